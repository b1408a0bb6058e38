import { dateFormat, localDay } from './day';
import { cached } from './locale';

const hourOf = cached((locale) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit',
);

/** "9:05 AM", but "09:05": only a clock of 24 hours has a leading zero. */
const hour = () => hourOf({});

/** An instant as day and time where the user is: "20 Nov 2026, 14:05". Give `timeZone` (IANA) for the time at a site. */
export const formatInstant = (at: Date, timeZone?: string) =>
  dateFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: hour(),
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(at);

/** The time of an instant: "14:05". Give `timeZone` (IANA) for the time at a site. */
export const formatTime = (at: Date, timeZone?: string) =>
  dateFormat({ hour: hour(), minute: '2-digit', ...(timeZone && { timeZone }) }).format(at);

/** A local `YYYY-MM-DDTHH:mm` or `HH:mm` without any zone, in the browser's format. */
export function formatLocalTime(value: string): string {
  const time = value.includes('T') ? value : `1970-01-01T${value}`;
  const at = new Date(`${time}:00Z`);
  if (Number.isNaN(at.getTime())) throw new RangeError(`Not a local time: ${value}`);
  const date = value.includes('T') ? ({ day: 'numeric', month: 'short', year: 'numeric' } as const) : {};
  return dateFormat({ ...date, hour: hour(), minute: '2-digit', timeZone: 'UTC' }).format(at);
}

/** How long ago something was, for what is fresh: "just now", "12 min ago", "14:05"; a day beyond today. */
export function formatAgo(at: Date, now: Date = new Date()): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return localDay(at) === localDay(now) ? formatTime(at) : formatInstant(at);
}
