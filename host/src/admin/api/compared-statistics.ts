import { type LiveRows, useLiveRows } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPARED_DAYS, type DayStatistics, statistics } from '@fm/domain/statistics';

/** What was counted on these days, at most `COMPARED_DAYS`; those without a count are missing. */
export const useComparedStatistics = (days: readonly CalendarDay[]): LiveRows<DayStatistics> =>
  useLiveRows(statistics, (spec) => spec.where('day', 'in', days), COMPARED_DAYS);
