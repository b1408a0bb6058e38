import { addDays, type CalendarDay, dayIn } from '@fm/domain/calendar-day';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatDay, formatTime, localDay } from '@fm/ui';
import { clockNote } from './site-time';

type PlannedTime = Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'timezone'>;

/** "New York time" where clocks at the site differ from those here when an order starts; else nothing. */
export const zoneNote = ({ plannedStart, timezone }: PlannedTime): string | undefined =>
  plannedStart && clockNote(plannedStart, timezone);

/** The planned day and time as clocks at the site show them: "Mon, 23 Nov" and "08:00–10:00". */
export function plannedParts(
  order: PlannedTime,
): { readonly day: string; readonly times: string } | undefined {
  const { plannedStart, plannedEnd, timezone } = order;
  if (!plannedStart) return undefined;
  const day = dayIn(timezone, plannedStart);
  return { day: dayText(day), times: timeSpan(day, plannedStart, plannedEnd, timezone) };
}

/** The weekday helps with days near by, the year with those far off. */
export const dayText = (day: CalendarDay): string =>
  formatDay(day, day.slice(0, 4) === localDay().slice(0, 4) ? 'short' : 'medium');

function timeSpan(day: string, start: Date, end: Date | undefined, timezone: string): string {
  const from = formatTime(start, timezone);
  if (!end) return from;
  const endDay = dayIn(timezone, end);
  const overnight =
    endDay === day ? '' : endDay === addDays(day, 1) ? ' (next day)' : ` (${formatDay(endDay, 'short')})`;
  return `${from}–${formatTime(end, timezone)}${overnight}`;
}
