import * as v from 'valibot';
import { type CalendarDay, dayNumber, FIRST_YEAR, LAST_YEAR, OUT_OF_TIME } from '../calendar-day';
import { MS_PER_DAY } from '../calendar-day/calendar-day';

/** A point in time; stored as a database timestamp, a `Date` everywhere in the app. */
export const instant = v.pipe(
  v.date(),
  v.check((at) => {
    const year = at.getUTCFullYear();
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }, OUT_OF_TIME),
);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const MS_PER_MINUTE = 60_000;

/** Whether `text` is a time of day, `00:00` to `23:59`. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** A time a form may leave empty (''). */
export const optionalTime = v.pipe(
  v.string(),
  v.check((time) => time === '' || isTimeOfDay(time), 'Enter a time, such as 08:30, or leave it empty.'),
);

const formatters = new Map<string, Intl.DateTimeFormat>();

function wallClock(at: number, timezone: string): number {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timezone, formatter);
  }
  const part = new Map(formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const read = (name: Intl.DateTimeFormatPartTypes) => part.get(name) ?? 0;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** Minutes after midnight of a time of day: `09:30` -> 570. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The instant at which clocks in `timezone` show `time` (`HH:mm`) on `day`. Where clocks go back and the time comes
 * twice, the first; where they go forward and it never comes, as long after the jump as it was meant after it began
 * (the "compatible" rule of the Temporal proposal). Throws a RangeError for an unknown zone, day or time.
 */
export function instantAt(day: CalendarDay, time: string, timezone: string): Date {
  if (!isTimeOfDay(time)) throw new RangeError(`Not a time of day: ${time}`);
  const wall = dayNumber(day) * MS_PER_DAY + minutesOfDay(time) * MS_PER_MINUTE;
  const offsetBefore = wallClock(wall - MS_PER_DAY, timezone) - (wall - MS_PER_DAY);
  const offsetAfter = wallClock(wall + MS_PER_DAY, timezone) - (wall + MS_PER_DAY);
  const candidates = [wall - offsetBefore, wall - offsetAfter].sort((a, b) => a - b);
  const match = candidates.find((at) => wallClock(at, timezone) === wall);
  return new Date(match ?? wall - offsetBefore);
}

/** Whether a time never comes on a day, or comes twice, because clocks in `timezone` change. */
export function clockChange(
  day: CalendarDay,
  time: string,
  timezone: string,
): 'skipped' | 'twice' | undefined {
  const at = instantAt(day, time, timezone);
  if (timeIn(timezone, at) !== time) return 'skipped';
  // Nowhere do clocks go back by more than a day; the second of two equal times follows within hours.
  const wall = wallClock(at.getTime(), timezone);
  const offsetAfter = wallClock(wall + MS_PER_DAY, timezone) - (wall + MS_PER_DAY);
  const second = wall - offsetAfter;
  return second > at.getTime() && wallClock(second, timezone) === wall ? 'twice' : undefined;
}

/** What a clock in `timezone` shows at an instant, `HH:mm`. */
export function timeIn(timezone: string, at: Date): string {
  return new Date(wallClock(at.getTime(), timezone)).toISOString().slice(11, 16);
}

/** Whole minutes from `from` to `to`, rounded; negative when `to` is earlier. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / MS_PER_MINUTE);
}
