import { addDays, type CalendarDay, calendarDayOf } from '../calendar-day';
import { COMPANY } from '../company';

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return calendarDayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Public holidays of all of Germany, by day. */
export function germanHolidays(year: number): ReadonlyMap<CalendarDay, string> {
  const easter = easterSunday(year);
  return new Map([
    [calendarDayOf(year, 1, 1), "New Year's Day"],
    [addDays(easter, -2), 'Good Friday'],
    [addDays(easter, 1), 'Easter Monday'],
    [calendarDayOf(year, 5, 1), 'Labour Day'],
    [addDays(easter, 39), 'Ascension Day'],
    [addDays(easter, 50), 'Whit Monday'],
    [calendarDayOf(year, 10, 3), 'German Unity Day'],
    [calendarDayOf(year, 12, 25), 'Christmas Day'],
    [calendarDayOf(year, 12, 26), 'Second Christmas Day'],
  ]);
}

/** Holiday calendars a plan may keep to. */
export const HOLIDAY_CALENDARS = ['company', 'DE'] as const;
export type HolidayCalendar = (typeof HOLIDAY_CALENDARS)[number];
export const HOLIDAY_CALENDAR_LABELS: Readonly<Record<HolidayCalendar, string>> = {
  company: 'Working days and holidays of the company',
  DE: 'Germany, national holidays',
};

const years = new Map<number, ReadonlyMap<CalendarDay, string>>();

/** The name of the holiday on a day; undefined on other days and without a calendar. */
export function holidayName(day: CalendarDay, calendar: HolidayCalendar | undefined): string | undefined {
  if (calendar === undefined) return undefined;
  if (calendar === 'company') return companyHoliday(day);
  const year = Number(day.slice(0, 4));
  const known = years.get(year) ?? germanHolidays(year);
  years.set(year, known);
  return known.get(day);
}

/** The name of the holiday that the company keeps on a day; undefined on other days. */
export const companyHoliday = (day: CalendarDay): string | undefined =>
  COMPANY.holidayDays ? COMPANY.holidayDays[day] : holidayName(day, 'DE');

/** Days that are looked through for the next holidays. */
const LOOKED_THROUGH = 400;

/** The next holidays that the company keeps, from a day on: `count` of them, or as many as are known. */
export function nextHolidays(
  from: CalendarDay,
  count: number,
): readonly { readonly day: CalendarDay; readonly name: string }[] {
  return Array.from({ length: LOOKED_THROUGH }, (_, after) => addDays(from, after))
    .flatMap((day) => {
      const name = companyHoliday(day);
      return name === undefined ? [] : [{ day, name }];
    })
    .slice(0, count);
}
