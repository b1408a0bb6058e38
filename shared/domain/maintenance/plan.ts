import * as v from 'valibot';
import { assetRefsEntries } from '../asset';
import { addDays, type CalendarDay, calendarDay, NO_DAY } from '../calendar-day';
import { HOLIDAY_CALENDARS } from '../holidays';
import { isTimeOfDay, timezone } from '../instant';
import { MAX_LINES } from '../offer';
import { partMap, ref } from '../record';
import { NON_WORKING_DAY, recurrenceSchema, seasonSchema } from '../recurrence';
import { PRIORITIES } from '../task';
import { checklistSchema, offeredLineSchema, orderPartsSchema, WORK_ORDER_TYPES } from '../work-order';

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
  stalled: 'Needs attention',
  error: 'Error',
};

export const ANCHORS = ['schedule', 'completion'] as const;
export type Anchor = (typeof ANCHORS)[number];
export const ANCHOR_LABELS: Readonly<Record<Anchor, string>> = {
  schedule: 'By the calendar',
  completion: 'Counted from the last occurrence',
};

const days = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** What every work order of a plan starts with. */
export const planTemplateSchema = v.object({
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  description: v.optional(v.string()),
  type: v.picklist(WORK_ORDER_TYPES),
  priority: v.picklist(PRIORITIES),
  estimateMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** When the work begins on the day of an occurrence, as clocks at the site show it. */
  plannedFrom: v.optional(v.pipe(v.string(), v.check(isTimeOfDay))),
  leadId: v.optional(v.string()),
  leadName: v.optional(v.string()),
  crewRefs: v.pipe(v.array(ref), v.maxLength(8)),
  requireSignature: v.boolean(),
  checklist: checklistSchema,
  /** What each occurrence is expected to use up, as it was taken from the catalogue. */
  parts: v.optional(orderPartsSchema),
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
  timezone,
  state: v.picklist(PLAN_STATES),
  recurrence: recurrenceSchema,
  anchor: v.picklist(ANCHORS),
  startDate: calendarDay,
  endDate: v.optional(calendarDay),
  maxCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  nonWorkingDay: v.picklist(NON_WORKING_DAY),
  calendarId: v.optional(v.picklist(HOLIDAY_CALENDARS)),
  season: v.optional(seasonSchema),
  /** Days before an occurrence at which its order is created. */
  leadDays: days(90),
  /** Days after an occurrence's date by which its order must be done. */
  dueAfterDays: days(90),
  template: planTemplateSchema,
  priceMinor: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  offerRef: v.optional(ref),
  /** What its lines of the offer come to for one occurrence, after every discount and without tax. */
  offerTotalMinor: v.optional(v.pipe(v.number(), v.safeInteger())),
  /** Its lines of the offer by their ids there. */
  offered: v.optional(partMap(offeredLineSchema, MAX_LINES, `Keep at most ${MAX_LINES} lines of an offer.`)),
  /** The first occurrence without an order; absent when there is none to come. */
  nextDueDate: v.optional(calendarDay),
  /** That date, or a day after all others: a query ordered by an absent field would hide the record. */
  nextDueSort: v.string(),
  /**
   * The day from which the order of that occurrence is to be created, or a day after all others: what is due is asked for by
   * it. Plans that an older version wrote have none until they are corrected.
   */
  orderDueSort: v.optional(v.string()),
  lastGeneratedFor: v.optional(calendarDay),
  health: v.picklist(PLAN_HEALTH),
  healthWhy: v.optional(v.string()),
  /** Occurrences in a row nobody reacted to. */
  ignoredInRow: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Plan = v.InferOutput<typeof planSchema>;

/** The day from which the order of the next occurrence is to be created, or one after all others. */
export const orderDueSortOf = (nextDueDate: CalendarDay | undefined, leadDays: number): string =>
  nextDueDate === undefined ? NO_DAY : addDays(nextDueDate, -leadDays);

/** The fields that say when the next occurrence is due, and its order with it. */
export const nextDueFields = (
  nextDueDate: CalendarDay | undefined,
  { leadDays }: Pick<Plan, 'leadDays'>,
) => ({
  nextDueDate,
  nextDueSort: nextDueDate ?? NO_DAY,
  orderDueSort: orderDueSortOf(nextDueDate, leadDays),
});
