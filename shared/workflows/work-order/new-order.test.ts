import type { WorkOrderInput } from '@fm/domain/work-order';
import { envelope, values, withOrder } from './order-fixture';

const TIME = { plannedDay: '2026-11-24', plannedFrom: '09:00', plannedTo: '11:00' };
const LEAD = { leadRef: { id: 'marek', name: 'Marek Wolny' } };

/** Creates an order from what the form holds, and gives what is stored. */
async function made(typed: Partial<WorkOrderInput>) {
  const { ask, database } = withOrder();
  database.put('employees/marek', { displayName: 'Marek Wolny', status: 'active', ...envelope });
  const input = { id: 'w2', values: values(typed), base: null };
  expect(await ask('office', 'workOrders.save', input)).toMatchObject({ ok: true });
  return database.at('workOrders/w2');
}

describe('a new work order', () => {
  it('is scheduled where it has its lead and its time', async () => {
    expect(await made({ ...LEAD, ...TIME })).toMatchObject({ status: 'scheduled', statusGroup: 'open' });
  });

  it.each([
    ['a lead', TIME],
    ['a time', LEAD],
  ])('is a draft without %s', async (_, typed) => {
    expect(await made(typed)).toMatchObject({ status: 'draft', statusGroup: 'open' });
  });

  it('stays a draft that gets both later: there it is one who schedules', async () => {
    const { ask, database, order } = withOrder({ status: 'draft' });
    database.put('employees/marek', { displayName: 'Marek Wolny', status: 'active', ...envelope });
    const input = { id: 'w1', values: values({ ...LEAD, ...TIME }), base: order() };
    expect(await ask('office', 'workOrders.save', input)).toMatchObject({ ok: true });
    expect(order().status).toBe('draft');
  });
});
