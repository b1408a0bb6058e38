import { type HolidayCalendar, holidayName } from '@fm/domain/holidays';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { formatDay } from '@fm/ui';

/**
 * Why a visit is not on the day its rule names: "moved from Fri 25 Dec, Christmas Day", without a reason where somebody
 * moved it; undefined where it is on that day.
 */
export function shiftWords(
  { date, originalDate, shiftedBecause }: ScheduledDate,
  calendar: HolidayCalendar | undefined,
): string | undefined {
  if (date === originalDate) return undefined;
  const from = `moved from ${formatDay(originalDate, 'short')}`;
  if (shiftedBecause === undefined) return from;
  const reason =
    shiftedBecause === 'weekend' ? 'a weekend' : (holidayName(originalDate, calendar) ?? 'a holiday');
  return `${from}, ${reason}`;
}
