import { parse } from 'valibot';
import { storedRecord } from '../testing/record-fixture';
import { workOrderSchema } from '../work-order';
import { orderFromPlan, type Plan, type PlanTemplate, planSchema, planTemplateSchema } from './index';

const OCCURRENCE = { date: '2026-11-30', originalDate: '2026-11-28', shiftedBecause: 'weekend' as const };
const by = { uid: 'u1', name: 'Olga Brandt' };

const template: PlanTemplate = {
  title: 'Check the lift',
  description: 'Key at the desk.',
  type: 'inspection',
  priority: 'high',
  estimateMin: 90,
  plannedFrom: '09:00',
  leadId: 'e1',
  leadName: 'Jan Ode',
  crewRefs: [{ id: 'e2', name: 'Uma Roth' }],
  requireSignature: true,
  checklist: { a: { kind: 'passFail', label: 'Brakes', order: 0, required: true } },
  parts: {
    p: { order: 0, billable: true, name: 'Oil', unit: 'l', qtyMilli: 1000, priceMinor: 900, taxBp: 1900 },
  },
};
const plan = storedRecord<Plan>({
  name: 'Monthly lift check',
  nameLower: 'monthly lift check',
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  siteRef: { id: 's1', name: 'North wing' },
  assetRefs: [{ id: 'a1', name: 'Lift 1' }],
  assetIds: ['a1'],
  timezone: 'Europe/Lisbon',
  state: 'active',
  recurrence: { unit: 'month', every: 1, monthDay: 28 },
  anchor: 'schedule',
  startDate: '2026-01-28',
  endDate: '2027-12-31',
  maxCount: 20,
  nonWorkingDay: 'after',
  calendarId: 'DE',
  season: { from: '01-01', to: '12-31' },
  leadDays: 14,
  dueAfterDays: 3,
  template,
  priceMinor: 12_000,
  offerRef: { id: 'f1', name: 'OF-1' },
  offerTotalMinor: 12_000,
  offered: {
    a: { order: 0, kind: 'service', name: 'Check', unit: 'pcs', qtyMilli: 1000, agreedMinor: 12_000 },
  },
  nextDueDate: '2026-11-30',
  nextDueSort: '2026-11-30',
  lastGeneratedFor: '2026-10-28',
  health: 'late',
  healthWhy: 'Nobody came.',
  ignoredInRow: 1,
});

const orderOf = (over: Partial<Plan> = {}) =>
  parse(workOrderSchema, orderFromPlan({ ...plan, ...over }, OCCURRENCE));
const order = orderOf();

/** What becomes of each field of a plan: the fields of the order it is found in, or why it stays behind. */
const CARRIED: Readonly<Record<keyof Plan, readonly string[] | string>> = {
  name: ['planRef'],
  customerRef: ['customerRef'],
  siteRef: ['siteRef'],
  assetRefs: ['assetRefs', 'assetIds'],
  assetIds: 'made of the assets',
  timezone: ['plannedEnd', 'plannedStart', 'timezone'],
  dueAfterDays: ['dueDate', 'dueSort'],
  template: Object.keys(template).map((field) => field),
  nameLower: 'for lists alone',
  state: 'of the plan',
  recurrence: 'decides on the occurrence, which is given',
  anchor: 'decides on the next occurrence',
  startDate: 'decides on the occurrence',
  endDate: 'decides on the occurrence',
  maxCount: 'decides on the occurrence',
  nonWorkingDay: 'decides on the occurrence',
  calendarId: 'decides on the occurrence',
  season: 'decides on the occurrence',
  leadDays: 'decides when the order is made',
  priceMinor: ['planPriceMinor'],
  offerRef: 'of the contract',
  offerTotalMinor: 'of the contract',
  offered: 'of the contract',
  nextDueDate: 'of the plan',
  nextDueSort: 'of the plan',
  orderDueSort: 'of the plan',
  lastGeneratedFor: 'of the plan',
  health: 'of the plan',
  healthWhy: 'of the plan',
  ignoredInRow: 'of the plan',
};

/** Another value for each field of a plan, so that it can be seen where it goes. */
const OTHER: Partial<Plan> = {
  name: 'Lift',
  nameLower: 'lift',
  customerRef: { id: 'c2', name: 'Hansa' },
  siteRef: { id: 's2', name: 'Yard' },
  assetRefs: undefined,
  assetIds: undefined,
  timezone: 'Europe/Berlin',
  state: 'paused',
  recurrence: { unit: 'day', every: 1 },
  anchor: 'completion',
  startDate: '2025-01-01',
  endDate: undefined,
  maxCount: undefined,
  nonWorkingDay: 'keep',
  calendarId: undefined,
  season: undefined,
  leadDays: 1,
  dueAfterDays: 9,
  priceMinor: 1,
  nextDueDate: undefined,
  nextDueSort: '9999-12-31',
  lastGeneratedFor: undefined,
  health: 'ok',
  healthWhy: undefined,
  ignoredInRow: 0,
};
const OTHER_TEMPLATE: PlanTemplate = {
  title: 'Sweep',
  description: undefined,
  type: 'cleaning',
  priority: 'low',
  estimateMin: 15,
  plannedFrom: undefined,
  leadId: 'e8',
  leadName: 'Ida Ohm',
  crewRefs: [],
  requireSignature: false,
  checklist: {},
  parts: undefined,
};

/** Fields of the template of which more than the field of the same name is made. */
const CARRIED_WITH: Partial<Record<keyof PlanTemplate, readonly string[]>> = {
  crewRefs: ['crewIds', 'crewRefs'],
  estimateMin: ['estimateMin', 'plannedEnd'],
  plannedFrom: ['plannedDay', 'plannedEnd', 'plannedStart'],
};

/** Fields of the order that differ between the two. */
const differing = (one: object, other: object) =>
  Object.keys({ ...one, ...other })
    .filter((key) => JSON.stringify(Reflect.get(one, key)) !== JSON.stringify(Reflect.get(other, key)))
    .sort();

describe('an order of a plan', () => {
  it('is asked of every field of a plan and of its template', () => {
    expect(Object.keys(CARRIED).sort()).toEqual(Object.keys(planSchema.entries).sort());
    expect(Object.keys(template).sort()).toEqual(Object.keys(planTemplateSchema.entries).sort());
  });

  it.each(Object.entries(CARRIED).filter(([field]) => field !== 'template'))(
    'carries %s to %j',
    (field, carried) => {
      const other = orderOf({ [field]: Reflect.get(OTHER, field) });
      expect(differing(order, other)).toEqual(typeof carried === 'string' ? [] : [...carried].sort());
    },
  );

  it.each(Object.keys(template) as (keyof PlanTemplate)[])('carries %s of the template', (field) => {
    const other = orderOf({ template: { ...template, [field]: OTHER_TEMPLATE[field] } });
    expect(differing(order, other)).toEqual(CARRIED_WITH[field] ?? [field]);
  });

  it('is due by the occurrence, and knows the occurrence it is for', () => {
    expect(order).toMatchObject({
      dueDate: '2026-12-03',
      dueSort: '2026-12-03',
      planRef: { id: 'r1', name: 'Monthly lift check' },
      occurrenceId: 'r1_2026-11-28',
      origin: 'plan',
    });
  });

  it('is not given to those who left', () => {
    const given = (...left: string[]) => {
      const { leadId, leadName, crewIds, crewRefs } = orderFromPlan(
        plan,
        OCCURRENCE,
        left.map((id) => ({ id, name: '' })),
      );
      return { leadId, leadName, crewIds, crew: crewRefs.length };
    };
    expect(given('e1')).toEqual({ leadId: '', leadName: undefined, crewIds: ['e2'], crew: 1 });
    expect(given('e2')).toEqual({ leadId: 'e1', leadName: 'Jan Ode', crewIds: [], crew: 0 });
  });

  it('is planned at the time of day by clocks at the site, for as long as estimated', () => {
    expect(order).toMatchObject({
      plannedDay: '2026-11-30',
      plannedStart: new Date('2026-11-30T09:00:00Z'),
      plannedEnd: new Date('2026-11-30T10:30:00Z'),
    });
    expect(orderOf({ template: { ...template, estimateMin: undefined } }).plannedEnd).toBeUndefined();
  });

  it('starts as a draft, without a time where the plan has none, and with nothing filled in', () => {
    const filled = {
      a: { kind: 'check', label: 'Oil', order: 0, required: true, value: true, by, at: new Date(0) },
    };
    const { checklist } = orderOf({
      template: { ...template, checklist: filled as PlanTemplate['checklist'] },
    });
    const untimed = orderOf({ template: { ...template, plannedFrom: undefined } });
    expect(checklist).toEqual({ a: { kind: 'check', label: 'Oil', order: 0, required: true } });
    expect(order).toMatchObject({ status: 'draft', statusGroup: 'open' });
    expect(untimed.plannedStart).toBeUndefined();
  });
});
