import type { CalendarDay } from '@fm/domain/calendar-day';
import { germanUnit } from '@fm/domain/quantity';
import type { PrintLanguage } from '@fm/ui/print';

/** How a report writes days, times and numbers: in its own language, not in that of the browser. */
export interface ReportFormats {
  day(day: CalendarDay): string;
  instant(at: Date, timezone: string): string;
  time(at: Date, timezone: string): string;
  /** "1:30 h" reads the same in every language. */
  duration(minutes: number): string;
  quantity(milli: number): string;
  number(value: number): string;
  /** "pcs" is an English word. */
  unit(unit: string): string;
}

const LOCALES: Readonly<Record<PrintLanguage, string>> = { en: 'en-GB', de: 'de-DE' };
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

export function formatsOf(language: PrintLanguage): ReportFormats {
  const locale = LOCALES[language];
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return {
    day: (day) => dates({ ...DAY, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    instant: (at, timeZone) => dates({ ...DAY, ...TIME, timeZone }).format(at),
    time: (at, timeZone) => dates({ ...TIME, timeZone }).format(at),
    duration: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`,
    quantity: (milli) => numbers.format(milli / 1000),
    number: (value) => numbers.format(value),
    unit: language === 'de' ? germanUnit : (unit) => unit,
  };
}
