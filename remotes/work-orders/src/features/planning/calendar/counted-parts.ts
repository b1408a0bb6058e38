import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Period } from '@fm/domain/planning';

/** Which parts of the calendar tell how many orders they hold: each day of a month by itself, else all days together. */
export const countedParts = (period: Period, days: readonly CalendarDay[]): readonly string[] =>
  period === 'month' ? days : [`${period} ${days[0]}`];
