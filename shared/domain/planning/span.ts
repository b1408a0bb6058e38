import { addDays, type CalendarDay } from '../calendar-day';
import { instantAt, MS_PER_MINUTE } from '../instant';
import type { WorkOrder } from '../work-order/work-order';

/** Some time: from `start` until before `end`. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** Jobs without an end and without an estimate count as one hour. */
export const OPEN_END_MIN = 60;

/** The planned time of a job as far as this module needs it. */
export type PlannedJob = Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'estimateMin'>;

/** When a job is planned; undefined while it is not. An open end is the estimate after the start, or an hour. */
export function spanOf({ plannedStart, plannedEnd, estimateMin }: PlannedJob): Span | undefined {
  if (!plannedStart) return undefined;
  const open = new Date(plannedStart.getTime() + (estimateMin || OPEN_END_MIN) * MS_PER_MINUTE);
  return { start: plannedStart, end: plannedEnd ?? open };
}

/** Whether two spans share time; one that begins as the other ends does not. */
export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** A day from midnight to midnight as clocks in `timezone` show it: 23 or 25 hours when clocks change. */
export const wholeDay = (day: CalendarDay, timezone: string): Span => ({
  start: instantAt(day, '00:00', timezone),
  end: instantAt(addDays(day, 1), '00:00', timezone),
});

/** Whole minutes that lie in both spans. */
export function sharedMinutes(a: Span, b: Span): number {
  const from = Math.max(a.start.getTime(), b.start.getTime());
  const to = Math.min(a.end.getTime(), b.end.getTime());
  return Math.max(0, Math.round((to - from) / MS_PER_MINUTE));
}
