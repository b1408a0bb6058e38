import { addDays, type CalendarDay, dayIn, daysBetween } from '../calendar-day';
import { instantAt, isTimeOfDay, minutesOfDay, timeIn } from '../instant';
import type { WorkOrder } from '../work-order/work-order';
import { spanOf } from './span';

/** The planned fields of an order. */
export type PlannedTime = Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'plannedDay'>;

type Order = PlannedTime & Pick<WorkOrder, 'timezone' | 'estimateMin'>;

/** Where work begins that had no time before. */
export const MORNING_MIN = 8 * 60;

/**
 * The same times of the day some days later or earlier: at 08:00 by the clock at the site it stays, also over a change
 * of clocks. `shown` is the day the order was dragged from, in the calendar's zone.
 */
export function movedToDay(order: Order, shown: CalendarDay, to: CalendarDay, zone: string): PlannedTime {
  const { plannedStart, plannedEnd, timezone } = order;
  if (!plannedStart) return movedToTime(order, to, MORNING_MIN, zone);
  const days = daysBetween(shown, to);
  // The clock alone cannot say which of two equal times in the night in which it goes back.
  const later = (at: Date) =>
    days === 0 ? at : instantAt(addDays(dayIn(timezone, at), days), timeIn(timezone, at), timezone);
  const start = later(plannedStart);
  const end = plannedEnd && later(plannedEnd);
  // Where clocks jump over the start, nothing may be left of the job: then it takes as long as before.
  const length = plannedEnd ? plannedEnd.getTime() - plannedStart.getTime() : 0;
  return {
    plannedStart: start,
    plannedEnd: end && end <= start ? new Date(start.getTime() + length) : end,
    plannedDay: addDays(dayIn(timezone, plannedStart), days),
  };
}

/** The same length from this minute of a day on, as clocks in the calendar's `zone` show it. */
export function movedToTime(order: Order, day: CalendarDay, minute: number, zone: string): PlannedTime {
  const plannedStart = instantAt(day, clockOf(minute), zone);
  const span = spanOf({ ...order, plannedStart: order.plannedStart ?? plannedStart });
  const length = span ? span.end.getTime() - span.start.getTime() : 0;
  // An order that never had an end gets one only with its first time: the estimate is what is known of it.
  const hasEnd = order.plannedEnd !== undefined || order.plannedStart === undefined;
  return {
    plannedStart,
    plannedEnd: hasEnd ? new Date(plannedStart.getTime() + length) : undefined,
    plannedDay: dayIn(order.timezone, plannedStart),
  };
}

/** Minutes after midnight as a clock shows them: `HH:mm`. */
export function clockOf(minute: number): string {
  const within = Math.min(Math.max(Math.round(minute), 0), 24 * 60 - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/**
 * The end of a job whose beginning moved from one time of the day to another: it takes as long as before. What is not
 * known yet leaves the end as it is.
 */
export function movedEnd(end: string, from: string, to: string): string {
  if (![end, from, to].every(isTimeOfDay)) return end;
  const length = minutesOfDay(end) - minutesOfDay(from);
  return clockOf((minutesOfDay(to) + length + 2 * DAY_MIN) % DAY_MIN);
}

const DAY_MIN = 24 * 60;
