import { addDays, type CalendarDay, dayIn, isCalendarDay } from '@fm/domain/calendar-day';
import { clockChange, instantAt, isTimeOfDay, minutesBetween, timeIn } from '@fm/domain/instant';
import { formatAgo, formatDay, formatInstant, formatLocalTime, formatTime } from '@fm/ui';

let zone: string | undefined;

/** The zone of this browser. Kept: each row of a list asks, and to find out makes a formatter. */
function here(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** A zone as people call it: `America/New_York` is "New York". */
export const zoneName = (timezone: string): string =>
  (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');

/** "New York time" where clocks in a zone differ from those here, or in another zone, at that moment; else nothing. */
export function clockNote(at: Date, timezone: string, other = here()): string | undefined {
  const differs =
    timezone !== other &&
    (formatTime(at, timezone) !== formatTime(at, other) || dayIn(timezone, at) !== dayIn(other, at));
  return differs ? `${zoneName(timezone)} time` : undefined;
}

/** When something was, as clocks at the site showed it: "20 Nov 2026, 08:15 New York time". */
export const siteInstant = (at: Date, timezone: string): string =>
  [formatInstant(at, timezone), clockNote(at, timezone)].filter(Boolean).join(' ');

const FRESH_MIN = 60;

/** The same, but how long ago it was where that is less than an hour: "12 min ago". */
export const siteAgo = (at: Date, timezone: string, now: Date = new Date()): string =>
  minutesBetween(at, now) < FRESH_MIN ? formatAgo(at, now) : siteInstant(at, timezone);

/** A day with times as a form holds them; '' for nothing. */
interface TypedTimes {
  readonly day: CalendarDay | '';
  readonly from: string;
  readonly to: string;
}

/** What a form says of its times: whose clocks are meant, and what becomes of a time that these leave out or show twice. */
export const typedTimesText = (timezone: string, times: TypedTimes): string =>
  [
    `Times are those at the site: ${zoneName(timezone)}.`,
    ...overnightText(times),
    ...changeText(timezone, times),
  ].join(' ');

/** The day on which a job ends that goes over midnight. */
function overnightText({ day, from, to }: TypedTimes): string[] {
  if (!isCalendarDay(day) || !isTimeOfDay(from) || !isTimeOfDay(to) || to > from) return [];
  return [`The job ends on ${formatDay(addDays(day, 1), 'short')} at ${formatLocalTime(to)}.`];
}

/** What the change of clocks does to typed times: nothing on all but two days of a year. */
export function changeText(timezone: string, { day, from, to }: TypedTimes): string[] {
  if (!isCalendarDay(day)) return [];
  const endDay = to <= from ? addDays(day, 1) : day;
  const ofTime = (on: CalendarDay, time: string) =>
    isTimeOfDay(time) ? changeOf(timezone, on, time) : undefined;
  return [ofTime(day, from), ofTime(endDay, to)].filter((words) => words !== undefined);
}

function changeOf(timezone: string, day: CalendarDay, time: string): string | undefined {
  const change = clockChange(day, time, timezone);
  if (change === undefined) return undefined;
  const [on, entered] = [formatDay(day, 'short'), formatLocalTime(time)];
  if (change === 'twice')
    return `Clocks go back on ${on}: ${entered} comes twice, and entering it means the first.`;
  const becomes = formatLocalTime(timeIn(timezone, instantAt(day, time, timezone)));
  return `Clocks go forward on ${on}: ${entered} becomes ${becomes}.`;
}
