/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import {
  transitionWorkOrder,
  type WorkOrderStatus,
  type WorkOrderStepInput,
  workOrders,
} from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { NO_CREW, order, RECORD, someone, stored } from './attacked-order';
import { change, tampered } from './documents';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { WORK_ORDER } from './samples';

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
  falseStep('completes and changes the crew', 'inProgress', 'completed', NO_CREW, { by: 'manager' }),
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
    stored: stored(order('scheduled', NO_CREW)),
    honest: step('office', order('scheduled', NO_CREW), 'inProgress'),
    attack: change(
      workOrders,
      PEOPLE.manager,
      order('scheduled', NO_CREW),
      { status: 'inProgress', statusGroup: 'active', startedAt: NOW, firstResponseAt: NOW },
      { kind: 'status' },
    ),
  },
  {
    name: 'joins the crew of others',
    by: 'manager',
    twin: 'office',
    stored: stored(order('scheduled', NO_CREW)),
    honest: change(workOrders, PEOPLE.office, order('scheduled', NO_CREW), {
      crewIds: ['e-manager'],
      crewRefs: [{ id: 'e-manager', name: 'Marek Wolny' }],
    }),
    attack: change(workOrders, PEOPLE.manager, order('scheduled', NO_CREW), {
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
