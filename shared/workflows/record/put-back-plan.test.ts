import { envelope, withOrder } from '../work-order/order-fixture';

const day = '2026-11-24';
const start = new Date('2026-11-24T08:00:00Z');
const end = new Date('2026-11-24T10:00:00Z');

/** An order that Marek leads, planned until it was taken off its day, and who Marek is now. */
function withPlanTakenOff(person: object) {
  const door = withOrder();
  const { database } = door;
  database.put('employees/marek', {
    displayName: 'Marek Wolny',
    status: 'active',
    ...person,
    ...envelope,
  });
  database.put('events/e1', {
    at: new Date('2026-11-20T08:00:00Z'),
    kind: 'changed',
    entity: { type: 'workOrder', id: 'w1', label: 'W' },
    changes: [
      { path: 'plannedStart', from: start, to: null },
      { path: 'plannedEnd', from: end, to: null },
      { path: 'plannedDay', from: day, to: null },
    ],
  });
  const input = { type: 'workOrder', id: 'w1', entryIds: ['e1'], batchId: 'b1' };
  return { ...door, back: () => door.ask('office', 'records.putBack', input) };
}

describe('putting back a plan', () => {
  it('that something speaks against by now is left to the form, which asks why', async () => {
    const { back, order } = withPlanTakenOff({ absences: [{ kind: 'sick', from: day, to: day }] });
    expect(await back()).toMatchObject({
      failure: { kind: 'invalid', message: expect.stringContaining('Plan the order in its form') },
    });
    expect(order().plannedDay).toBeUndefined();
  });

  it('that nothing speaks against plans the order as it was', async () => {
    const { back, order } = withPlanTakenOff({});
    expect(await back()).toMatchObject({ ok: true });
    expect(order()).toMatchObject({ plannedDay: day, plannedStart: start });
  });
});
