import type { Actor, Stored } from '../record';
import { transitionWorkOrder, undoWorkOrder, type WorkOrder, type WorkOrderStatus } from './index';

const office: Actor = { uid: 'u1', name: 'Olga Brandt', role: 'office' };
const crew: Actor = { uid: 'u2', name: 'Marek Wolny', role: 'manager', employeeId: 'e2' };

const order = (status: WorkOrderStatus, fields: Partial<WorkOrder> = {}) =>
  ({
    id: 'w1',
    title: 'Boiler',
    status,
    leadId: 'e2',
    crewIds: [],
    checklist: {},
    timezone: 'Europe/Berlin',
    ...(status === 'draft' ? {} : { plannedStart: new Date(0) }),
    ...(status === 'onHold' && { waiting: { reason: 'parts', since: new Date(0) } }),
    ...fields,
  }) as Stored<WorkOrder>;

describe('taking the status change of an order back', () => {
  it.each([
    ['draft', 'scheduled'],
    ['scheduled', 'onHold'],
    ['inProgress', 'onHold'],
    ['onHold', 'scheduled'],
    ['onHold', 'inProgress'],
    ['inProgress', 'completed'],
  ] as const)('leads from %s over %s back by an allowed transition', (status, to) => {
    const before = order(status);
    const [back] = undoWorkOrder(before, to, {}, office) ?? [];
    const moved = order(to, { plannedStart: new Date(0), waiting: undefined });
    expect(back && transitionWorkOrder(moved, back.to, back.input, office, new Date())).toMatchObject({
      ok: true,
      patch: { status },
    });
  });

  it('is not offered where no transition leads back', () => {
    expect(undoWorkOrder(order('scheduled'), 'inProgress', {}, office)).toBeUndefined();
    expect(undoWorkOrder(order('scheduled'), 'cancelled', {}, office)).toBeUndefined();
  });

  it('is not offered to who may not make the transition back', () => {
    expect(undoWorkOrder(order('inProgress'), 'completed', {}, crew)).toBeUndefined();
    expect(undoWorkOrder(order('inProgress'), 'onHold', {}, crew)).toBeDefined();
  });

  it('is not offered where more happened than the status says', () => {
    expect(undoWorkOrder(order('inProgress'), 'completed', { carryRest: true }, office)).toBeUndefined();
    expect(
      undoWorkOrder(order('inProgress', { occurrenceId: 'p_1' }), 'completed', {}, office),
    ).toBeUndefined();
    expect(
      undoWorkOrder(order('draft', { plannedStart: new Date(0) }), 'scheduled', {}, office),
    ).toBeUndefined();
  });
});
