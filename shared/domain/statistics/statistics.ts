import * as v from 'valibot';
import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  startOfMonth,
  startOfWeek,
} from '../calendar-day';

/** What is counted each night, by the name of the number, with what people call it. */
export const STATISTIC_LABELS = {
  ordersOpen: 'Open work orders',
  ordersActive: 'Work orders in progress',
  ordersOverdue: 'Overdue work orders',
  tasksOpen: 'Open tasks',
  tasksOverdue: 'Overdue tasks',
  offersSent: 'Offers without an answer',
  plansActive: 'Active maintenance plans',
  plansLate: 'Late maintenance plans',
  plansStalled: 'Maintenance plans that need attention',
  plansFailing: 'Failing maintenance plans',
  customers: 'Active customers',
  employees: 'Active employees',
} as const;
export type Statistic = keyof typeof STATISTIC_LABELS;
export const STATISTICS = Object.keys(STATISTIC_LABELS) as readonly Statistic[];

const number = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** How the company stood on the morning of a day. What was not counted yet on that day is absent. */
export const statisticsSchema = v.object({
  day: calendarDay,
  at: v.date(),
  ...(Object.fromEntries(STATISTICS.map((name) => [name, number])) as Record<Statistic, typeof number>),
});
export type DayStatistics = v.InferOutput<typeof statisticsSchema>;

export const STATISTIC_STEPS = ['day', 'week', 'month'] as const;
export type StatisticStep = (typeof STATISTIC_STEPS)[number];

/** Days that are compared, of each step. */
export const COMPARED_DAYS = 8;

/** The last mornings of a step, the earliest first: of each day, of each Monday, or of the first of each month. */
export function comparedDays(step: StatisticStep, today: CalendarDay): CalendarDay[] {
  const back = Array.from({ length: COMPARED_DAYS }, (_, index) => COMPARED_DAYS - 1 - index);
  if (step === 'day') return back.map((count) => addDays(today, -count));
  if (step === 'week') return back.map((count) => addDays(startOfWeek(today), -7 * count));
  return back.map((count) => addMonths(startOfMonth(today), -count));
}
