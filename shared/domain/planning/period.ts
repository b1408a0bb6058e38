import {
  addDays,
  addMonths,
  type CalendarDay,
  endOfWeek,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from '../calendar-day';

/** What a calendar shows at a time. */
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The days shown around a day: itself, its week from Monday, or the whole weeks its month touches. */
export function daysShown(period: Period, day: CalendarDay): readonly CalendarDay[] {
  if (period === 'day') return [day];
  if (period === 'week') return daysFrom(startOfWeek(day), endOfWeek(day));
  const lastOfMonth = addDays(addMonths(startOfMonth(day), 1), -1);
  return daysFrom(startOfWeek(startOfMonth(day)), endOfWeek(lastOfMonth));
}

function daysFrom(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same day in the next period, or in the one before with -1. */
export function periodBeside(period: Period, day: CalendarDay, by: 1 | -1): CalendarDay {
  if (period === 'month') return addMonths(day, by);
  return addDays(day, period === 'week' ? 7 * by : by);
}

/** Number of the week by ISO 8601: the first is the one with the year's first Thursday. */
export function weekNumber(day: CalendarDay): number {
  const thursday = addDays(day, 4 - weekdayOf(day));
  let week = 1;
  for (let before = addDays(thursday, -7); before.slice(0, 4) === thursday.slice(0, 4); week++) {
    before = addDays(before, -7);
  }
  return week;
}
