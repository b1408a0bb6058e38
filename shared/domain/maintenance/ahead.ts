import type { CalendarDay } from '../calendar-day';
import type { ScheduledDate } from '../recurrence';
import { comingDates } from './occurrence';
import type { Plan } from './plan';

/** Orders are created at most this many days ahead: a plan is looked over once a year. */
export const MOST_DAYS_AHEAD = 366;

/** Occurrences that a plan can have within that time, with as long a time before it that nobody dealt with. */
const MOST_COUNTED = 2 * MOST_DAYS_AHEAD;

/** Why a plan creates no orders ahead of its lead days; undefined where it does. */
export function whyNotAhead({
  state,
  anchor,
  nextDueDate,
}: Pick<Plan, 'state' | 'anchor' | 'nextDueDate'>): string | undefined {
  if (state !== 'active') return 'Only an active plan creates work orders.';
  if (anchor === 'completion')
    return 'This plan counts from the last occurrence: when the next one is, is known once that is done.';
  return nextDueDate === undefined ? 'No occurrence is to come.' : undefined;
}

/** The occurrences of a plan that nobody dealt with yet, `until` included. */
export const occurrencesUntil = (plan: Plan, until: CalendarDay): readonly ScheduledDate[] =>
  plan.nextDueDate === undefined
    ? []
    : comingDates(plan, plan.nextDueDate, MOST_COUNTED).filter(({ date }) => date <= until);
