import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDayOf,
  daysInMonth,
  partsOf,
  startOfMonth,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from '../calendar-day';
import type { Nth, Recurrence } from './recurrence';

/** The dates of a rule from `start` to `until`, in order, not yet moved for weekends. */
export function* rawDates(
  recurrence: Recurrence,
  start: CalendarDay,
  until: CalendarDay,
): Generator<CalendarDay> {
  // Ends by period, not by date: a rule such as "every 12 months, in May" that starts in March names no date at all.
  for (let offset = 0; startOfPeriod(recurrence, start, offset) <= until; offset += recurrence.every) {
    for (const day of datesOfPeriod(recurrence, start, offset)) if (day >= start && day <= until) yield day;
  }
}

function startOfPeriod({ unit }: Recurrence, start: CalendarDay, offset: number): CalendarDay {
  if (unit === 'day') return addDays(start, offset);
  if (unit === 'week') return addDays(startOfWeek(start), offset * 7);
  const { year } = partsOf(start);
  return unit === 'month' ? addMonths(startOfMonth(start), offset) : calendarDayOf(year + offset, 1, 1);
}

function datesOfPeriod(recurrence: Recurrence, start: CalendarDay, offset: number): CalendarDay[] {
  switch (recurrence.unit) {
    case 'day':
      return [addDays(start, offset)];
    case 'week': {
      const monday = addDays(startOfWeek(start), offset * 7);
      const weekdays = recurrence.weekdays?.length ? recurrence.weekdays : [weekdayOf(start)];
      return sortedUnique(weekdays).map((weekday) => addDays(monday, weekday - 1));
    }
    case 'month': {
      const first = addMonths(startOfMonth(start), offset);
      const { months } = recurrence;
      const wanted = !months?.length || months.includes(partsOf(first).month);
      return wanted ? [dayOfMonth(recurrence, first, start)] : [];
    }
    case 'year': {
      const { year, month } = partsOf(start);
      const months = recurrence.months?.length ? recurrence.months : [month];
      return sortedUnique(months).map((wanted) =>
        dayOfMonth(recurrence, calendarDayOf(year + offset, wanted, 1), start),
      );
    }
  }
}

const sortedUnique = <T extends number>(numbers: readonly T[]): T[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

function dayOfMonth(recurrence: Recurrence, first: CalendarDay, start: CalendarDay): CalendarDay {
  if (recurrence.nth) return nthWeekday(first, recurrence.nth.nth, recurrence.nth.weekday);
  const { year, month } = partsOf(first);
  const last = daysInMonth(year, month);
  const wanted = recurrence.monthDay ?? partsOf(start).day;
  return calendarDayOf(year, month, wanted === 'last' ? last : Math.min(wanted, last));
}

function nthWeekday(first: CalendarDay, nth: Nth, weekday: Weekday): CalendarDay {
  if (nth === 'last') {
    const { year, month } = partsOf(first);
    const last = calendarDayOf(year, month, daysInMonth(year, month));
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}
