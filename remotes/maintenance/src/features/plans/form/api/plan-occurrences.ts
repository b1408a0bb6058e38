import { useLiveRows } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { occurrencesOf } from '@fm/domain/maintenance';

/** Occurrences shown below a plan. */
const SHOWN = 12;

/** The latest occurrences of a plan, live: those with an order, those to come, those that were left out. */
export const usePlanOccurrences = (planId: string) =>
  useLiveRows(occurrencesOf(planId), (spec) => spec.orderBy('dueDate', 'desc'), SHOWN);

/** Occurrences of a plan looked at from a day on: of a daily plan those of its longest lead time. */
const MOST_COMING = 100;

/** The stored occurrences of a plan from `day` on, live: none of a plan that is not stored. */
export const useOccurrencesFrom = (planId: string | undefined, day: CalendarDay) =>
  useLiveRows(
    planId === undefined ? undefined : occurrencesOf(planId),
    (spec) => spec.where('dueDate', '>=', day).orderBy('dueDate'),
    MOST_COMING,
  );
