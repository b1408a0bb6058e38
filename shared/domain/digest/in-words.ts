import type { CalendarDay } from '../calendar-day';
import { COMPANY } from '../company';

/** A day as a sentence names it: "Monday 23 November". */
export const dayInWords = (day: CalendarDay): string =>
  new Intl.DateTimeFormat(COMPANY.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A time of a day as a sentence names it: "08:30". */
export const timeInWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(COMPANY.locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
