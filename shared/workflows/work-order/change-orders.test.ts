import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import type { CommandInput } from '../commands';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
type Change = CommandInput<'workOrders.changeMany'>['change'];

/** A door with two planned orders, one that has begun and a closed one. */
function withOrders() {
  const door = openTestDoor(now);
  const put = (id: string, over: Partial<WorkOrder>, more: object = {}) =>
    door.database.put(`workOrders/${id}`, {
      ...workOrderToRecord({
        ...emptyWorkOrder(),
        title: `Order ${id}`,
        customerRef: { id: 'k1', name: 'Elbe Clinic' },
        siteRef: { id: 's1', name: 'North' },
      }),
      leadId: 'olga',
      leadName: 'Olga Brandt',
      timezone: 'Europe/Berlin',
      plannedStart: new Date('2026-12-01T07:00:00Z'),
      plannedEnd: new Date('2026-12-01T09:00:00Z'),
      trashed: false,
      rev: 1,
      ...over,
      ...more,
    });
  put('w1', { status: 'scheduled', statusGroup: 'open' });
  put('w2', { status: 'scheduled', statusGroup: 'open' });
  put('begun', { status: 'inProgress', statusGroup: 'active' } as Partial<WorkOrder>);
  put('closed', { status: 'cancelled', statusGroup: 'closed' } as Partial<WorkOrder>);
  put('gone', { status: 'scheduled', statusGroup: 'open' }, { trashed: true });
  door.database.put('employees/marek', { displayName: 'Marek Wolny', trashed: false });
  const change = (uid: string, to: Change, ids: string[] = ['w1', 'w2'], id?: string) =>
    door.ask(uid, 'workOrders.changeMany', { ids, batchId: 'b1', change: to, note: 'Crew is ill' }, id);
  return { ...door, put, change, at: (id: string) => door.database.at(`workOrders/${id}`) };
}

const high: Change = { to: 'priority', priority: 'high' };

describe('changing many work orders', () => {
  it('shifts planned work by days, once however often it is sent', async () => {
    const { change, at, database } = withOrders();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await change('office', { to: 'shift', days: 2 }, ['w1', 'w2'], 'x')).toMatchObject({
        ok: true,
        value: { failed: [] },
      });
    for (const id of ['w1', 'w2'])
      expect(at(id)).toMatchObject({ plannedStart: new Date('2026-12-03T07:00:00Z'), rev: 2 });
    expect(database.all('events').map(({ data }) => data.note)).toEqual(['Crew is ill', 'Crew is ill']);
  });

  it('moves to one day, but not what has begun, is over or in the trash', async () => {
    const { change, at } = withOrders();
    const answer = await change('office', { to: 'day', day: '2026-12-08' }, [
      'begun',
      'closed',
      'gone',
      'w1',
    ]);
    expect(answer).toMatchObject({
      value: {
        failed: [
          { at: 0, failure: { message: 'The work has begun.' } },
          { at: 1, failure: { message: 'It is closed.' } },
          { at: 2, failure: { message: 'It is in the trash.' } },
        ],
      },
    });
    expect(at('w1')).toMatchObject({ plannedStart: new Date('2026-12-08T07:00:00Z') });
    expect(at('begun')).toMatchObject({ rev: 1 });
  });

  it('gives a closed order another priority for an administrator alone', async () => {
    const { change, at } = withOrders();
    expect(await change('office', high, ['closed', 'w1'])).toMatchObject({
      value: { failed: [{ at: 0, failure: { message: 'It is closed. Reopen it to change it.' } }] },
    });
    expect([at('closed')?.rev, at('w1')?.priority]).toEqual([1, 'high']);
    expect(await change('admin', high, ['closed'])).toMatchObject({ value: { failed: [] } });
    expect(at('closed')).toMatchObject({ priority: 'high' });
  });

  it('takes the name of a lead from the employee, who has to be there', async () => {
    const { change, at } = withOrders();
    expect(await change('office', { to: 'lead', leadId: 'nobody' })).toMatchObject({
      failure: { kind: 'invalid' },
    });
    await change('office', { to: 'lead', leadId: 'marek' });
    expect(at('w1')).toMatchObject({ leadId: 'marek', leadName: 'Marek Wolny' });
  });

  it('takes the lead away from a draft, not from a scheduled job', async () => {
    const { change, at, put } = withOrders();
    put('draft', { status: 'draft', statusGroup: 'open' });
    expect(await change('office', { to: 'lead', leadId: null }, ['w1', 'draft'])).toMatchObject({
      value: { failed: [{ at: 0, failure: { fields: { leadId: expect.any(String) } } }] },
    });
    expect([at('w1')?.leadId, at('draft')?.leadId]).toEqual(['olga', '']);
  });

  it.each(['manager', 'disabled'])('is nothing that a %s does', async (uid) => {
    const { change, at } = withOrders();
    expect(await change(uid, high)).toMatchObject({ failure: { kind: 'refused' } });
    expect(at('w1')).toMatchObject({ rev: 1 });
  });
});
