import * as v from 'valibot';
import { addDays, type CalendarDay, calendarDay, laterDay } from '../calendar-day';
import { isRestDay } from '../company';
import { holidayName } from '../holidays';
import { ref, type Stored, stamp } from '../record';
import { MAX_SHIFT_DAYS, type ScheduledDate, scheduledDates } from '../recurrence';
import { nextDueFields, type Plan } from './plan';

export const OCCURRENCE_STATES = ['planned', 'generated', 'done', 'partly', 'skipped', 'missed'] as const;
export type OccurrenceState = (typeof OCCURRENCE_STATES)[number];
export const OCCURRENCE_STATE_LABELS: Readonly<Record<OccurrenceState, string>> = {
  planned: 'Planned',
  generated: 'Order created',
  done: 'Done',
  partly: 'Partly done',
  skipped: 'Skipped',
  missed: 'Missed',
};

/** One occurrence of a plan. Its id is made of plan and original date, so that creating it twice creates one. */
export const occurrenceSchema = v.object({
  planRef: ref,
  customerRef: ref,
  siteRef: ref,
  dueDate: calendarDay,
  /** The day the rule names, before any move. */
  originalDate: calendarDay,
  state: v.picklist(OCCURRENCE_STATES),
  workOrderId: v.optional(v.string()),
  skippedReason: v.optional(v.string()),
  movedBy: v.optional(stamp),
  completedOn: v.optional(calendarDay),
  carriedFrom: v.optional(v.string()),
});
export type Occurrence = v.InferOutput<typeof occurrenceSchema>;

/** Id of an occurrence and of its work order: the same whoever creates it and however often. */
export const occurrenceId = (planId: string, originalDate: CalendarDay): string =>
  `${planId}_${originalDate}`;

/** What decides on a plan's days. */
export type PlanSchedule = Pick<
  Plan,
  'recurrence' | 'startDate' | 'endDate' | 'maxCount' | 'nonWorkingDay' | 'season' | 'calendarId'
>;

/** What decides on the occurrences to come of a plan. */
export type ComingPlan = PlanSchedule & Pick<Plan, 'anchor' | 'nextDueDate'>;

/** The days of a plan's rule from `from` on, counted from its start, whatever its state. */
export function planDates(plan: PlanSchedule, from: CalendarDay, count = 12): ScheduledDate[] {
  return scheduledDates(plan, {
    from,
    count,
    ...(plan.calendarId === 'company' && { isRestDay }),
    isHoliday: (day) => holidayName(day, plan.calendarId) !== undefined,
  });
}

/**
 * The occurrences of a plan from `from` on that have no order yet. One that counts from the last occurrence goes on from its next
 * one, wherever the days from its start would be: its rule is taken to begin where it names that one first.
 */
export function comingDates(plan: ComingPlan, from: CalendarDay, count: number): ScheduledDate[] {
  const next = plan.nextDueDate;
  if (plan.anchor !== 'completion' || next === undefined) return planDates(plan, from, count);
  const begins = Array.from({ length: MAX_SHIFT_DAYS + 1 }, (_, back) => addDays(next, -back));
  const rules = [plan, ...begins.map((startDate) => ({ ...plan, startDate }))];
  const rule = rules.find((begun) => planDates(begun, next, 1)[0]?.date === next) ?? plan;
  return planDates(rule, laterDay(from, next), count);
}

/** More orders than this are never created at once: a forgotten plan must not flood the list. */
const MAX_AT_ONCE = 30;

/**
 * Occurrences of an active plan whose orders are due to be created on `today`, or that are asked for up to the day `ahead`, and
 * the first occurrence after them.
 */
export function dueOccurrences(
  plan: Plan,
  today: CalendarDay,
  ahead: CalendarDay = today,
): { readonly due: readonly ScheduledDate[]; readonly next: CalendarDay | undefined } {
  if (plan.state !== 'active' || plan.nextDueDate === undefined) return { due: [], next: plan.nextDueDate };
  const until = laterDay(addDays(today, plan.leadDays), ahead);
  const coming = comingDates(plan, plan.nextDueDate, MAX_AT_ONCE + 1);
  const due = coming.filter(({ date }) => date <= until).slice(0, MAX_AT_ONCE);
  return { due, next: coming[due.length]?.date };
}

/** Dates looked through for one day: more than any rule names within a shift before and after it. */
const DATES_AROUND = 60;

/** The occurrence that the rule of a plan has on `day`, or that it moved there or from there; undefined where there is none. */
export function occurrenceOn(plan: ComingPlan, day: CalendarDay): ScheduledDate | undefined {
  const isOver = plan.nextDueDate === undefined || day < plan.nextDueDate;
  const dates = isOver ? planDates : comingDates;
  const around = dates(plan, addDays(day, -MAX_SHIFT_DAYS), DATES_AROUND);
  return around.find(({ originalDate }) => originalDate === day) ?? around.find(({ date }) => date === day);
}

/** A plan's way past its next occurrence once that has an order; nothing where `occurrence` is another one. */
export function afterGenerating(plan: Plan, { originalDate }: ScheduledDate): Partial<Plan> {
  if (plan.state !== 'active' || plan.nextDueDate === undefined) return {};
  const [first, second] = comingDates(plan, plan.nextDueDate, 2);
  if (first?.originalDate !== originalDate) return {};
  return { ...nextDueFields(second?.date, plan), lastGeneratedFor: first.date };
}

/**
 * Whether a later occurrence of the plan has an order already: then completing this one says nothing of the next. Its day may
 * have been moved since, by the rule or by somebody.
 */
export function isOvertaken(plan: Plan, { dueDate, originalDate }: Occurrence): boolean {
  const latest = plan.lastGeneratedFor;
  return latest !== undefined && dueDate < latest && originalDate < latest;
}

/** The first occurrence after a completed one: by the calendar, or counted from the day of completion. */
export function nextDueAfter(plan: Plan, completedOn: CalendarDay): CalendarDay | undefined {
  const schedule = plan.anchor === 'completion' ? { ...plan, startDate: completedOn } : plan;
  return planDates(schedule, addDays(completedOn, 1), 1)[0]?.date;
}

/** The day in the id of an occurrence: the one the rule names. */
export const occurrenceDay = (id: string): CalendarDay => id.slice(id.lastIndexOf('_') + 1);

/** The occurrence as it is stored when its order is created. */
export function generatedOccurrence(
  plan: Stored<Plan>,
  { date, originalDate }: ScheduledDate,
  workOrderId: string,
): Occurrence {
  return {
    planRef: { id: plan.id, name: plan.name },
    customerRef: plan.customerRef,
    siteRef: plan.siteRef,
    dueDate: date,
    originalDate,
    state: 'generated',
    workOrderId,
  };
}

/** Whether an occurrence still takes an order: it has none, and was not called off. */
export const takesOrder = (occurrence: Occurrence | undefined): boolean =>
  !occurrence || (occurrence.workOrderId === undefined && occurrence.state === 'planned');
