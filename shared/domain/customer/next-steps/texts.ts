import { type CalendarDay, daysBetween } from '../../calendar-day';
import { nounFor } from '../../record';

/** How days are written where the words are shown. */
export interface Formats {
  day(day: CalendarDay): string;
}

/** "today", "yesterday", "12 days ago". */
export const daysAgo = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${spanText(days)} ago`;

/** "today", "tomorrow", "in 12 days". */
export const inDays = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${spanText(days)}`;

/** From so many days on a span is told in months. */
const MONTHS_FROM = 90;
const DAYS_OF_MONTH = 30.44;

/** "1 day", "12 days", "7 months". */
export function spanText(days: number): string {
  if (days >= MONTHS_FROM) return `${Math.round(days / DAYS_OF_MONTH)} months`;
  return nounFor(days, { one: '1 day', many: `${days} days` });
}

/** When a past day was: "due 12 Nov 2026, 10 days ago". */
export const dueText = (due: CalendarDay, today: CalendarDay, { day }: Formats): string =>
  `due ${day(due)}, ${daysAgo(daysBetween(due, today))}`;
