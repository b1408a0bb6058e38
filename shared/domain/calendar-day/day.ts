/** A day as people write it on a calendar, `YYYY-MM-DD`; has no time and no zone, sorts as text. */
export type CalendarDay = string;

/** Sorts after every real day: stands in list order for "no date". */
export const NO_DAY = '9999-12-31';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
export const MS_PER_DAY = 86_400_000;

interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The parts of a day; undefined for text that is none, or one that does not exist: `2026-02-30`. */
function read(text: string): DayParts | undefined {
  const match = DAY.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(year, month));
  return exists ? { year, month, day } : undefined;
}

/** Whether `text` is a day that exists: `2026-02-30` is not. */
export const isCalendarDay = (text: string): boolean => read(text) !== undefined;

/** Years of what is planned and noted: beyond them arithmetic on days and clocks leaves the calendar. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
export const OUT_OF_TIME = `Enter a date from ${FIRST_YEAR} to ${LAST_YEAR}.`;

/** Whether a day lies in the years that are planned and noted. */
export const isInTime = (day: CalendarDay): boolean =>
  day >= `${FIRST_YEAR}-01-01` && day <= `${LAST_YEAR}-12-31`;

/** Days of a month, 1 = January. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Year, month (1-12) and day of month. Throws a RangeError for text that is no day. */
export function partsOf(day: CalendarDay): DayParts {
  const parts = read(day);
  if (!parts) throw new RangeError(`Not a calendar day: ${day}`);
  return parts;
}

/** The day with these parts. Throws a RangeError when there is no such day. */
export function calendarDayOf(year: number, month: number, day: number): CalendarDay {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** Days since 1970-01-01; the base of all arithmetic on days. */
export function dayNumber(day: CalendarDay): number {
  const { year, month, day: date } = partsOf(day);
  return Date.UTC(year, month - 1, date) / MS_PER_DAY;
}

/** The reverse of `dayNumber`. */
export function dayFromNumber(days: number): CalendarDay {
  return new Date(days * MS_PER_DAY).toISOString().slice(0, 10);
}
