import { addDays, type CalendarDay, dayIn } from '@fm/domain/calendar-day';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatDay, formatTime, localDay } from '@fm/ui';

type PlannedTime = Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'timezone'>;

/** The zone of this browser. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as people call it: `America/New_York` is "New York". */
export const zoneName = (timezone: string): string =>
  (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');

/** "New York time" where clocks at the site differ from those here at that moment; else nothing. */
export function zoneNote({ plannedStart, timezone }: PlannedTime): string | undefined {
  if (!plannedStart) return undefined;
  const differs =
    formatTime(plannedStart, timezone) !== formatTime(plannedStart, here()) ||
    dayIn(timezone, plannedStart) !== dayIn(here(), plannedStart);
  return differs ? `${zoneName(timezone)} time` : undefined;
}

/** The planned day and time as clocks at the site show them: "Mon, 23 Nov" and "08:00–10:00". */
export function plannedParts(
  order: PlannedTime,
): { readonly day: string; readonly times: string } | undefined {
  const { plannedStart, plannedEnd, timezone } = order;
  if (!plannedStart) return undefined;
  const day = dayIn(timezone, plannedStart);
  return { day: dayWords(day), times: timeSpan(day, plannedStart, plannedEnd, timezone) };
}

/** The weekday helps with days near by, the year with those far off. */
const dayWords = (day: CalendarDay): string =>
  formatDay(day, day.slice(0, 4) === localDay().slice(0, 4) ? 'short' : 'medium');

function timeSpan(day: string, start: Date, end: Date | undefined, timezone: string): string {
  const from = formatTime(start, timezone);
  if (!end) return from;
  const endDay = dayIn(timezone, end);
  const overnight =
    endDay === day ? '' : endDay === addDays(day, 1) ? ' (next day)' : ` (${formatDay(endDay, 'short')})`;
  return `${from}–${formatTime(end, timezone)}${overnight}`;
}
