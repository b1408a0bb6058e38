import { emptyLabour } from '@fm/domain/labour';
import type { WorkOrder } from '@fm/domain/work-order';
import { withOrder, working } from '../work-order/order-fixture';

const MAREK = { id: 'marek', name: 'Marek Wolny' };
const OLGA = { id: 'olga', name: 'Olga Brandt' };
const time = (employeeRef = MAREK, over: object = {}) => ({
  ...emptyLabour(employeeRef, '2026-11-19'),
  minutes: 30,
  ...over,
});

/** A door with an order that Marek leads, and what can be done to the times on it. */
function withTimes(over: Partial<WorkOrder> = working) {
  const door = withOrder(over);
  const save = (uid: string, id: string, values = time(), base: object | null = null) =>
    door.ask(uid, 'labour.save', { workOrderId: 'w1', id, values, base: base as null });
  const at = (id: string) => door.database.at(`workOrders/w1/labour/${id}`);
  const to = (uid: string, what: 'remove' | 'restore', id: string) =>
    door.ask(uid, `labour.${what}`, { workOrderId: 'w1', id });
  const rates = () => door.database.at('workOrders/w1/private/labour')?.rates;
  return { ...door, save, at, to, rates };
}

describe('time on a job', () => {
  it.each(['admin', 'office', 'empty'])(
    'is noted by %s for everybody, with names from the records',
    async (uid) => {
      const { save, at, rates } = withTimes();
      expect(await save(uid, 'l1', time({ ...MAREK, name: 'Forged' }))).toMatchObject({ ok: true });
      expect(at('l1')).toMatchObject({ employeeRef: MAREK, minutes: 30, workOrderRef: { id: 'w1' } });
      expect(rates()).toEqual({ l1: 2000 });
    },
  );

  it('is noted by the crew for themselves alone', async () => {
    const { save, at } = withTimes();
    expect(await save('manager', 'l1')).toMatchObject({ ok: true });
    expect(await save('manager', 'l2', time(OLGA))).toMatchObject({ failure: { kind: 'refused' } });
    expect(at('l2')).toBeUndefined();
    const foreign = withTimes({ ...working, leadId: 'olga' });
    expect(await foreign.save('manager', 'l1')).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await withTimes().save('disabled', 'l1')).toMatchObject({ failure: { kind: 'refused' } });
  });

  it('is changed against what the form was filled with, and keeps its person', async () => {
    const { save, at } = withTimes();
    await save('office', 'l1');
    const base = at('l1') ?? {};
    expect(await save('admin', 'l1', time(MAREK, { note: 'Ladder.' }), base)).toMatchObject({ ok: true });
    expect(await save('office', 'l1', time(MAREK, { minutes: 45 }), base)).toMatchObject({ ok: true });
    expect(at('l1')).toMatchObject({ minutes: 45, note: 'Ladder.' });
    expect(await save('office', 'l1', time(OLGA), at('l1'))).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await save('office', 'none', time(), base)).toMatchObject({ failure: { kind: 'missing' } });
  });

  it('of one person on one day is no more than a day, on whichever orders', async () => {
    const { save, database, to } = withTimes();
    database.put('workOrders/w2/labour/l0', {
      ...time(MAREK, { minutes: 1000 }),
      workOrderRef: { id: 'w2', name: 'Other' },
      rev: 1,
      trashed: false,
    });
    const tooMuch = { ok: false, failure: { kind: 'invalid', fields: { minutes: expect.any(String) } } };
    expect(await save('office', 'l1', time(MAREK, { minutes: 441 }))).toMatchObject(tooMuch);
    expect(await save('office', 'l1', time(MAREK, { minutes: 440 }))).toMatchObject({ ok: true });
    expect(await save('office', 'l2')).toMatchObject(tooMuch);
    expect(await save('office', 'l3', time(OLGA, { minutes: 1440 }))).toMatchObject({ ok: true });
    expect(await save('office', 'l4', time(MAREK, { day: '2026-11-18', minutes: 1440 }))).toMatchObject({
      ok: true,
    });
    await to('office', 'remove', 'l1');
    expect(await save('office', 'l2')).toMatchObject({ ok: true });
  });

  it('comes back only to a day that still has room: taken away, noted anew and restored, a day had 48 hours', async () => {
    const { save, to, at } = withTimes();
    const day = time(MAREK, { minutes: 1440 });
    await save('manager', 'l1', day);
    await to('manager', 'remove', 'l1');
    expect(await save('manager', 'l2', day)).toMatchObject({ ok: true });
    expect(await to('manager', 'restore', 'l1')).toMatchObject({ failure: { kind: 'invalid' } });
    expect(at('l1')).toMatchObject({ trashed: true });
    await to('manager', 'remove', 'l2');
    expect(await to('manager', 'restore', 'l1')).toMatchObject({ ok: true });
  });

  it.each([
    ['how much its day has left, as fields for a duration do', 1339, 'enter at most 1 h 41 min.'],
    ['that its day is full', 1440, '24 h on this day already, so that no more fits.'],
  ])('is refused with %s', async (_, minutes, words) => {
    const { save } = withTimes();
    await save('office', 'l1', time(MAREK, { minutes }));
    const refused = await save('office', 'l2', time(MAREK, { minutes: 102 }));
    expect(refused).toMatchObject({ failure: { message: expect.stringContaining(words) } });
  });

  it.each([
    ['more than a day', time(MAREK, { minutes: 24 * 60 + 1 })],
    ['a day of last century', time(MAREK, { day: '1999-12-31', minutes: 24 * 60 })],
    ['a day to come', time(MAREK, { day: '2026-12-31' })],
    ['of nobody', { ...time(), employeeRef: null }],
    ['of who is not there', time({ id: 'gone', name: 'Gone' })],
  ])('is not noted: %s', async (_, values) => {
    const { save, at } = withTimes();
    expect(await save('office', 'l1', values as never)).toMatchObject({ failure: { kind: 'invalid' } });
    expect(at('l1')).toBeUndefined();
  });

  it('is taken away and brought back by the office, and by the crew where it is theirs', async () => {
    const { save, to, at } = withTimes();
    await save('office', 'l1');
    await save('office', 'l2', time(OLGA));
    for (const what of ['remove', 'restore'] as const) {
      expect(await to('manager', what, 'l2')).toMatchObject({ failure: { kind: 'refused' } });
      for (const [uid, id] of [
        ['manager', 'l1'],
        ['office', 'l2'],
      ] as const) {
        expect(await to(uid, what, id)).toMatchObject({ ok: true });
        expect(at(id)?.trashed).toBe(what === 'remove');
      }
    }
    expect(await to('office', 'remove', 'none')).toMatchObject({ failure: { kind: 'missing' } });
  });

  it('of a verified order stays, but for administrators', async () => {
    const verified = { status: 'verified' as const, statusGroup: 'closed' as const };
    const { save } = withTimes(verified);
    for (const uid of ['office', 'manager'])
      expect(await save(uid, 'l1')).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await save('admin', 'l1')).toMatchObject({ ok: true });
  });
});

describe('hourly rates', () => {
  it('are taken for entries that have none, and stay as they were taken', async () => {
    const { ask, save, rates, database } = withTimes();
    await save('office', 'l1', time(OLGA));
    expect(rates()).toBeUndefined();
    const take = (uid: string) => ask(uid, 'labour.takeRates', { workOrderId: 'w1', ids: ['l1', 'none'] });
    expect(await take('office')).toMatchObject({ value: { lacking: ['Olga Brandt'] } });
    const hr = (costRateMinor: number) =>
      database.put('employees/olga/private/hr', { costRateMinor, trashed: false, rev: 1 });
    hr(3000);
    expect(await take('manager')).toMatchObject({ failure: { kind: 'refused' } });
    expect(await take('office')).toMatchObject({ value: { lacking: [] } });
    hr(9000);
    await take('admin');
    expect(rates()).toEqual({ l1: 3000 });
  });

  it('are never told to the crew, in the answer or in its history', async () => {
    const { save, database } = withTimes();
    const answer = await save('manager', 'l1');
    expect(JSON.stringify([answer, database.all('events')])).not.toContain('2000');
  });
});
