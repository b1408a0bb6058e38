import * as v from 'valibot';
import { assetRefsEntries, assetRefsFields } from '../asset';
import { addDays, type CalendarDay, calendarDay, NO_DAY } from '../calendar-day';
import { HOLIDAY_CALENDARS } from '../holidays';
import { defineKind, ref } from '../record';
import { NON_WORKING_DAY, recurrenceSchema, seasonSchema } from '../recurrence';
import { PRIORITIES } from '../task';
import { fold, tokensOf } from '../tokens';
import { checklistSchema, WORK_ORDER_TYPES } from '../work-order';

export const PLAN_STATES = ['draft', 'active', 'paused', 'ended'] as const;
export type PlanState = (typeof PLAN_STATES)[number];
export const PLAN_STATE_LABELS: Readonly<Record<PlanState, string>> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

export const PLAN_HEALTH = ['ok', 'late', 'stalled', 'error'] as const;
export type PlanHealth = (typeof PLAN_HEALTH)[number];
export const PLAN_HEALTH_LABELS: Readonly<Record<PlanHealth, string>> = {
  ok: 'OK',
  late: 'Late',
  stalled: 'Stalled',
  error: 'Error',
};

export const ANCHORS = ['schedule', 'completion'] as const;
export type Anchor = (typeof ANCHORS)[number];
export const ANCHOR_LABELS: Readonly<Record<Anchor, string>> = {
  schedule: 'By the calendar',
  completion: 'Counted from the last visit',
};

const days = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** What every work order of a plan starts with. */
export const planTemplateSchema = v.object({
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  description: v.optional(v.string()),
  type: v.picklist(WORK_ORDER_TYPES),
  priority: v.picklist(PRIORITIES),
  estimateMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  leadId: v.optional(v.string()),
  leadName: v.optional(v.string()),
  crewRefs: v.pipe(v.array(ref), v.maxLength(8)),
  requireSignature: v.boolean(),
  checklist: checklistSchema,
});
export type PlanTemplate = v.InferOutput<typeof planTemplateSchema>;

/** Work that repeats at a site. */
export const planSchema = v.object({
  name: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  nameLower: v.string(),
  customerRef: ref,
  siteRef: ref,
  ...assetRefsEntries,
  /** The site's; copied to the orders. */
  timezone: v.string(),
  state: v.picklist(PLAN_STATES),
  recurrence: recurrenceSchema,
  anchor: v.picklist(ANCHORS),
  startDate: calendarDay,
  endDate: v.optional(calendarDay),
  maxCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  nonWorkingDay: v.picklist(NON_WORKING_DAY),
  calendarId: v.optional(v.picklist(HOLIDAY_CALENDARS)),
  season: v.optional(seasonSchema),
  /** Days before a visit at which its order is created. */
  leadDays: days(90),
  /** Days after a visit's date by which its order must be done. */
  dueAfterDays: days(90),
  template: planTemplateSchema,
  priceMinor: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** The first visit without an order; absent when there is none to come. */
  nextDueDate: v.optional(calendarDay),
  /** That date, or a day after all others: a query ordered by an absent field would hide the record. */
  nextDueSort: v.string(),
  /**
   * The day from which the order of that visit is to be created, or a day after all others: what is due is asked for by
   * it. Plans that an older version wrote have none until they are corrected.
   */
  orderDueSort: v.optional(v.string()),
  lastGeneratedFor: v.optional(calendarDay),
  health: v.picklist(PLAN_HEALTH),
  healthWhy: v.optional(v.string()),
  /** Visits in a row nobody reacted to. */
  ignoredInRow: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Plan = v.InferOutput<typeof planSchema>;

export const maintenancePlans = defineKind<Plan>({
  path: 'maintenancePlans',
  type: 'maintenancePlan',
  numberPrefix: 'MP',
  schema: planSchema,
  label: ({ number, name }) => (number === undefined ? name : `${number} ${name}`),
  tokens: ({ number, name, customerRef, siteRef }) =>
    tokensOf([number, name, customerRef.name, siteRef.name]),
  links: ({ customerRef, siteRef }) => ({ customerId: customerRef.id, siteId: siteRef.id }),
  derived: ({ name, assetRefs, nextDueDate, leadDays }) => ({
    nameLower: fold(name),
    assetIds: assetRefsFields(assetRefs).assetIds,
    nextDueSort: nextDueDate ?? NO_DAY,
    orderDueSort: orderDueSortOf(nextDueDate, leadDays),
  }),
  followed: ({ state, nextDueDate, template }) => ({
    days: { nextDueDate },
    over: state === 'ended',
    responsible: template.leadId,
  }),
});

const orderDueSortOf = (nextDueDate: CalendarDay | undefined, leadDays: number): string =>
  nextDueDate === undefined ? NO_DAY : addDays(nextDueDate, -leadDays);

/** The fields that say when the next visit is due, and its order with it. */
export const nextDueFields = (
  nextDueDate: CalendarDay | undefined,
  { leadDays }: Pick<Plan, 'leadDays'>,
) => ({
  nextDueDate,
  nextDueSort: nextDueDate ?? NO_DAY,
  orderDueSort: orderDueSortOf(nextDueDate, leadDays),
});
