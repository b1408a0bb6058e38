import type { Actor } from '../record';
import { scheduleOf, type WorkOrderTransitionInput } from './transition-order';
import type { WorkOrder } from './work-order';
import { workOrderFacts, workOrderTransitions } from './work-order-transitions';

/** Statuses that many orders are taken to together: those that ask nothing of each order alone. */
export const STATUSES_TOGETHER = ['scheduled', 'verified', 'cancelled'] as const;
export type StatusTogether = (typeof STATUSES_TOGETHER)[number];

/** Whether an order can be taken to a status together with others, as it stands. */
export function isOpenTogether(order: WorkOrder, to: StatusTogether, actor: Actor): boolean {
  const { status, leadId, plannedStart } = order;
  const next = workOrderTransitions.next(status, workOrderFacts(order, actor));
  if (!next.some((transition) => transition.to === to)) return false;
  // Who and when has to be known, and what an order on hold waited for is looked at first.
  return to !== 'scheduled' || (status === 'draft' && leadId !== '' && plannedStart !== undefined);
}

/** What one of many orders is given with its transition: its plan as it stands, and its plan goes on without it. */
export const inputTogether = (
  order: WorkOrder,
  to: StatusTogether,
  reason: string | undefined,
): WorkOrderTransitionInput => ({
  ...(reason !== undefined && { reason }),
  ...(to === 'scheduled' && { schedule: scheduleOf(order) }),
  ...(to === 'cancelled' && order.planRef && order.occurrenceId !== undefined && { occurrence: 'skip' }),
});
