import type { Actor } from '../record';
import { type OrderSchedule, scheduleOf, type WorkOrderTransitionInput } from './transition-order';
import type { WorkOrder } from './work-order';
import { workOrderFacts, workOrderTransitions } from './work-order-transitions';

/** Statuses that many orders are taken to together: those that ask nothing of each order alone. */
export const STATUSES_TOGETHER = ['scheduled', 'verified', 'cancelled'] as const;
export type StatusTogether = (typeof STATUSES_TOGETHER)[number];

/**
 * Whether an order can be taken to a status together with others, as it stands. Drafts are scheduled, who and when may
 * still be missing; what an order on hold waited for is looked at first.
 */
export function isOpenTogether(order: WorkOrder, to: StatusTogether, actor: Actor): boolean {
  const { status } = order;
  const next = workOrderTransitions.next(status, workOrderFacts(order, actor));
  return next.some((transition) => transition.to === to) && (to !== 'scheduled' || status === 'draft');
}

/** What each of many orders is given with its transition. */
export interface GivenTogether {
  readonly reason?: string | undefined;
  /** Who and when, for an order that has nobody, or no time. */
  readonly schedule?: Omit<OrderSchedule, 'crew'> | undefined;
}

/** What one of many orders is given with its transition: its plan as it stands or is proposed, and its plan goes on without it. */
export const inputTogether = (
  order: WorkOrder,
  to: StatusTogether,
  { reason, schedule }: GivenTogether,
): WorkOrderTransitionInput => ({
  ...(reason !== undefined && { reason }),
  ...(to === 'scheduled' && { schedule: filledIn(scheduleOf(order), schedule) }),
  ...(to === 'cancelled' && order.planRef && order.occurrenceId !== undefined && { occurrence: 'skip' }),
});

/** What somebody planned meanwhile stays; what is proposed fills in the rest. */
const filledIn = (own: OrderSchedule, proposed: GivenTogether['schedule']): OrderSchedule =>
  proposed ? { ...own, ...(own.plannedDay === '' && proposed), lead: own.lead ?? proposed.lead } : own;
