import { type CalendarDay, dayIn } from '../calendar-day';
import type { WorkOrder, WorkOrderStatus } from '../work-order';
import { isOvertaken, nextDueAfter, type Occurrence } from './occurrence';
import { nextDueFields, type Plan } from './plan';

interface VisitChange {
  readonly to: WorkOrderStatus;
  readonly now: Date;
  readonly partly: boolean;
  /** Id of the order that takes over the visit of a cancelled one; undefined where the visit is left out. */
  readonly successor: string | undefined;
  readonly reason: string | undefined;
}

/** What a change of an order's status means for the visit it was created for; undefined where it means nothing. */
export function visitPatch(
  order: Pick<WorkOrder, 'status' | 'timezone'>,
  { to, now, partly, successor, reason }: VisitChange,
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
 * The plan's next date after a completed visit, where it counts from completion. An early visit counts for this
 * occurrence, and the next one starts from the day it was done; one done after a later one had its order moves nothing.
 */
export function planPatch(
  plan: Plan,
  visit: Occurrence,
  completedOn: CalendarDay,
): Partial<Plan> | undefined {
  if (plan.anchor !== 'completion' || plan.state !== 'active' || isOvertaken(plan, visit)) return undefined;
  return nextDueFields(nextDueAfter(plan, completedOn), plan);
}
