import type { CalendarDay } from '@fm/domain/calendar-day';
import { partsOfRegion } from '@fm/domain/settings';

/** Years before and after the present one whose holidays are kept. */
const YEARS = { before: 1, after: 10 };
/** The same, for who asks whether the days that are kept reach far enough. */
export const YEARS_KNOWN = YEARS.after;

/**
 * The public holidays of a region by day, from the year before `year` to ten years after it. The library with those of
 * all countries is loaded when somebody asks.
 */
export async function holidayDays(
  region: string,
  year: number,
): Promise<Readonly<Record<CalendarDay, string>>> {
  const { default: Holidays } = await import('date-holidays');
  const { country, state } = partsOfRegion(region);
  const options = { languages: ['en'], types: ['public' as const] };
  const calendar = state === '' ? new Holidays(country, options) : new Holidays(country, state, options);
  const days: [CalendarDay, string][] = [];
  for (let at = year - YEARS.before; at <= year + YEARS.after; at += 1)
    for (const { date, name } of calendar.getHolidays(at)) days.push([date.slice(0, 10), name.slice(0, 80)]);
  return Object.fromEntries(days);
}
