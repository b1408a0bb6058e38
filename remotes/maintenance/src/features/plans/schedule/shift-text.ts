import { type CalendarDay, isWeekend } from '@fm/domain/calendar-day';
import { type HolidayCalendar, holidayName } from '@fm/domain/holidays';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { formatDay } from '@fm/ui';

/**
 * Why an occurrence is not on the day its rule names: "moved from Fri 25 Dec, Christmas Day", without a reason where somebody
 * moved it; undefined where it is on that day.
 */
export function shiftText(
  { date, originalDate, shiftedBecause }: ScheduledDate,
  calendar: HolidayCalendar | undefined,
): string | undefined {
  if (date === originalDate) return undefined;
  const from = `moved from ${formatDay(originalDate, 'short')}`;
  if (shiftedBecause === undefined) return from;
  const reason =
    shiftedBecause === 'weekend'
      ? dayOff(originalDate)
      : (holidayName(originalDate, calendar) ?? 'a holiday');
  return `${from}, ${reason}`;
}

/** A day of the week on which nobody works: for the company it may be another one than Saturday and Sunday. */
const dayOff = (day: CalendarDay): string => (isWeekend(day) ? 'a weekend' : 'no working day');
