/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import {
  STATUS_GROUP_OF,
  transitionWorkOrder,
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderStepInput,
  workOrders,
} from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { COMMIT_TIME, change, creation, documentOf, existing, tampered, tick } from './documents';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { COMMENT, WORK_ORDER } from './samples';

const EARLIER = new Date('2026-11-19T10:00:00.000Z');
const someone = { uid: 'u-other', name: 'Ida Ohm' };
const RECORD = 'workOrders/r1';

function order(status: WorkOrderStatus, over: object = {}) {
  const started = { startedAt: EARLIER, firstResponseAt: EARLIER };
  const completed = { ...started, outcome: 'All done.', completedAt: EARLIER, completedBy: someone };
  const traces: Partial<Record<WorkOrderStatus, object>> = {
    inProgress: started,
    onHold: { ...started, waiting: { reason: 'parts', since: EARLIER }, heldMin: 5 },
    completed,
    verified: { ...completed, verifiedAt: EARLIER, verifiedBy: someone },
    cancelled: { cancelReason: 'Not needed' },
  };
  const values = { ...WORK_ORDER.values, ...traces[status], status, statusGroup: STATUS_GROUP_OF[status] };
  const checklist = Object.fromEntries(
    Object.entries(values.checklist).map(([id, item]) => [id, id === 'a' ? { ...item, value: true } : item]),
  );
  return existing<WorkOrder>({ ...values, checklist } as WorkOrder, { number: 'WO-2026-0001', ...over });
}
const stored = (before: ReturnType<typeof order>) => ({ [RECORD]: documentOf(before) });

/** What the app writes for a step of somebody. */
function step(
  by: Person,
  before: ReturnType<typeof order>,
  to: WorkOrderStatus,
  input: WorkOrderStepInput = {},
) {
  const all = { reason: 'Because.', waitingReason: 'parts', outcome: 'All done.', ...input } as const;
  const done = transitionWorkOrder(before, to, all, PEOPLE[by], NOW);
  if (!done.ok) throw new Error(done.message);
  return change(workOrders, PEOPLE[by], before, done.patch, {
    kind: 'status',
    ...(done.note && { note: done.note }),
  });
}

/** A step with something false about it. */
function falseStep(
  name: string,
  from: WorkOrderStatus,
  to: WorkOrderStatus,
  fields: object,
  { by = 'office', over = {}, input = {} }: { by?: Person; over?: object; input?: WorkOrderStepInput } = {},
): Attack {
  const before = order(from, over);
  const honest = step(by, before, to, input);
  return { name, by, stored: stored(before), honest, attack: tampered(honest, RECORD, fields) };
}

const GONE = { value: undefined };
const off = { crewIds: [], crewRefs: [] };

/** Completed by the office. */
const own = order('completed', { completedBy: { uid: PEOPLE.office.uid, name: PEOPLE.office.name } });

repel('steps of work orders', [
  falseStep('calls it closed while it is in work', 'scheduled', 'inProgress', { statusGroup: 'closed' }),
  falseStep('starts without noting when', 'scheduled', 'inProgress', { startedAt: GONE.value }),
  falseStep('starts last year', 'scheduled', 'inProgress', { startedAt: new Date('2025-11-20T09:00:00Z') }),
  falseStep('starts and changes the title', 'scheduled', 'inProgress', { title: 'Something else' }),
  falseStep('moves the start when work goes on', 'onHold', 'inProgress', { startedAt: NOW }),
  falseStep('waits without a reason', 'scheduled', 'onHold', { waiting: GONE.value }),
  falseStep('waits for something nobody knows', 'scheduled', 'onHold', {
    waiting: { reason: 'luck', since: NOW },
  }),
  falseStep('goes on and still waits', 'onHold', 'inProgress', { waiting: { reason: 'parts', since: NOW } }),
  falseStep('goes on and forgets the time on hold', 'onHold', 'inProgress', { heldMin: 0 }),
  falseStep('completes without an outcome', 'inProgress', 'completed', { outcome: GONE.value }),
  falseStep('completes in another name', 'inProgress', 'completed', { completedBy: someone }),
  falseStep('completes long ago', 'inProgress', 'completed', {
    completedAt: new Date('2020-01-01T00:00:00Z'),
  }),
  falseStep(
    'completes without the signature that is required',
    'inProgress',
    'completed',
    { signature: GONE.value },
    {
      over: { requireSignature: true },
      input: { signedBy: 'Rosa Klein' },
    },
  ),
  falseStep('signs with more than a name', 'inProgress', 'completed', {
    signature: { name: 'Rosa Klein', at: NOW, secret: 1 },
  }),
  falseStep('verifies in another name', 'completed', 'verified', { verifiedBy: someone }),
  falseStep('verifies and changes the outcome', 'completed', 'verified', { outcome: 'Better than it was.' }),
  falseStep('reopens and keeps who completed it', 'completed', 'inProgress', { completedBy: someone }),
  falseStep('cancels without a reason', 'draft', 'cancelled', { cancelReason: GONE.value }),
  falseStep('completes and changes the crew', 'inProgress', 'completed', off, { by: 'manager' }),
  falseStep(
    'completes and empties the checklist',
    'inProgress',
    'completed',
    { checklist: {} },
    { by: 'manager' },
  ),
  falseStep(
    'starts and moves the date',
    'scheduled',
    'inProgress',
    { plannedDay: '2027-01-01' },
    { by: 'manager' },
  ),
  falseStep('schedules without a lead', 'draft', 'scheduled', { leadId: '', leadName: GONE.value }),
  falseStep('schedules with no word on the lead', 'draft', 'scheduled', { leadId: GONE.value }),
  {
    name: 'reopens without saying why',
    by: 'office',
    stored: stored(order('completed')),
    honest: step('office', order('completed'), 'inProgress'),
    attack: tampered(step('office', order('completed'), 'inProgress'), 'events/event-r1-2', {
      note: undefined,
    }),
  },
  {
    name: 'calls a step an edit',
    by: 'office',
    stored: stored(order('scheduled')),
    honest: step('office', order('scheduled'), 'inProgress'),
    attack: tampered(step('office', order('scheduled'), 'inProgress'), 'events/event-r1-2', {
      kind: 'changed',
    }),
  },
  {
    name: 'verifies what it completed itself',
    by: 'office',
    twin: 'admin',
    stored: stored(own),
    honest: step('admin', own, 'verified'),
    attack: change(
      workOrders,
      PEOPLE.office,
      own,
      {
        status: 'verified',
        verifiedAt: NOW,
        verifiedBy: { uid: PEOPLE.office.uid, name: PEOPLE.office.name },
      },
      { kind: 'status' },
    ),
  },
  {
    name: 'takes a verified order back',
    by: 'office',
    twin: 'admin',
    stored: stored(order('verified')),
    honest: step('admin', order('verified'), 'completed'),
    attack: change(
      workOrders,
      PEOPLE.office,
      order('verified'),
      { status: 'completed', verifiedAt: undefined, verifiedBy: undefined },
      { kind: 'status', note: 'x' },
    ),
  },
  {
    name: 'starts an order of others',
    by: 'manager',
    twin: 'office',
    stored: stored(order('scheduled', off)),
    honest: step('office', order('scheduled', off), 'inProgress'),
    attack: change(
      workOrders,
      PEOPLE.manager,
      order('scheduled', off),
      { status: 'inProgress', statusGroup: 'active', startedAt: NOW, firstResponseAt: NOW },
      { kind: 'status' },
    ),
  },
  {
    name: 'joins the crew of others',
    by: 'manager',
    twin: 'office',
    stored: stored(order('scheduled', off)),
    honest: change(workOrders, PEOPLE.office, order('scheduled', off), {
      crewIds: ['e-manager'],
      crewRefs: [{ id: 'e-manager', name: 'Marek Wolny' }],
    }),
    attack: change(workOrders, PEOPLE.manager, order('scheduled', off), {
      crewIds: ['e-manager'],
      crewRefs: [{ id: 'e-manager', name: 'Marek Wolny' }],
    }),
  },
  {
    name: 'edits an order of its own crew',
    by: 'manager',
    twin: 'empty',
    stored: stored(order('scheduled')),
    honest: change(workOrders, PEOPLE.empty, order('scheduled'), WORK_ORDER.edit),
    attack: change(workOrders, PEOPLE.manager, order('scheduled'), WORK_ORDER.edit),
  },
  ...(['completed', 'verified', 'cancelled'] as const).flatMap((status) =>
    (['office', 'empty', 'manager'] as const).map((by) => ({
      name: `edits a ${status} order`,
      by,
      twin: 'admin' as const,
      stored: stored(order(status)),
      honest: change(workOrders, PEOPLE.admin, order(status), WORK_ORDER.edit),
      attack: change(workOrders, PEOPLE[by], order(status), WORK_ORDER.edit),
    })),
  ),
]);

const links = { w2: { kind: 'relatesTo', name: 'WO-2026-0002 Seals' } };
const linked = (by: Person, status: WorkOrderStatus, patch: object = { links }) =>
  change(workOrders, PEOPLE[by], order(status), patch);
const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`w${n}`, links.w2]));

repel('links between work orders', [
  {
    name: 'bring a title along on a closed order',
    by: 'office',
    stored: stored(order('verified')),
    honest: linked('office', 'verified'),
    attack: linked('office', 'verified', { links, title: 'Something else' }),
  },
  {
    name: 'bring a result along into the checklist of a closed order',
    by: 'office',
    stored: stored(order('completed')),
    honest: linked('office', 'completed', {
      links: { w2: { kind: 'followedBy', name: 'Follow-up', itemId: 'n' } },
    }),
    attack: linked('office', 'completed', { links, checklist: {} }),
  },
  {
    name: 'are set by the crew',
    by: 'manager',
    twin: 'empty',
    stored: stored(order('inProgress')),
    honest: linked('empty', 'inProgress'),
    attack: linked('manager', 'inProgress'),
  },
  {
    name: 'are more than can be shown',
    by: 'office',
    stored: stored(order('completed')),
    honest: linked('office', 'completed'),
    attack: linked('office', 'completed', { links: many }),
  },
]);

const ticked = (by: Person, before = order('inProgress'), item = 'n', fields: object = { value: 2.5 }) =>
  tick(workOrders, PEOPLE[by], before, item, fields);

/** An item filled in with something false about it. */
function falseTick(
  name: string,
  fields: object,
  { by = 'office', item = 'n' }: { by?: Person; item?: string } = {},
): Attack {
  const before = order('inProgress');
  const honest = ticked(by, before, item, item === 'n' ? { value: 2.5 } : { note: 'x' });
  const checklist = (honest[RECORD] as WorkOrder).checklist;
  const entry = { ...checklist[item], ...fields };
  return {
    name,
    by,
    stored: stored(before),
    honest,
    attack: tampered(honest, RECORD, { checklist: { ...checklist, [item]: entry } }),
  };
}
const honestTick = ticked('office');
const { 'events/event-r1-tick': _entry, ...untold } = honestTick;

repel('checklist items', [
  falseTick('is filled in by another', { by: someone }),
  falseTick('was filled in long ago', { at: EARLIER }),
  falseTick('asks something else', { label: 'Never mind' }, { by: 'manager' }),
  falseTick('is no longer required', { required: false }, { item: 'a' }),
  falseTick('is of another kind', { kind: 'text', value: 'x' }),
  falseTick('holds a text for a number', { value: 'much' }),
  falseTick('holds an answer nobody offered', { value: 'perhaps' }, { item: 'p' }),
  falseTick('holds a novel', { note: 'x'.repeat(501) }),
  {
    name: 'is told to nobody',
    by: 'office',
    stored: stored(order('inProgress')),
    honest: honestTick,
    attack: untold,
  },
  {
    name: 'brings another along',
    by: 'manager',
    stored: stored(order('inProgress')),
    honest: ticked('manager'),
    attack: tampered(ticked('manager'), RECORD, {
      checklist: {
        ...(ticked('manager')[RECORD] as WorkOrder).checklist,
        a: { ...order('draft').checklist.a, value: false },
      },
    }),
  },
  {
    name: 'brings a title along',
    by: 'manager',
    stored: stored(order('inProgress')),
    honest: ticked('manager'),
    attack: tampered(ticked('manager'), RECORD, { title: 'Something else' }),
  },
  {
    name: 'is told of another item',
    by: 'office',
    stored: stored(order('inProgress')),
    honest: honestTick,
    attack: tampered(honestTick, 'events/event-r1-tick', { changes: [{ path: 'checklist.a.value' }] }),
  },
  {
    name: 'belongs to an order of others',
    by: 'manager',
    twin: 'office',
    stored: stored(order('inProgress', off)),
    honest: ticked('office', order('inProgress', off)),
    attack: ticked('manager', order('inProgress', off)),
  },
  ...(['completed', 'verified', 'cancelled'] as const).map((status) => ({
    name: `belongs to a ${status} order`,
    by: 'office' as const,
    stored: stored(order(status)),
    honest: change(workOrders, PEOPLE.admin, order(status), WORK_ORDER.edit),
    twin: 'admin' as const,
    attack: ticked('office', order(status)),
  })),
]);

const w1 = { 'workOrders/w1': documentOf(order('scheduled', { id: 'w1' })) };
const said = creation(COMMENT.kind, PEOPLE.manager, 'k1', COMMENT.values, { kind: 'comment' });
const COMMENT_PATH = 'workOrders/w1/comments/k1';
const falseComment = (name: string, fields: object): Attack => ({
  name,
  by: 'manager',
  stored: w1,
  honest: said,
  attack: tampered(said, COMMENT_PATH, fields),
});

repel('comments', [
  falseComment('speak in another name', { createdBy: someone }),
  falseComment('are of long ago', { createdAt: EARLIER }),
  falseComment('belong to another order', { workOrderRef: { id: 'w2', name: 'x' } }),
  falseComment('are put on another customer', { customerId: 'c2' }),
  falseComment('are put on another site', { siteId: 's2' }),
  falseComment('say nothing', { body: '' }),
  falseComment('have no end', { body: 'x'.repeat(4001) }),
  falseComment('were edited before they were written', { editedAt: COMMIT_TIME }),
  {
    name: "are put into another's mouth later",
    by: 'manager',
    stored: { ...w1, [COMMENT_PATH]: documentOf(existing(COMMENT.values, { id: 'k1' })) },
    honest: creation(COMMENT.kind, PEOPLE.manager, 'k2', COMMENT.values, { kind: 'comment' }),
    attack: change(COMMENT.kind, PEOPLE.manager, existing(COMMENT.values, { id: 'k1' }), COMMENT.edit),
  },
  {
    name: 'disappear',
    by: 'admin',
    stored: { ...w1, [COMMENT_PATH]: documentOf(existing(COMMENT.values, { id: 'k1' })) },
    honest: creation(COMMENT.kind, PEOPLE.admin, 'k2', COMMENT.values, { kind: 'comment' }),
    attack: { [COMMENT_PATH]: undefined },
  },
]);
