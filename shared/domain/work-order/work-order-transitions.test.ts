import * as v from 'valibot';
import { type Actor, ref } from '../record';
import { ADMIN_ACTOR, MANAGER_ACTOR, NO_ROLE, NOW, OFFICE, storedRecord } from '../testing/record-fixture';
import {
  type ChecklistItem,
  STATUS_GROUP_OF,
  transitionWorkOrder,
  WORK_ORDER_STATUSES,
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderTransitionFields,
  workOrderSchema,
} from './index';

const place = v.parse(ref, { id: 'x', name: 'X' });
const order = (over: Partial<WorkOrder> = {}) => {
  const status = over.status ?? 'draft';
  return storedRecord<WorkOrder>({
    title: 'Check boiler',
    type: 'corrective',
    status,
    statusGroup: STATUS_GROUP_OF[status],
    priority: 'normal',
    customerRef: place,
    siteRef: place,
    leadId: 'e-lead',
    leadName: 'Lea',
    crewRefs: [],
    crewIds: [],
    timezone: 'Europe/Berlin',
    plannedStart: NOW,
    plannedDay: '2026-11-20',
    dueSort: '9999-12-31',
    checklist: {},
    requireSignature: false,
    ...over,
  });
};

const input: WorkOrderTransitionFields = {
  reason: 'So',
  waitingReason: 'parts',
  outcome: 'Fixed',
  signedBy: 'Kay',
};
const allowed = (from: WorkOrderStatus, actor: Actor, over: Partial<WorkOrder> = {}) =>
  WORK_ORDER_STATUSES.filter(
    (to) => transitionWorkOrder(order({ status: from, ...over }), to, input, actor, NOW).ok,
  );

describe('the states of a work order', () => {
  const byStaff: [WorkOrderStatus, WorkOrderStatus[]][] = [
    ['draft', ['scheduled', 'cancelled']],
    ['scheduled', ['draft', 'inProgress', 'onHold', 'cancelled']],
    ['inProgress', ['onHold', 'completed']],
    ['onHold', ['scheduled', 'inProgress', 'cancelled']],
    ['completed', ['inProgress', 'verified']],
    ['verified', []],
    ['cancelled', []],
  ];
  it.each(byStaff)('lead for staff from %s to %j', (from, to) => {
    expect(allowed(from, OFFICE)).toEqual(to);
    expect(allowed(from, NO_ROLE)).toEqual(to);
  });

  it.each(byStaff)('lead for an admin from %s to %j, and back from verified', (from, to) => {
    expect(allowed(from, ADMIN_ACTOR)).toEqual(from === 'verified' ? ['completed'] : to);
  });

  it.each<[WorkOrderStatus, WorkOrderStatus[]]>([
    ['draft', []],
    ['scheduled', ['inProgress', 'onHold']],
    ['inProgress', ['onHold', 'completed']],
    ['onHold', ['scheduled', 'inProgress']],
    ['completed', []],
    ['verified', []],
    ['cancelled', []],
  ])('lead for a manager on the crew from %s to %j, elsewhere nowhere', (from, to) => {
    expect(allowed(from, MANAGER_ACTOR, { crewIds: ['e-manager'] })).toEqual(to);
    expect(allowed(from, MANAGER_ACTOR, { leadId: 'e-manager' })).toEqual(to);
    expect(allowed(from, MANAGER_ACTOR)).toEqual([]);
  });

  it('never let somebody verify what they completed', () => {
    const completedBy = { uid: OFFICE.uid, name: OFFICE.name };
    expect(allowed('completed', OFFICE, { completedBy })).toEqual(['inProgress']);
  });
});

describe('a transition of a work order', () => {
  const take = (
    from: WorkOrderStatus,
    to: WorkOrderStatus,
    given: WorkOrderTransitionFields,
    over: Partial<WorkOrder> = {},
  ) => transitionWorkOrder(order({ status: from, ...over }), to, given, OFFICE, NOW);
  const patch = (...args: Parameters<typeof take>) => {
    const result = take(...args);
    return result.ok ? result.patch : result;
  };

  it.each(WORK_ORDER_STATUSES)('to %s moves the group along', (to) => {
    const from = WORK_ORDER_STATUSES.find((candidate) => allowed(candidate, ADMIN_ACTOR).includes(to));
    const result = transitionWorkOrder(order({ status: from ?? 'draft' }), to, input, ADMIN_ACTOR, NOW);
    expect(result.ok && result.patch.statusGroup).toBe(STATUS_GROUP_OF[to]);
  });

  it('to scheduled needs a lead and a planned start', () => {
    const result = take('draft', 'scheduled', {}, { leadId: '', plannedStart: undefined });
    expect(result.ok ? [] : Object.keys(result.fields ?? {})).toEqual(['leadId', 'plannedStart']);
  });

  it('back to draft gives up the planned time', () => {
    expect(patch('scheduled', 'draft', {})).toEqual({
      status: 'draft',
      statusGroup: 'open',
      plannedStart: undefined,
      plannedEnd: undefined,
      plannedDay: undefined,
    });
  });

  it('to in progress notes the first start and the first response once', () => {
    expect(patch('scheduled', 'inProgress', {})).toMatchObject({ startedAt: NOW, firstResponseAt: NOW });
    const startedAt = new Date(0);
    expect(patch('onHold', 'inProgress', {}, { startedAt, firstResponseAt: startedAt })).toMatchObject({
      startedAt,
      firstResponseAt: startedAt,
    });
  });

  it('on hold says what it waits for, and leaving it counts the minutes', () => {
    expect(
      patch('inProgress', 'onHold', { waitingReason: 'parts', waitingUntil: '2026-11-25' }),
    ).toMatchObject({
      waiting: { reason: 'parts', until: '2026-11-25', since: NOW },
    });
    expect(take('inProgress', 'onHold', {})).toMatchObject({
      ok: false,
      fields: { waitingReason: expect.any(String) },
    });
    const waiting = { reason: 'parts' as const, since: new Date(NOW.getTime() - 90 * 60_000) };
    expect(patch('onHold', 'inProgress', {}, { waiting, heldMin: 10 })).toMatchObject({
      waiting: undefined,
      heldMin: 100,
    });
  });

  it('to completed needs an outcome, required checks and a signature where one is wanted', () => {
    const item: ChecklistItem = { kind: 'check', label: 'Pressure', order: 0, required: true, value: false };
    const over: Partial<WorkOrder> = { checklist: { a: item }, requireSignature: true };
    const refused = take('inProgress', 'completed', {}, over);
    expect(refused.ok ? [] : Object.keys(refused.fields ?? {})).toEqual(['checklist', 'outcome', 'signedBy']);
    const done = { ...over, checklist: { a: { ...item, value: true } } };
    expect(patch('inProgress', 'completed', { outcome: 'Fixed', signedBy: 'Kay' }, done)).toMatchObject({
      outcome: 'Fixed',
      completedAt: NOW,
      completedBy: { uid: OFFICE.uid, name: OFFICE.name },
      signature: { name: 'Kay', at: NOW },
    });
  });

  it('back from completed asks why and takes back who completed it', () => {
    expect(take('completed', 'inProgress', { reason: ' ' })).toMatchObject({ ok: false });
    expect(patch('completed', 'inProgress', { reason: 'Leaks' })).toMatchObject({ completedAt: undefined });
    expect(take('completed', 'inProgress', { reason: 'Leaks' })).toMatchObject({ note: 'Leaks' });
  });

  it('to cancelled keeps the reason on the record', () => {
    expect(patch('draft', 'cancelled', { reason: 'Sold' })).toMatchObject({ cancelReason: 'Sold' });
    expect(take('draft', 'cancelled', {})).toMatchObject({
      ok: false,
      fields: { reason: expect.any(String) },
    });
  });

  it('always leads to a record its schema takes', () => {
    for (const from of WORK_ORDER_STATUSES) {
      for (const to of WORK_ORDER_STATUSES) {
        const before = order({ status: from });
        const result = transitionWorkOrder(before, to, input, ADMIN_ACTOR, NOW);
        if (result.ok)
          expect(v.safeParse(workOrderSchema, { ...before, ...result.patch }).success).toBe(true);
      }
    }
  });
});

describe('a scheduled work order', () => {
  it('cannot lose its planned start or its lead by an edit', () => {
    const issues = (over: Partial<WorkOrder>) =>
      v
        .safeParse(workOrderSchema, order({ status: 'scheduled', ...over }))
        .issues?.map((issue) => v.getDotPath(issue));
    expect(issues({})).toBeUndefined();
    expect(issues({ plannedStart: undefined })).toEqual(['plannedDay']);
    expect(issues({ leadId: '' })).toEqual(['leadId']);
  });
});
