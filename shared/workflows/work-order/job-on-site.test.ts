import type { WorkOrder } from '@fm/domain/work-order';
import { now, withOrder, working } from './order-fixture';

const by = { uid: 'office', name: 'Olga Brandt' };

const office = {
  name: 'Filter F7',
  unit: 'pcs',
  qtyMilli: 2000,
  priceMinor: 4999,
  taxBp: 700,
  billable: true,
};

const check = { kind: 'check' as const, label: 'Filter replaced', order: 0, required: true };

describe('filling in a checklist', () => {
  const number = { kind: 'number' as const, label: 'Pressure', order: 1, required: false };
  const choice = { kind: 'choice' as const, label: 'Type', order: 2, required: false, options: ['F7'] };
  const fill = (itemId: string, fields: object) => ({ workOrderId: 'w1', itemId, fields });

  it('adds no items, changes none, and takes what fits the item alone', async () => {
    const { ask, order } = withOrder({ ...working, checklist: { a: check, n: number, c: choice } });
    for (const [item, fields] of [
      ['new', { value: true }],
      ['a', { value: 'x' }],
      ['c', { value: 'F9' }],
      ['a', { unit: 'bar' }],
    ] as const)
      expect(await ask('manager', 'workOrders.fillItem', fill(item, fields))).toMatchObject({ ok: false });
    expect(
      await ask('manager', 'workOrders.fillItem', fill('n', { value: 2, label: 'Forged', order: 9 })),
    ).toMatchObject({ ok: true });
    expect(order().checklist.n).toMatchObject({
      value: 2,
      label: 'Pressure',
      order: 1,
      by: { uid: 'manager' },
    });
  });
});

describe('completing a job whose checklist asks for a text', () => {
  const text = { kind: 'text' as const, label: 'Reading', order: 0, required: true };
  const complete = { id: 'w1', to: 'completed' as const, input: { outcome: 'Done.' } };

  it.each([' ', '\u200b', '\u2800'])('is not done with %j, where there is nothing to see', async (value) => {
    const { ask, order } = withOrder({ ...working, checklist: { a: text } });
    const fill = (typed: string) =>
      ask('manager', 'workOrders.fillItem', { workOrderId: 'w1', itemId: 'a', fields: { value: typed } });
    await fill(value);
    expect(await ask('manager', 'workOrders.transition', complete)).toMatchObject({ ok: false });
    expect(order()).toMatchObject({ status: 'inProgress' });
    expect(await fill('23 bar')).toMatchObject({ ok: true });
    expect(await ask('manager', 'workOrders.transition', complete)).toMatchObject({ ok: true });
  });
});

describe('parts of an order and its crew', () => {
  const part = { order: 0, ...office, by };
  const save = (fields: object) => ({
    workOrderId: 'w1',
    id: 'f',
    kind: 'parts' as const,
    fields: { ...office, ...fields },
  });

  it('leave the office what it wrote: the crew says how much was used', async () => {
    const { ask, order } = withOrder({ ...working, parts: { f: part } });
    expect(
      await ask(
        'manager',
        'workOrders.saveLine',
        save({ name: 'Forged', qtyMilli: 3000, priceMinor: 1, taxBp: 0, billable: false }),
      ),
    ).toMatchObject({ ok: true });
    expect(order().parts?.f).toMatchObject({ ...office, qtyMilli: 3000, by });
  });

  it.each([
    ['signed by the office', part],
    ['of an offer, which nobody signed', { ...part, by: undefined }],
  ])(
    'are not removed by the crew, also not in two steps: one %s',
    async (_words, { priceMinor: _, ...free }) => {
      const { ask, order } = withOrder({ ...working, parts: { f: free } });
      const remove = { workOrderId: 'w1', id: 'f', kind: 'parts' as const };
      await ask('manager', 'workOrders.saveLine', save({ qtyMilli: 1000 }));
      expect(await ask('manager', 'workOrders.removeLine', remove)).toMatchObject({
        ok: false,
        failure: { kind: 'refused' },
      });
      expect(await ask('office', 'workOrders.removeLine', remove)).toMatchObject({ ok: true });
      expect(order().parts).toEqual({});
    },
  );

  it('that the crew adds get the usual tax, and go again', async () => {
    const { ask, order } = withOrder(working);
    await ask('manager', 'workOrders.saveLine', save({ taxBp: 0 }));
    expect(order().parts?.f).toMatchObject({ taxBp: 1900, billable: true, by: { uid: 'manager' } });
    expect(order().parts?.f).not.toHaveProperty('priceMinor');
    expect(
      await ask('manager', 'workOrders.removeLine', { workOrderId: 'w1', id: 'f', kind: 'parts' }),
    ).toMatchObject({ ok: true });
  });
});

describe('a signature', () => {
  const sign = (signedBy: string) => ({ id: 'w1', signedBy });

  it('may be given anew while the work goes on, and stays once it is completed', async () => {
    const { ask, order, database } = withOrder(working);
    for (const name of ['Rosa', 'Rosa Klein'])
      expect(await ask('manager', 'workOrders.sign', sign(name))).toMatchObject({ ok: true });
    expect(database.all('events').filter(({ data }) => data.kind === 'signed')).toHaveLength(2);
    await ask('manager', 'workOrders.transition', { id: 'w1', to: 'completed', input: { outcome: 'Done.' } });
    expect(await ask('office', 'workOrders.sign', sign('Somebody'))).toMatchObject({ ok: false });
    expect(order().signature).toEqual({ name: 'Rosa Klein', at: now });
  });
});

describe('how to get in at a site (B15)', () => {
  const near = { ...working, plannedStart: now };
  const ask = (uid: string, over: Partial<WorkOrder>) => {
    const door = withOrder(over);
    const site = door.database.at('sites/s1');
    door.database.put('sites/s1', { ...site, access: 'Key box 4711' });
    return door.ask(uid, 'workOrders.readAccess', { id: 'w1' });
  };

  it('is told to the office, and to the crew of a job that is near', async () => {
    for (const uid of ['admin', 'office', 'empty', 'manager'])
      expect(await ask(uid, near)).toMatchObject({ ok: true, value: 'Key box 4711' });
  });

  it('is not kept in an answer, which would tell it again to who is off the job', async () => {
    const { ask: send, database } = withOrder(near);
    database.put('sites/s1', { ...database.at('sites/s1'), access: 'Key box 4711' });
    const know = () => send('manager', 'workOrders.readAccess', { id: 'w1' }, 'once');
    for (let times = 0; times < 2; times += 1)
      expect(await know()).toMatchObject({ ok: true, value: 'Key box 4711' });
    expect(database.all('users/manager/commands')).toEqual([]);
    database.put('workOrders/w1', { ...database.at('workOrders/w1'), leadId: 'olga' });
    expect(await know()).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  it('is told to nobody else', async () => {
    const denied = { ok: false, failure: { kind: 'refused' } };
    expect(await ask('manager', { ...near, leadId: 'olga' })).toMatchObject(denied);
    const later = new Date(now.getTime() + 8 * 86_400_000);
    expect(await ask('manager', { ...near, plannedStart: later })).toMatchObject(denied);
    expect(await ask('manager', { ...near, status: 'verified', statusGroup: 'closed' })).toMatchObject(
      denied,
    );
  });
});
