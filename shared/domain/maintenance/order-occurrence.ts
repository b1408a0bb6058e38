import { type CalendarDay, dayIn } from '../calendar-day';
import type { WorkOrder, WorkOrderStatus } from '../work-order';
import { isOvertaken, nextDueAfter, type Occurrence } from './occurrence';
import { nextDueFields, type Plan } from './plan';

interface OccurrenceChange {
  readonly to: WorkOrderStatus;
  readonly now: Date;
  readonly partly: boolean;
  /** Id of the order that takes over the occurrence of a cancelled one; undefined where the occurrence is left out. */
  readonly successor: string | undefined;
  readonly reason: string | undefined;
}

/** What a change of an order's status means for the occurrence it was created for; undefined where it means nothing. */
export function occurrencePatch(
  order: Pick<WorkOrder, 'status' | 'timezone'>,
  { to, now, partly, successor, reason }: OccurrenceChange,
): Partial<Occurrence> | undefined {
  if (to === 'completed' && order.status === 'inProgress') {
    return { state: partly ? 'partly' : 'done', completedOn: dayIn(order.timezone, now) };
  }
  if (to === 'inProgress' && order.status === 'completed') {
    return { state: 'generated', completedOn: undefined };
  }
  if (to !== 'cancelled') return undefined;
  return successor === undefined
    ? { state: 'skipped', skippedReason: reason }
    : { state: 'generated', workOrderId: successor };
}

/**
 * The plan's next date after a completed occurrence, where it counts from completion. An early occurrence counts for this
 * occurrence, and the next one starts from the day it was done; one done after a later one had its order moves nothing.
 */
export function planPatch(
  plan: Plan,
  occurrence: Occurrence,
  completedOn: CalendarDay,
): Partial<Plan> | undefined {
  if (plan.anchor !== 'completion' || plan.state !== 'active' || isOvertaken(plan, occurrence))
    return undefined;
  return nextDueFields(nextDueAfter(plan, completedOn), plan);
}
