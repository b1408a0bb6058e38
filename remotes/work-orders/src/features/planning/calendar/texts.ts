import { type CalendarDay, dayIn, partsOf, startOfMonth } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Availability, daysShown, type Period, type Workload, weekNumber } from '@fm/domain/planning';
import { PRIORITY_LABELS } from '@fm/domain/task';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { formatDay, formatMinutes, formatTime } from '@fm/ui';
import { isPressing } from '../../order/formatting/is-pressing';
import { clockNote, zoneName } from '../../order/formatting/site-time';

const utc = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

function format(day: CalendarDay, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(utc(day));
}

/** "Monday, 23 November 2026", "16 – 22 November 2026", "November 2026". */
export function periodTitle(period: Period, day: CalendarDay): string {
  if (period === 'day') return formatDay(day, 'long');
  if (period === 'month') return format(startOfMonth(day), { month: 'long', year: 'numeric' });
  const days = daysShown('week', day);
  const range = new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return range.formatRange(utc(days[0] ?? day), utc(days.at(-1) ?? day));
}

/** "16 – 22 Nov", or the one day: "Mon, 23 Nov". */
export function rangeTitle(first: CalendarDay, last: CalendarDay): string {
  if (first === last) return formatDay(first, 'short');
  const range = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return range.formatRange(utc(first), utc(last));
}

/** "Week 48"; nothing for a month. */
export const weekTitle = (period: Period, day: CalendarDay): string | undefined =>
  period === 'month' ? undefined : `Week ${weekNumber(day)}`;

/** "Mon 23", the first of a month with its name. */
export const dayTitle = (day: CalendarDay): string =>
  format(day, { weekday: 'short', day: 'numeric', ...(partsOf(day).day === 1 && { month: 'short' }) });

/** "23", the first of a month with its name. */
export const dayOfMonth = (day: CalendarDay): string =>
  format(day, { day: 'numeric', ...(partsOf(day).day === 1 && { month: 'short' }) });

/** "Mon" to "Sun", as days of a week are headed. */
export const weekdayTitle = (day: CalendarDay): string => format(day, { weekday: 'short' });

type Planned = Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'timezone'>;

/** From when to when by clocks in a zone: "08:00" and "10:00". */
export const timesIn = (timezone: string, { plannedStart, plannedEnd }: Planned): readonly string[] =>
  [plannedStart, plannedEnd].flatMap((at) => at ?? []).map((at) => formatTime(at, timezone));

/** When an order starts by the company's clock: "08:00". */
export const startTime = (order: Planned): string => timesIn(COMPANY.timezone, order)[0] ?? '';

/** "09:00–10:00 in New York", where clocks at the site show another time; else nothing. */
export function siteTime(order: Planned): string | undefined {
  const { plannedStart, timezone } = order;
  if (!plannedStart || !isElsewhere(order)) return undefined;
  const day = dayIn(timezone, plannedStart);
  const otherDay = day === dayIn(COMPANY.timezone, plannedStart) ? '' : `${formatDay(day, 'short')}, `;
  return `${otherDay}${timesIn(timezone, order).join('–')} in ${zoneName(timezone)}`;
}

/** Whether clocks at the site show another time than the company's when an order starts. */
export const isElsewhere = ({ plannedStart, timezone }: Planned): boolean =>
  plannedStart !== undefined && clockNote(plannedStart, timezone, COMPANY.timezone) !== undefined;

/** Whose clock the calendar goes by: "Berlin time". */
export const zoneTitle = (): string => `${zoneName(COMPANY.timezone)} time`;

/** All that a short mark in the calendar stands for, on hover. */
export function orderText(order: WorkOrder, conflicts = false): string {
  const { title, customerRef, siteRef, status, leadName, priority } = order;
  return [
    [startTime(order), title].filter(Boolean).join(' '),
    conflicts && 'Scheduling conflict',
    siteTime(order),
    `${customerRef.name}, ${siteRef.name}`,
    WORK_ORDER_STATUS_LABELS[status],
    isPressing(order) && PRIORITY_LABELS[priority],
    leadName ?? 'No lead',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a mark leaves to colour, edge or place, for screen readers: after what is written on it. */
export function unseenText(
  order: WorkOrder,
  shown: { readonly short: boolean; readonly inLane: boolean; readonly onCrew: boolean },
): string {
  const { customerRef, siteRef, status, leadName } = order;
  return [
    '',
    shown.short && customerRef.name,
    siteRef.name,
    (shown.short || shown.inLane) && (leadName ? `Lead: ${leadName}` : 'No lead'),
    WORK_ORDER_STATUS_LABELS[status],
    shown.onCrew && 'On the crew',
  ]
    .filter((part) => part !== false && part !== undefined)
    .join(', ');
}

/** What a workload means, in words: "2 h free", "1 h too much", "Sick". */
export function workloadText(
  { plannedMin, availableMin, level }: Workload,
  away?: Availability['away'],
): string {
  switch (level) {
    case 'over':
      return `${formatMinutes(plannedMin - availableMin)} too much`;
    case 'full':
      return 'Fully planned';
    case 'partly':
      return `${formatMinutes(availableMin - plannedMin)} free`;
    case 'free':
      return `${formatMinutes(availableMin)} free`;
    case 'off':
      return away ?? 'Day off';
  }
}
