import type { Occurrence, Plan } from '@fm/domain/maintenance';
import { emptyPlan, maintenancePlans, occurrenceId, type PlanInput } from '@fm/domain/maintenance';
import type { WorkOrder } from '@fm/domain/work-order';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const empty = emptyPlan('2026-11-20');
const values: PlanInput = {
  ...empty,
  name: 'Weekly cleaning',
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  siteRef: { id: 's1', name: 'North wing' },
  recurrence: { ...empty.recurrence, unit: 'week', weekdays: [1] },
  leadDays: 14,
  template: {
    ...empty.template,
    title: 'Clean stairs',
    leadRef: { id: 'ida', name: 'Ida Ost' },
    crewRefs: [{ id: 'max', name: 'Max Lund' }],
  },
};
const DAYS = ['2026-11-23', '2026-11-30'];
const [first = '', second = ''] = DAYS.map((day) => occurrenceId('p1', day));

async function withPlan(
  work: Partial<PlanInput['template']> = {},
  weekdays: PlanInput['recurrence']['weekdays'] = [1],
) {
  const door = openTestDoor(now);
  door.database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
  door.database.put('sites/s1', {
    name: 'North wing',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    timezone: 'Europe/Berlin',
    trashed: false,
  });
  for (const [id, displayName] of [
    ['ida', 'Ida Ost'],
    ['max', 'Max Lund'],
  ] as const)
    door.database.put(`employees/${id}`, { displayName, status: 'active', trashed: false });
  const planned = {
    ...values,
    recurrence: { ...values.recurrence, weekdays },
    template: { ...values.template, ...work },
  };
  const saved = await door.ask('office', 'plans.save', { id: 'p1', values: planned, base: null });
  expect(saved).toMatchObject({ ok: true });
  await door.ask('office', 'plans.transition', { id: 'p1', to: 'active' });
  return {
    ...door,
    plan: () => door.database.at(`${maintenancePlans.path}/p1`) as Plan,
    order: (id: string) => door.database.at(`workOrders/${id}`) as WorkOrder,
    occurrence: (id: string) => door.database.at(`maintenancePlans/p1/occurrences/${id}`) as Occurrence,
    create: (uid = 'office', id?: string, seen: string[] = []) =>
      door.ask(uid, 'plans.createOrders', { id: 'p1', seen }, id),
    ahead: (until: string) => door.ask('office', 'plans.createOrders', { id: 'p1', seen: [], until }),
  };
}

describe('creating the due orders of a plan', () => {
  it('makes an order for each occurrence, and takes the plan to the first after them, in one change', async () => {
    const { create, database, plan, order, occurrence } = await withPlan();
    expect(await create()).toMatchObject({
      ok: true,
      value: { created: [{ occurrenceId: first }, { occurrenceId: second }], existing: [], skipped: [] },
    });
    expect(database.all('workOrders')).toHaveLength(2);
    expect(order(first)).toMatchObject({
      title: 'Clean stairs',
      dueDate: '2026-11-23',
      leadId: 'ida',
      crewIds: ['max'],
      planRef: { id: 'p1', name: 'Weekly cleaning' },
      occurrenceId: first,
      customerRef: { id: 'c1' },
    });
    expect(occurrence(second)).toMatchObject({ state: 'generated', workOrderId: second });
    expect(plan()).toMatchObject({ nextDueDate: '2026-12-07', lastGeneratedFor: '2026-11-30' });
    const numbers = database.all('workOrders').map(({ data }) => data.number);
    expect(new Set(numbers).size).toBe(2);
  });

  it('happens once, sent twice, asked for twice, or by two at the same moment', async () => {
    const { create, database } = await withPlan();
    await Promise.all([create('office', 'a'), create('admin', 'b')]);
    await create('office', 'a');
    expect(await create('office', 'c', DAYS)).toMatchObject({
      value: { created: [], existing: [{ orderId: first }, { orderId: second }] },
    });
    expect(database.all('workOrders')).toHaveLength(2);
  });

  it('leaves out who has left by the day, and says so in the history', async () => {
    const { create, database, order } = await withPlan();
    const gone = { displayName: 'Max Lund', status: 'active', endDate: '2026-11-25', trashed: false };
    database.put('employees/max', gone);
    expect(await create()).toMatchObject({
      value: {
        created: [
          { occurrenceId: first },
          { occurrenceId: second, leftOut: [{ displayName: 'Max Lund', endDate: '2026-11-25' }] },
        ],
      },
    });
    expect(order(first).crewIds).toEqual(['max']);
    expect(order(second).crewIds).toEqual([]);
  });

  it('gives an occurrence that was called off none, and one that was moved its own day', async () => {
    const { create, database, plan, order } = await withPlan();
    const occurrence = (id: string, over: object) =>
      database.put(`maintenancePlans/p1/occurrences/${id}`, {
        planRef: { id: 'p1', name: 'Weekly cleaning' },
        customerRef: values.customerRef,
        siteRef: values.siteRef,
        originalDate: id.slice(-10),
        dueDate: id.slice(-10),
        state: 'planned',
        rev: 1,
        trashed: false,
        ...over,
      });
    occurrence(first, { state: 'skipped', skippedReason: 'Holiday' });
    occurrence(second, { dueDate: '2026-12-02' });
    expect(await create()).toMatchObject({
      value: { created: [{ occurrenceId: second }], skipped: [{ occurrenceId: first }] },
    });
    expect(order(second).dueDate).toBe('2026-12-02');
    expect(plan().nextDueDate).toBe('2026-12-07');
  });

  it('schedules them where the plan says who and when, and nothing speaks against it', async () => {
    const { create, order } = await withPlan({ plannedFrom: '09:00', estimateMin: 90 });
    expect(await create()).toMatchObject({
      value: { created: [{ isScheduled: true }, { isScheduled: true }] },
    });
    expect(order(first)).toMatchObject({
      status: 'scheduled',
      plannedDay: '2026-11-23',
      plannedStart: new Date('2026-11-23T08:00:00Z'),
      plannedEnd: new Date('2026-11-23T09:30:00Z'),
    });
  });

  it('leaves one as a draft with its time that somebody has to answer for, and says why in the history', async () => {
    const { create, database, order } = await withPlan({ plannedFrom: '09:00', estimateMin: 90 });
    const absences = [{ kind: 'sick', from: '2026-11-23', to: '2026-11-24' }];
    database.put('employees/max', { displayName: 'Max Lund', status: 'active', absences, trashed: false });
    const answer = await create();
    expect(answer).toMatchObject({ value: { created: [{ occurrenceId: first }, { isScheduled: true }] } });
    expect(order(first)).toMatchObject({ status: 'draft', plannedDay: '2026-11-23' });
    const notes = database.all('events').map(({ data }) => data.note);
    expect(notes).toContain('Max Lund is away from 23 Nov 2026 to 24 Nov 2026.');
  });

  it('leaves one as a draft whose lead does another job then', async () => {
    const { create, database, order } = await withPlan({ plannedFrom: '09:00', estimateMin: 90 });
    database.put('workOrders/leak', {
      title: 'Leak',
      status: 'scheduled',
      statusGroup: 'open',
      leadId: 'ida',
      crewIds: [],
      siteRef: values.siteRef,
      timezone: 'Europe/Berlin',
      plannedDay: '2026-11-30',
      plannedStart: new Date('2026-11-30T09:00:00Z'),
      plannedEnd: new Date('2026-11-30T10:00:00Z'),
      trashed: false,
    });
    await create();
    expect([order(first).status, order(second).status]).toEqual(['scheduled', 'draft']);
    const notes = database.all('events').map(({ data }) => data.note);
    expect(notes).toContain('Ida Ost is already booked from 10:00 to 11:00: Leak.');
  });

  it('gives none a time that is over: an order that comes late is planned by hand', async () => {
    const { create, order } = await withPlan({ plannedFrom: '09:30' }, [5]);
    await create();
    const [late, next] = ['2026-11-20', '2026-11-27'].map((day) => order(occurrenceId('p1', day)));
    expect(late).toMatchObject({ status: 'draft', dueDate: '2026-11-20' });
    expect(late).not.toHaveProperty('plannedStart');
    expect(next).toMatchObject({ status: 'scheduled', plannedDay: '2026-11-27' });
  });

  it('makes none of a plan that is paused, whatever the page saw', async () => {
    const { create, ask, database } = await withPlan();
    await ask('office', 'plans.transition', { id: 'p1', to: 'paused' });
    expect(await create('office', 'x', DAYS)).toMatchObject({
      value: { created: [], existing: [], skipped: [] },
    });
    expect(database.all('workOrders')).toHaveLength(0);
  });

  it('is closed to a manager, and open to an admin', async () => {
    const { create, database } = await withPlan();
    expect(await create('manager')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(database.all('workOrders')).toHaveLength(0);
    expect((await create('admin')).ok).toBe(true);
  });
});

describe('creating the orders of a plan ahead', () => {
  it('makes a year of scheduled orders, thirty at a time, each occurrence once', async () => {
    const { ahead, database, plan } = await withPlan({ plannedFrom: '09:00', estimateMin: 90 });
    const answers = [await ahead('2027-11-20'), await ahead('2027-11-20'), await ahead('2027-11-20')];
    expect(answers).toMatchObject([
      { ok: true, value: { created: { length: 30 }, further: true } },
      { ok: true, value: { created: { length: 22 } } },
      { ok: true, value: { created: [] } },
    ]);
    expect(answers.slice(1)).not.toContainEqual(
      expect.objectContaining({ value: expect.objectContaining({ further: true }) }),
    );
    const orders = database.all('workOrders').map(({ data }) => data as unknown as WorkOrder);
    expect(orders).toHaveLength(52);
    expect(orders.filter(({ status }) => status === 'scheduled')).toHaveLength(52);
    expect(plan()).toMatchObject({ nextDueDate: '2027-11-22', lastGeneratedFor: '2027-11-15' });
  });

  it('goes past the lead days never by less than they say', async () => {
    const { ahead } = await withPlan();
    expect(await ahead('2026-11-20')).toMatchObject({ value: { created: { length: 2 } } });
  });

  it.each<[string, string, Partial<Plan>]>([
    ['later than in a year', '2027-11-22', {}],
    ['of a plan that is paused', '2027-01-20', { state: 'paused' }],
    ['of one that counts from the last occurrence', '2027-01-20', { anchor: 'completion' }],
    ['of one that is over', '2027-01-20', { nextDueDate: undefined }],
  ])('is refused %s, and changes nothing', async (_, until, over) => {
    const { ahead, database, plan } = await withPlan();
    database.put(`${maintenancePlans.path}/p1`, { ...plan(), ...over });
    expect(await ahead(until)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(database.all('workOrders')).toHaveLength(0);
  });
});
