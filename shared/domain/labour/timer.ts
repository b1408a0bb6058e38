import * as v from 'valibot';
import { dayIn } from '../calendar-day';
import { instant, MS_PER_MINUTE, minutesBetween, timezone } from '../instant';
import { ref } from '../record';
import { LABOUR_KINDS, type Labour, MAX_MINUTES } from './labour';

const running = v.object({
  workOrderRef: ref,
  customerId: v.string(),
  siteId: v.string(),
  timezone,
  kind: v.picklist(LABOUR_KINDS),
  startedAt: instant,
});
export type Running = v.InferOutput<typeof running>;

/** The timer of one employee, under the employee's id: so nobody ever has two. */
export const timerSchema = v.object({
  employeeRef: ref,
  /** What it runs for; absent while it stands still. */
  running: v.optional(running),
});
export type Timer = v.InferOutput<typeof timerSchema>;

/**
 * What a timer that stops now has measured, in whole minutes and one at least. One that was forgotten gives what is
 * `left` of the day it began, in minutes, and not more.
 */
export function measured(
  employeeRef: Timer['employeeRef'],
  timer: Running,
  now: Date,
  left = MAX_MINUTES,
): Labour {
  const { workOrderRef, kind, startedAt, timezone } = timer;
  const minutes = Math.max(1, Math.min(left, minutesBetween(startedAt, now)));
  return {
    workOrderRef,
    employeeRef,
    kind,
    day: dayIn(timezone, startedAt),
    startedAt,
    endedAt: new Date(startedAt.getTime() + minutes * MS_PER_MINUTE),
    minutes,
    billable: kind !== 'break',
  };
}
