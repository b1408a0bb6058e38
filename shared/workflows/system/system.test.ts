import { emptyPlan, type Plan, type PlanInput } from '@fm/domain/maintenance';
import { emptyOffer, type Offer, offerFormSchema, offerToRecord } from '@fm/domain/offer';
import * as v from 'valibot';
import { FailureSignal } from '../failure';
import { MemoryDatabase, openTestDoor } from '../testing';
import { createOrdersOfDuePlans, eachDue, expireLapsedOffers, markMissedOccurrences } from './index';

const now = new Date('2026-11-20T01:15:00Z');
const DAY_MS = 86_400_000;
const stamp = { uid: 'office', name: 'Olga Brandt' };
const envelope = {
  createdAt: now,
  createdBy: stamp,
  updatedAt: now,
  updatedBy: stamp,
  rev: 1,
  trashed: false,
};

const offer = (over: Partial<Offer>) => ({
  ...offerToRecord(
    v.parse(offerFormSchema, {
      ...emptyOffer('2026-10-01'),
      title: 'New pump',
      customerRef: { id: 'c1', name: 'Elbe Clinic' },
    }),
  ),
  ...envelope,
  ...over,
});

describe('offers whose last day is over', () => {
  it('expire by the clock, all of them, and say so in the history', async () => {
    const database = new MemoryDatabase(() => now);
    for (let n = 0; n < 120; n += 1)
      database.put(`offers/o${n}`, offer({ status: 'sent', validUntil: '2026-11-19' }));
    expect(await expireLapsedOffers(database, now)).toEqual({ counts: { offers: 120 }, failures: [] });
    expect(database.at('offers/o7')).toMatchObject({ status: 'expired', rev: 2 });
    expect(database.all('events')[0]?.data).toMatchObject({
      actor: { uid: 'system', name: 'System' },
      source: 'function',
    });
    expect(await expireLapsedOffers(database, now)).toEqual({ counts: {}, failures: [] });
  });

  it.each([
    ['open until tonight', { status: 'sent', validUntil: '2026-11-20' }],
    ['decided', { status: 'accepted', validUntil: '2026-11-01' }],
    ['drafts', { status: 'draft', validUntil: '2026-11-01' }],
    ['in the trash', { status: 'sent', validUntil: '2026-11-01', trashed: true }],
  ] as const)('are not those that are %s', async (_, over) => {
    const database = new MemoryDatabase(() => now);
    database.put('offers/o1', offer(over));
    expect(await expireLapsedOffers(database, now)).toEqual({ counts: {}, failures: [] });
    expect(database.at('offers/o1')).toMatchObject({ status: over.status, rev: 1 });
  });
});

describe('plans', () => {
  const values: PlanInput = {
    ...emptyPlan('2026-11-20'),
    name: 'Weekly cleaning',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    siteRef: { id: 's1', name: 'North wing' },
    recurrence: { ...emptyPlan('2026-11-20').recurrence, unit: 'week', weekdays: [1] },
    leadDays: 7,
    template: { ...emptyPlan('2026-11-20').template, title: 'Clean stairs' },
  };

  async function withPlan() {
    const door = openTestDoor(now);
    door.database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
    door.database.put('sites/s1', {
      name: 'North wing',
      customerRef: { id: 'c1', name: 'Elbe Clinic' },
      timezone: 'Europe/Berlin',
      trashed: false,
    });
    expect(await door.ask('office', 'plans.save', { id: 'p1', values, base: null })).toMatchObject({
      ok: true,
    });
    await door.ask('office', 'plans.transition', { id: 'p1', to: 'active' });
    return door;
  }

  it('make their orders day by day with their lead time, each once', async () => {
    const { database } = await withPlan();
    const made: number[] = [];
    for (let day = 0; day < 14; day += 1) {
      const at = new Date(now.getTime() + day * DAY_MS);
      await createOrdersOfDuePlans(database, at);
      expect(await createOrdersOfDuePlans(database, at)).toEqual({ counts: {}, failures: [] });
      made.push(database.all('workOrders').length);
    }
    // Mondays, a week ahead: the 23rd at once, the 30th from the 23rd on, December 7th from the 30th on.
    expect(made).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('that fail are told and tried again by the next run, and the others go on', async () => {
    const { database } = await withPlan();
    const failing = await eachDue(database, now, {
      query: (limit) => ({ path: 'maintenancePlans', filters: [], orders: [], limit }),
      act: () => Promise.reject(new Error('No connection.')),
    });
    expect(failing).toEqual({ counts: {}, failures: ['maintenancePlans/p1: No connection.'] });
    expect(await createOrdersOfDuePlans(database, now)).toMatchObject({
      counts: { plans: 1, workOrders: 1 },
    });
  });

  it('that share a transaction with one that fails are dealt with all the same', async () => {
    const database = new MemoryDatabase(() => now);
    for (let n = 0; n < 120; n += 1)
      database.put(`tasks/t${String(n).padStart(3, '0')}`, { title: 'T', ...envelope });
    const acted: string[] = [];
    const report = await eachDue(database, now, {
      query: (limit) => ({ path: 'tasks', filters: [], orders: [], limit }),
      together: 10,
      async act(_, id) {
        if (id === 't055') throw new Error('No connection.');
        if (id === 't056') throw new FailureSignal({ kind: 'invalid', message: 'Not so.' });
        acted.push(id);
        return { tasks: 1 };
      },
    });
    expect(report).toEqual({
      counts: { tasks: 118 },
      failures: ['tasks/t055: No connection.', 'tasks/t056: Not so.'],
    });
    expect(new Set(acted).size).toBe(118);
  });

  it('are late once an order was not begun by its day, stalled after three, and well when somebody begins', async () => {
    const { database, ask } = await withPlan();
    const healthOf = () => {
      const { health, ignoredInRow } = database.at('maintenancePlans/p1') as Plan;
      return [health, ignoredInRow];
    };
    const seen: unknown[] = [];
    for (let day = 0; day < 28; day += 1) {
      const at = new Date(now.getTime() + day * DAY_MS);
      await createOrdersOfDuePlans(database, at);
      await markMissedOccurrences(database, at);
      expect(await markMissedOccurrences(database, at)).toEqual({ counts: {}, failures: [] });
      if (JSON.stringify(seen.at(-1)) !== JSON.stringify(healthOf())) seen.push(healthOf());
    }
    expect(seen).toEqual([
      ['ok', 0],
      ['late', 1],
      ['late', 2],
      ['stalled', 3],
      ['stalled', 4],
    ]);
    expect(database.at('maintenancePlans/p1')).toMatchObject({
      healthWhy: 'Nobody began the last 4 orders by their days.',
    });

    const last = database.all('workOrders').at(-1)?.path ?? '';
    database.put(last, { ...database.at(last), status: 'scheduled', leadId: 'olga' });
    const id = last.slice(last.lastIndexOf('/') + 1);
    const begun = await ask('office', 'workOrders.transition', { id, to: 'inProgress', input: {} });
    expect(begun).toMatchObject({ ok: true });
    expect(healthOf()).toEqual(['ok', 0]);
  });

  it('are not late while an order is under way', async () => {
    const { database } = await withPlan();
    await createOrdersOfDuePlans(database, now);
    const [order] = database.all('workOrders');
    database.put(order?.path ?? '', { ...order?.data, status: 'inProgress', statusGroup: 'active' });
    const later = new Date(now.getTime() + 30 * DAY_MS);
    expect(await markMissedOccurrences(database, later)).toEqual({ counts: {}, failures: [] });
    expect(database.at('maintenancePlans/p1')).toMatchObject({ health: 'ok' });
  });
});
