import { type HolidayCalendar, holidayName } from '@fm/domain/holidays';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { formatDay } from '@fm/ui';

/** Why a visit is not on the day its rule names: "moved from Fri 25 Dec, Christmas Day"; undefined where it is. */
export function shiftWords(
  { date, originalDate, shiftedBecause }: ScheduledDate,
  calendar: HolidayCalendar | undefined,
): string | undefined {
  if (date === originalDate) return undefined;
  const reason =
    shiftedBecause === 'weekend' ? 'a weekend' : (holidayName(originalDate, calendar) ?? 'a holiday');
  return `moved from ${formatDay(originalDate, 'short')}, ${reason}`;
}
