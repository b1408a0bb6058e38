import { cached } from './locale';

const DAY_MS = 86_400_000;

/** How much of a day is said: "20 Nov 2026", "Fri 20 Nov", "Friday, 20 November 2026", "Nov 26", "20 Nov". */
export type DayStyle = 'medium' | 'short' | 'long' | 'month' | 'inYear';

const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
  inYear: { day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Days since 1970 of a `YYYY-MM-DD` day. A calendar day has no time zone, so it is counted in UTC. */
const dayNumber = (day: string) => {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar day: ${day}`);
  return time / DAY_MS;
};

const pad = (value: number) => String(value).padStart(2, '0');

/** The calendar day of an instant where the user is, as `YYYY-MM-DD`; today when nothing is given. */
export const localDay = (at: Date = new Date()) =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** Whole days from one `YYYY-MM-DD` day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);

/** A `YYYY-MM-DD` day in the browser's format. Throws a RangeError for anything else. */
export const formatDay = (day: string, style: DayStyle = 'medium') =>
  dateFormat({ ...styles[style], timeZone: 'UTC' }).format(dayNumber(day) * DAY_MS);

/** A due day as people say it: "Today", "Tomorrow", "Fri 27 Nov", "3 days overdue". */
export function relativeDay(day: string, today: string = localDay()): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return '1 day overdue';
  if (days < 0) return `${formatNumberOfDays(-days)} overdue`;
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'medium');
}

const formatNumberOfDays = (days: number) =>
  days < 60 ? `${days} days` : `${Math.round(days / 30.44)} months`;
