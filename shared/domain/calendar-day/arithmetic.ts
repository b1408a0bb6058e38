import {
  type CalendarDay,
  calendarDayOf,
  dayFromNumber,
  dayNumber,
  daysInMonth,
  partsOf,
} from './calendar-day';

/** 1 = Monday … 7 = Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** `day` plus `days`, which may be negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** `day` plus whole months; a day the month lacks becomes its last: 31 January + 1 = 28 February. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const parts = partsOf(day);
  const index = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return calendarDayOf(year, month, Math.min(parts.day, daysInMonth(year, month)));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** For sorting: negative when `a` is earlier. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The earlier of two days. */
export function earlierDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return compareDays(a, b) < 0 ? a : b;
}

/** The later of two days. */
export function laterDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return compareDays(a, b) > 0 ? a : b;
}

export function weekdayOf(day: CalendarDay): Weekday {
  // 1970-01-01 was a Thursday.
  return (((((dayNumber(day) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function isWeekend(day: CalendarDay): boolean {
  return weekdayOf(day) >= 6;
}

/** Monday of the week of `day`. */
export function startOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, 1 - weekdayOf(day));
}

/** Monday to Sunday around a day. */
export const weekOf = (day: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: 7 }, (_, index) => addDays(startOfWeek(day), index));

/** Sunday of the week of `day`. */
export function endOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, 7 - weekdayOf(day));
}

/** First day of the month of `day`. */
export function startOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 8)}01`;
}
