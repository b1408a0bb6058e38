import { dayIn } from '@fm/domain/calendar-day';
import { minutesBetween } from '@fm/domain/instant';
import type { Labour, Running } from '@fm/domain/labour';
import { formatMinutes, formatTime } from '@fm/ui';
import { dayText } from '../../order/formatting/planned';
import { clockNote } from '../../order/formatting/site-time';

/** When an entry was, as clocks at the site showed it: "Fri 20 Nov, 08:00–08:50", with the zone where they differ. */
export function spanText({ day, startedAt, endedAt }: Labour, timezone: string): string {
  if (!startedAt || !endedAt) return dayText(day);
  const next = dayIn(timezone, endedAt) === day ? '' : ' (next day)';
  const zone = clockNote(startedAt, timezone);
  return `${dayText(day)}, ${formatTime(startedAt, timezone)}–${formatTime(endedAt, timezone)}${next}${zone === undefined ? '' : `, ${zone}`}`;
}

/** How long a timer has been running: "since 08:12, 25 min". */
export function runningText({ startedAt, timezone }: Running, now: Date): string {
  const began = formatTime(startedAt, timezone);
  const day = dayIn(timezone, startedAt);
  const since = day === dayIn(timezone, now) ? began : `${dayText(day)}, ${began}`;
  return `since ${since}, ${formatMinutes(Math.max(0, minutesBetween(startedAt, now)))}`;
}
