import * as v from 'valibot';
import { addDays, type CalendarDay, calendarDay } from '../calendar-day';
import { holidayName } from '../holidays';
import { defineKind, type RecordKind, ref, type Stored, stamp } from '../record';
import { type ScheduledDate, scheduledDates } from '../recurrence';
import { dueSortOf } from '../task';
import type { WorkOrder } from '../work-order';
import type { Plan } from './plan';

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

/** One visit of a plan. Its id is made of plan and original date, so that creating it twice creates one. */
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

/** The visits of one plan. */
export const occurrencesOf = (planId: string): RecordKind<Occurrence> =>
  defineKind<Occurrence>({
    path: `maintenancePlans/${planId}/occurrences`,
    type: 'occurrence',
    schema: occurrenceSchema,
    label: ({ planRef, dueDate }) => `${planRef.name}, ${dueDate}`,
    links: ({ customerRef, siteRef }) => ({ customerId: customerRef.id, siteId: siteRef.id }),
  });

/** Id of a visit and of its work order: the same whoever creates it and however often. */
export const occurrenceId = (planId: string, originalDate: CalendarDay): string =>
  `${planId}_${originalDate}`;

/** What decides on a plan's days. */
export type PlanSchedule = Pick<
  Plan,
  'recurrence' | 'startDate' | 'endDate' | 'maxCount' | 'nonWorkingDay' | 'season' | 'calendarId'
>;

/** The coming days of a plan from `from` on; for the preview, whatever its state. */
export function planDates(plan: PlanSchedule, from: CalendarDay, count = 12): ScheduledDate[] {
  return scheduledDates(plan, {
    from,
    count,
    isHoliday: (day) => holidayName(day, plan.calendarId) !== undefined,
  });
}

/** More orders than this are never created at once: a forgotten plan must not flood the list. */
const MAX_AT_ONCE = 60;

/** Visits of an active plan whose orders are due to be created on `today`, and the first visit after them. */
export function dueOccurrences(
  plan: Plan,
  today: CalendarDay,
): { readonly due: readonly ScheduledDate[]; readonly next: CalendarDay | undefined } {
  if (plan.state !== 'active' || plan.nextDueDate === undefined) return { due: [], next: plan.nextDueDate };
  const until = addDays(today, plan.leadDays);
  const coming = planDates(plan, plan.nextDueDate, MAX_AT_ONCE + 1);
  const due = coming.filter(({ date }) => date <= until).slice(0, MAX_AT_ONCE);
  return { due, next: coming[due.length]?.date };
}

/** The first visit after a completed one: by the calendar, or counted from the day of completion. */
export function nextDueAfter(plan: Plan, completedOn: CalendarDay): CalendarDay | undefined {
  const schedule = plan.anchor === 'completion' ? { ...plan, startDate: completedOn } : plan;
  return planDates(schedule, addDays(completedOn, 1), 1)[0]?.date;
}

/** The visit as it is stored when its order is created. */
export function generatedOccurrence(plan: Stored<Plan>, { date, originalDate }: ScheduledDate): Occurrence {
  return {
    planRef: { id: plan.id, name: plan.name },
    customerRef: plan.customerRef,
    siteRef: plan.siteRef,
    dueDate: date,
    originalDate,
    state: 'generated',
    workOrderId: occurrenceId(plan.id, originalDate),
  };
}

/** The work order of a visit: everything the template says, due by the visit's date, not by today's. */
export function workOrderOf(plan: Stored<Plan>, { date, originalDate }: ScheduledDate): WorkOrder {
  const { template } = plan;
  const dueDate = addDays(date, plan.dueAfterDays);
  return {
    title: template.title,
    description: template.description,
    type: template.type,
    status: 'draft',
    statusGroup: 'open',
    priority: template.priority,
    customerRef: plan.customerRef,
    siteRef: plan.siteRef,
    leadId: template.leadId ?? '',
    leadName: template.leadName,
    crewRefs: template.crewRefs,
    crewIds: template.crewRefs.map(({ id }) => id),
    timezone: plan.timezone,
    dueDate,
    dueSort: dueSortOf(dueDate),
    estimateMin: template.estimateMin,
    checklist: template.checklist,
    origin: 'plan',
    planRef: { id: plan.id, name: plan.name },
    occurrenceId: occurrenceId(plan.id, originalDate),
    requireSignature: template.requireSignature,
  };
}
