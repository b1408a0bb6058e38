import { type CalendarDay, dayNumber, MS_PER_DAY } from '@fm/domain/calendar-day';
import { formatMoney } from '@fm/domain/money';

/** How amounts and days are written on one document. */
export interface Formats {
  money(minor: number): string;
  /** With the month as a word: "20. November 2026". */
  day(day: CalendarDay): string;
  /** From one day to another, what both have in common once: "10.–12. November 2026". */
  days(from: CalendarDay, to: CalendarDay): string;
  country(code: string): string;
}

/** The formats of a locale, such as `de-DE`, with amounts in one currency. */
export function formatsFor(locale: string, currency: string): Formats {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  return {
    money: (minor) => formatMoney(minor, currency, locale),
    day: (day) => days.format(dayNumber(day) * MS_PER_DAY),
    days: (from, to) => days.formatRange(dayNumber(from) * MS_PER_DAY, dayNumber(to) * MS_PER_DAY),
    country: (code) => countries.of(code) ?? code,
  };
}
