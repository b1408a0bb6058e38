import type { CalendarDay } from '../calendar-day';
import { minutesBetween } from '../instant';
import type { PlannedInput } from '../work-order/planned-time';
import type { WorkOrder } from '../work-order/work-order';
import { minuteOf } from './placing';
import { clockOf, MORNING_MIN } from './replan';

const DAY_MIN = 24 * 60;

type Timed = Pick<WorkOrder, 'timezone' | 'plannedStart' | 'plannedEnd'>;

/**
 * The time proposed for an order on `day` by clocks at its site: it begins as `last` did, the order before it, or in
 * the morning, and takes as long as estimated, or as `last` did. The end stays open where it is not known or would lie
 * on the next day.
 */
export function proposedTime(
  { estimateMin }: Pick<WorkOrder, 'estimateMin'>,
  day: CalendarDay | '',
  last: Timed | undefined,
): PlannedInput {
  const { plannedStart: start, plannedEnd: end, timezone = '' } = last ?? {};
  const from = start ? minuteOf(start, timezone) : MORNING_MIN;
  const minutes = estimateMin || (start && end && minutesBetween(start, end));
  const until = minutes && from + minutes;
  return {
    plannedDay: day,
    plannedFrom: clockOf(from),
    plannedTo: until && until < DAY_MIN ? clockOf(until) : '',
  };
}
