import { addDays, dayIn } from '@fm/domain/calendar-day';
import { contactSchema, customerSchema } from '@fm/domain/customer';
import { employeeSchema } from '@fm/domain/employee';
import { EVENTS_PATH, eventSchema } from '@fm/domain/event';
import { dueOccurrences, occurrenceSchema, type Plan, planSchema } from '@fm/domain/maintenance';
import { counterSchema } from '@fm/domain/number';
import { type Offer, offerSchema } from '@fm/domain/offer';
import { offerTotals } from '@fm/domain/offer-arithmetic';
import { envelopeSchema } from '@fm/domain/record';
import { type Reminder, reminderSchema, reminderStateAt } from '@fm/domain/reminder';
import { siteSchema } from '@fm/domain/site';
import { isOverdue, type Task, taskSchema } from '@fm/domain/task';
import { userSchema } from '@fm/domain/user';
import { commentSchema, type WorkOrder, workOrderSchema } from '@fm/domain/work-order';
import * as v from 'valibot';
import type { SeedDocument } from './chronicle';
import { demoDocuments } from './demo';
import { LONG_NAME, RIGHT_TO_LEFT_NAME } from './texts/customers';

const TODAY = '2026-11-20';
const NOW = new Date('2026-11-20T09:00:00Z');
const demo = (today = TODAY, scale = 1) => [...demoDocuments({ today, scale })].flat();

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  users: userSchema,
  employees: employeeSchema,
  customers: customerSchema,
  contacts: contactSchema,
  sites: siteSchema,
  tasks: taskSchema,
  reminders: reminderSchema,
  workOrders: workOrderSchema,
  comments: commentSchema,
  offers: offerSchema,
  maintenancePlans: planSchema,
  occurrences: occurrenceSchema,
};

const collectionOf = ({ path }: SeedDocument) => path.split('/').at(-2) ?? '';
const idOf = ({ path }: SeedDocument) => path.split('/').at(-1) ?? '';
const documents = demo();
const inCollection = (name: string, of = documents) =>
  of.filter((document) => collectionOf(document) === name);
const records = <R extends object>(name: string, schema: v.GenericSchema<unknown, R>) =>
  inCollection(name).map((document) => ({ ...v.parse(schema, document.data), id: idOf(document) }));

function tally(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

/** What the schemas of the domain say is wrong, of fields and envelope; empty where all is well. */
function problems(of: readonly SeedDocument[]): string[] {
  return of.flatMap((document) => {
    const collection = collectionOf(document);
    const known = SCHEMAS[collection];
    const schemas = known
      ? [known, envelopeSchema]
      : [collection === EVENTS_PATH ? eventSchema : counterSchema];
    return schemas.flatMap((schema) =>
      (v.safeParse(schema, document.data).issues ?? []).map(
        (issue) => `${document.path} ${v.getDotPath(issue)}: ${issue.message}`,
      ),
    );
  });
}

describe('the demo', () => {
  it('holds only what the schemas of the domain take', () => {
    expect(problems(documents)).toEqual([]);
  });

  it('is the same every time', () => {
    expect(demo()).toEqual(documents);
  });

  it('has the stated numbers of records', () => {
    const { events = 0, counters, ...counts } = tally(documents.map(collectionOf));
    expect(counts).toEqual({
      users: 4,
      employees: 24,
      customers: 60,
      sites: 118,
      contacts: 95,
      maintenancePlans: 36,
      occurrences: 225,
      offers: 51,
      workOrders: 240,
      comments: 260,
      tasks: 90,
      reminders: 35,
    });
    expect(counters).toBeGreaterThan(0);
    expect(events).toBeGreaterThan(3300);
    expect(events).toBeLessThan(3700);
  });

  it('never writes one path twice', () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('tells the whole history of each record: as many entries as its revision', () => {
    const entries = tally(inCollection(EVENTS_PATH).map(({ data }) => entityKey(data.entity)));
    const wrong = documents.filter((document) => {
      const { rev } = document.data;
      return rev !== undefined && entries[`${KINDS[collectionOf(document)]} ${idOf(document)}`] !== rev;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no past in the future, whoever seeds at midnight', () => {
    const midnight = new Date('2026-11-19T23:00:00Z');
    const past = documents.flatMap(({ path, data }) =>
      [data.at, data.createdAt, data.updatedAt, data.startedAt, data.completedAt].flatMap((at) =>
        at instanceof Date && at > midnight ? [`${path} ${at.toISOString()}`] : [],
      ),
    );
    expect(past).toEqual([]);
  });

  it.each(['2026-12-31', '2027-01-01', '2028-02-29', '2027-03-28', '2026-10-25', '2026-11-22'])(
    'can be seeded on %s',
    (day) => {
      const of = demo(day);
      expect(problems(of)).toEqual([]);
      expect(of.length).toBeGreaterThan(4500);
    },
  );

  it('grows by whole demos that share no path, and counts on', () => {
    const doubled = demo(TODAY, 2);
    expect(problems(doubled)).toEqual([]);
    expect(inCollection('workOrders', doubled)).toHaveLength(480);
    expect(new Set(doubled.map(({ path }) => path)).size).toBe(doubled.length);
    const numbers = inCollection('workOrders', doubled).map(({ data }) => data.number);
    expect(new Set(numbers).size).toBe(480);
  });
});

const KINDS: Readonly<Record<string, string>> = {
  users: 'user',
  employees: 'employee',
  customers: 'customer',
  contacts: 'contact',
  sites: 'site',
  tasks: 'task',
  reminders: 'reminder',
  workOrders: 'workOrder',
  comments: 'comment',
  offers: 'offer',
  maintenancePlans: 'maintenancePlan',
  occurrences: 'occurrence',
};

function entityKey(entity: unknown): string {
  const { type, id } = v.parse(v.object({ type: v.string(), id: v.string() }), entity);
  return `${type} ${id}`;
}

describe('people and customers', () => {
  const employees = records('employees', employeeSchema);
  const customers = records('customers', customerSchema);

  it('are in the stated states', () => {
    expect(tally(employees.map(({ status }) => status))).toEqual({
      active: 20,
      onLeave: 1,
      suspended: 1,
      left: 2,
    });
    expect(tally(employees.map(({ team }) => team))).toEqual({
      Cleaning: 9,
      Technical: 7,
      Grounds: 4,
      Office: 4,
    });
    expect(employees.filter(({ employmentType }) => employmentType === 'part')).toHaveLength(2);
    expect(tally(customers.map(({ status }) => status))).toEqual({
      active: 44,
      lead: 6,
      onHold: 4,
      doNotService: 2,
      former: 4,
    });
  });

  it('have 31 certificates, 3 about to expire and 2 expired, and 6 absences to come', () => {
    const expiries = employees.flatMap(({ certificates }) => Object.values(certificates ?? {}));
    const within = (from: string, to: string) =>
      expiries.filter(({ expiresOn }) => expiresOn !== undefined && expiresOn >= from && expiresOn < to)
        .length;
    expect([expiries.length, within(TODAY, addDays(TODAY, 31)), within('', TODAY)]).toEqual([31, 3, 2]);
    const absences = employees.flatMap((employee) => employee.absences ?? []);
    expect(absences).toHaveLength(6);
    expect(absences.every(({ from }) => from > TODAY && from < addDays(TODAY, 42))).toBe(true);
  });

  it('have names that try a layout', () => {
    const names = [...employees.map(({ displayName }) => displayName), ...customers.map(({ name }) => name)];
    expect(names).toEqual(
      expect.arrayContaining([LONG_NAME, RIGHT_TO_LEFT_NAME, "Seán O'Brien", 'Zoë Lefèvre']),
    );
    expect([...LONG_NAME]).toHaveLength(80);
  });

  it('have two customers entered twice', () => {
    const shared = (key: 'phone' | 'taxId') =>
      Object.entries(tally(customers.flatMap((customer) => customer[key] ?? []))).filter(
        ([, count]) => count > 1,
      );
    expect(shared('phone')).toHaveLength(2);
    expect(shared('taxId')).toHaveLength(2);
  });

  it('have sites: the largest customer 14, two in other time zones', () => {
    const sites = records('sites', siteSchema);
    const perCustomer = Object.values(tally(sites.map(({ customerRef }) => customerRef.id)));
    expect(Math.max(...perCustomer)).toBe(14);
    expect(perCustomer).toHaveLength(60);
    expect(tally(sites.map(({ timezone }) => timezone))).toEqual({
      'Europe/Berlin': 116,
      'Europe/London': 1,
      'Europe/Helsinki': 1,
    });
  });
});

describe('work', () => {
  const orders: (WorkOrder & { id: string })[] = records('workOrders', workOrderSchema);
  const isOpen = ({ statusGroup }: WorkOrder) => statusGroup !== 'closed';

  it('has orders in the stated states and of the stated origin', () => {
    expect(tally(orders.map(({ status }) => status))).toEqual({
      draft: 18,
      scheduled: 46,
      inProgress: 12,
      onHold: 9,
      completed: 38,
      verified: 105,
      cancelled: 12,
    });
    const origin = ({ planRef, offerRef }: WorkOrder) => (planRef ? 'plan' : offerRef ? 'offer' : 'call');
    expect(tally(orders.map(origin))).toEqual({ plan: 150, offer: 40, call: 50 });
  });

  it('has 11 orders overdue, 7 without a lead, and one of each reason to wait', () => {
    expect(orders.filter((order) => isOpen(order) && order.dueSort < TODAY)).toHaveLength(11);
    expect(orders.filter((order) => isOpen(order) && order.leadId === undefined)).toHaveLength(7);
    expect(Object.keys(tally(orders.flatMap(({ waiting }) => waiting?.reason ?? [])))).toHaveLength(5);
  });

  it('books one person twice at a time, once', () => {
    const planned = orders.filter(({ status }) => status === 'scheduled');
    const clashes = planned.flatMap((a, index) =>
      planned
        .slice(index + 1)
        .filter((b) => a.leadId === b.leadId && overlap(a, b))
        .map((b) => [a.id, b.id]),
    );
    expect(clashes).toHaveLength(1);
  });

  it('lets the manager lead some of the open orders', () => {
    expect(orders.filter((order) => isOpen(order) && order.leadId === 'employee-03').length).toBeGreaterThan(
      0,
    );
  });

  it('has 40 mentions in its comments', () => {
    const comments = records('comments', commentSchema);
    expect(comments.filter(({ mentions }) => mentions.length > 0)).toHaveLength(40);
  });

  it('has sites that belong to the customer of the order', () => {
    const owner = new Map(records('sites', siteSchema).map(({ id, customerRef }) => [id, customerRef.id]));
    expect(orders.filter(({ siteRef, customerRef }) => owner.get(siteRef.id) !== customerRef.id)).toEqual([]);
  });

  it('has tasks in the stated states, 9 overdue, 7 due today, 6 without a date, two series', () => {
    const tasks: Task[] = records('tasks', taskSchema);
    expect(tally(tasks.map(({ status }) => status))).toEqual({
      open: 34,
      inProgress: 14,
      blocked: 5,
      inReview: 4,
      done: 28,
      cancelled: 5,
    });
    const toDo = tasks.filter(({ status }) => status !== 'done' && status !== 'cancelled');
    expect(tasks.filter((task) => isOverdue(task, TODAY))).toHaveLength(9);
    expect(toDo.filter(({ dueDate }) => dueDate === TODAY)).toHaveLength(7);
    expect(toDo.filter(({ dueDate }) => dueDate === undefined)).toHaveLength(6);
    expect(Object.keys(tally(tasks.flatMap(({ seriesId }) => seriesId ?? [])))).toHaveLength(2);
  });

  it('has reminders: one due for each login, 3 snoozed, 18 that follow a date', () => {
    const reminders: Reminder[] = records('reminders', reminderSchema);
    const due = reminders.filter((reminder) => reminderStateAt(reminder, NOW) === 'due');
    expect(due.map(({ ownerRef }) => ownerRef.id).sort()).toEqual([
      'demo-admin',
      'demo-empty',
      'demo-manager',
      'demo-office',
    ]);
    expect(reminders.filter(({ state }) => state === 'snoozed')).toHaveLength(3);
    expect(reminders.filter(({ rule }) => rule.kind === 'relative')).toHaveLength(18);
  });
});

function overlap(a: WorkOrder, b: WorkOrder): boolean {
  if (!a.plannedStart || !a.plannedEnd || !b.plannedStart || !b.plannedEnd) return false;
  return a.plannedStart < b.plannedEnd && b.plannedStart < a.plannedEnd;
}

describe('offers', () => {
  const offers: (Offer & { id: string })[] = records('offers', offerSchema);
  const current = offers.filter(({ status }) => status !== 'superseded');

  it('are in the stated states, lost for every reason', () => {
    expect(tally(offers.map(({ status }) => status))).toEqual({
      draft: 6,
      sent: 12,
      converted: 10,
      accepted: 3,
      declined: 8,
      expired: 4,
      withdrawn: 2,
      superseded: 6,
    });
    expect(Object.keys(tally(offers.flatMap(({ lostReason }) => lostReason ?? [])))).toHaveLength(6);
  });

  it('carry the figures the arithmetic gives', () => {
    const wrong = offers.filter((offer) => {
      const totals = offerTotals(offer);
      return totals.grossMinor !== offer.grossMinor || totals.netMinor !== offer.netMinor;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('have options, versions, three about to expire and the awkward ones', () => {
    const soon = current.filter(
      ({ status, validUntil }) => status === 'sent' && validUntil >= TODAY && validUntil <= addDays(TODAY, 7),
    );
    expect(soon).toHaveLength(3);
    const lines = (offer: Offer) => Object.values(offer.lines);
    expect(current.filter((offer) => lines(offer).some(({ option }) => option !== undefined))).toHaveLength(
      5,
    );
    expect(
      current
        .filter(({ version }) => version > 1)
        .map(({ version }) => version)
        .sort(),
    ).toEqual([2, 2, 3, 3]);
    expect(current.filter((offer) => lines(offer).length === 60)).toHaveLength(1);
    expect(current.find(({ taxMode }) => taxMode === 'inclusive')).toMatchObject({
      grossMinor: 75_800,
      netMinor: 62_645,
    });
    expect(current.filter(({ grossMinor }) => grossMinor === 0)).toHaveLength(1);
  });

  it('reach from 120 to 48,000', () => {
    const nets = current.map(({ netMinor }) => netMinor).filter((net) => net > 0);
    expect([Math.min(...nets), Math.max(...nets)]).toEqual([12_000, 4_800_000]);
  });

  it('were turned into orders that name them', () => {
    const orders = new Map(records('workOrders', workOrderSchema).map((order) => [order.id, order]));
    const targets = offers.flatMap(({ id, convertedTo }) =>
      (convertedTo ?? []).map((target) => ({ id, target })),
    );
    expect(targets).toHaveLength(40);
    expect(targets.every(({ id, target }) => orders.get(target.id)?.offerRef?.id === id)).toBe(true);
  });
});

describe('maintenance', () => {
  const plans: (Plan & { id: string })[] = records('maintenancePlans', planSchema);
  const visits = records('occurrences', occurrenceSchema);

  it('has plans and visits in the stated states', () => {
    expect(tally(plans.map(({ state, health }) => (health === 'stalled' ? health : state)))).toEqual({
      active: 28,
      paused: 4,
      ended: 2,
      stalled: 2,
    });
    expect(visits.filter(({ workOrderId }) => workOrderId !== undefined)).toHaveLength(150);
    expect(tally(visits.map(({ state }) => state))).toMatchObject({ skipped: 6, planned: 69, missed: 5 });
    expect(visits.filter(({ movedBy }) => movedBy !== undefined)).toHaveLength(14);
  });

  it('plans within the next three months', () => {
    const planned = visits
      .filter(({ state }) => state === 'planned')
      .map(({ dueDate }) => dueDate)
      .sort();
    expect((planned[0] ?? '') > TODAY).toBe(true);
    expect((planned.at(-1) ?? '') <= addDays(TODAY, 95)).toBe(true);
  });

  it('has orders for its visits under the ids the app itself would use, and some due to be created', () => {
    const orders = new Set(records('workOrders', workOrderSchema).map(({ id }) => id));
    expect(visits.filter(({ workOrderId }) => workOrderId !== undefined && !orders.has(workOrderId))).toEqual(
      [],
    );
    const due = plans.flatMap((plan) =>
      dueOccurrences(plan, TODAY).due.map(({ originalDate }) => `${plan.id}_${originalDate}`),
    );
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter((id) => orders.has(id))).toEqual([]);
  });

  it('keeps planned times on the planned day at the site', () => {
    const wrong = records('workOrders', workOrderSchema).filter(
      ({ plannedStart, plannedDay, timezone }) =>
        plannedStart && dayIn(timezone, plannedStart) !== plannedDay,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
