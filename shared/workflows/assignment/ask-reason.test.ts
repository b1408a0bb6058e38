import type { WorkOrder, WorkOrderInput } from '@fm/domain/work-order';
import { envelope, recordOf, values, withOrder } from '../work-order/order-fixture';

const NO_REASON = 'Say why, or change the plan.';
const day = '2026-11-24';
const planned = {
  plannedStart: new Date('2026-11-24T08:00:00Z'),
  plannedEnd: new Date('2026-11-24T10:00:00Z'),
  plannedDay: day,
};
const LEAD = { leadRef: { id: 'marek', name: 'Marek Wolny' } };
const typed: Partial<WorkOrderInput> = {
  ...LEAD,
  plannedDay: day,
  plannedFrom: '09:00',
  plannedTo: '11:00',
};
const absent = { absences: [{ kind: 'sick', from: day, to: day }] };
const certificate = {
  name: 'Lifts',
  issuedOn: '2024-01-01',
  expiresOn: '2026-01-31',
  status: 'valid',
  order: 0,
};

/** A door with an order, and with what speaks against Marek doing it on that day. */
function withMarek(person: object, order: Partial<WorkOrder> = {}) {
  const site = withOrder(order);
  site.database.put('employees/marek', {
    displayName: 'Marek Wolny',
    status: 'active',
    ...person,
    ...envelope,
  });
  return site;
}

describe('a plan that something speaks against', () => {
  it.each([
    ['is absent', absent],
    ['has left', { status: 'left' }],
    ['is suspended', { status: 'suspended' }],
    ['lacks a certificate', { certificates: { a: certificate } }],
  ])('needs a reason in the form where who leads it %s, and tells it', async (_, person) => {
    const { ask, database } = withMarek(person);
    const save = (reason: string) =>
      ask('office', 'workOrders.save', { id: 'w2', values: values({ ...typed, reason }), base: null });
    for (const reason of ['', '   '])
      expect(await save(reason)).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', fields: { 'values.reason': NO_REASON } },
      });
    expect(database.at('workOrders/w2')).toBeUndefined();
    expect(await save('Nobody else has the key.')).toMatchObject({ ok: true });
    expect(database.all('events').map(({ data }) => data.note)).toEqual(['Nobody else has the key.']);
  });

  it('needs none where nothing does', async () => {
    const { ask } = withMarek({});
    const input = { id: 'w2', values: values(typed), base: null };
    expect(await ask('office', 'workOrders.save', input)).toMatchObject({ ok: true });
  });

  it('needs one where somebody is booked twice, as lead or on a crew', async () => {
    const { ask, database } = withMarek({});
    const other = {
      ...planned,
      leadId: 'olga',
      crewRefs: [{ id: 'marek', name: 'Marek' }],
      crewIds: ['marek'],
    };
    database.put('workOrders/other', { ...recordOf(other), ...envelope });
    const input = { id: 'w2', values: values(typed), base: null };
    expect(await ask('office', 'workOrders.save', input)).toMatchObject({
      failure: { fields: { 'values.reason': NO_REASON } },
    });
    database.put('workOrders/other', { ...recordOf(other), ...envelope, trashed: true });
    expect(await ask('office', 'workOrders.save', input)).toMatchObject({ ok: true });
  });

  it('needs one once: whoever corrects the title later answers for nothing', async () => {
    const { ask, order } = withMarek(absent, { ...planned, crewRefs: [], crewIds: [] });
    const base = order();
    const title = { ...typed, title: 'Replace all filters' };
    const input = { id: 'w1', values: values(title), base };
    expect(await ask('office', 'workOrders.save', input)).toMatchObject({ ok: true });
    const later = { id: 'w1', values: values({ ...typed, plannedTo: '12:00' }), base: order() };
    // Away before, away now: nothing new speaks against it.
    expect(await ask('office', 'workOrders.save', later)).toMatchObject({ ok: true });
  });

  it('cannot be smuggled in with a forged base', async () => {
    const { ask, order } = withMarek(absent);
    const forged = { ...recordOf(planned), leadId: 'marek' };
    const input = { id: 'w1', values: values(typed), base: forged };
    await ask('office', 'workOrders.save', input);
    expect(order().plannedStart).toBeUndefined();
  });
});

describe('a reason', () => {
  const plan = { ...planned, leadId: 'marek', crewRefs: [] };
  const seen = { leadId: 'marek', crewRefs: [] };
  const replan = { id: 'w1', seen, plan };
  const schedule = {
    lead: LEAD.leadRef,
    crew: [],
    plannedDay: day,
    plannedFrom: '09:00',
    plannedTo: '11:00',
  };

  it('is asked for where an order is dragged, and told', async () => {
    const { ask, order, database } = withMarek(absent);
    expect(await ask('office', 'workOrders.replan', replan)).toMatchObject({
      failure: { fields: { note: NO_REASON } },
    });
    expect(order().plannedStart).toBeUndefined();
    expect(await ask('office', 'workOrders.replan', { ...replan, note: 'He insists.' })).toMatchObject({
      ok: true,
    });
    expect(database.all('events').map(({ data }) => data.note)).toEqual(['He insists.']);
  });

  it('is asked for where an order is scheduled, and told', async () => {
    const { ask, order, database } = withMarek(absent);
    const move = (note: string) =>
      ask('office', 'workOrders.transition', { id: 'w1', to: 'scheduled', input: { schedule, note } });
    expect(await move('')).toMatchObject({ failure: { fields: { note: NO_REASON } } });
    expect(await move('He insists.')).toMatchObject({ ok: true });
    expect(order().status).toBe('scheduled');
    expect(database.all('events').map(({ data }) => data.note)).toEqual(['He insists.']);
  });

  it('is asked for where many orders get a lead, of those alone that need one', async () => {
    const { ask, order, database } = withMarek(absent, { ...planned, leadId: 'olga', leadName: 'Olga' });
    database.put('workOrders/free', { ...recordOf({ leadId: 'olga' }), ...envelope });
    const change = { to: 'lead' as const, leadId: 'marek' };
    const many = (note?: string) =>
      ask('office', 'workOrders.changeMany', {
        ids: ['w1', 'free'],
        batchId: 'b1',
        change,
        ...(note && { note }),
      });
    const message =
      'Nothing was saved: something speaks against this plan. Marek Wolny is away on 24 Nov 2026.';
    expect(await many()).toMatchObject({
      value: { failed: [{ at: 0, failure: { message, fields: { note: NO_REASON } } }] },
    });
    expect(order().leadId).toBe('olga');
    expect(database.at('workOrders/free')).toMatchObject({ leadId: 'marek' });
    expect(await many('He insists.')).toMatchObject({ value: { failed: [] } });
    expect(order().leadId).toBe('marek');
  });
});
