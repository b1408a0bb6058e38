import type { Actor } from '@fm/domain/record';
import { type WorkOrder, workOrderFacts, workOrderTransitions } from '@fm/domain/work-order';

/** Where chosen orders are taken together. */
export type BulkTarget = 'scheduled' | 'verified' | 'cancelled';

/** Whether an order can be taken to a status together with others, as it stands. */
export function isOpenTo(order: WorkOrder, to: BulkTarget, actor: Actor): boolean {
  const { status, leadId, plannedStart } = order;
  const next = workOrderTransitions.next(status, workOrderFacts(order, actor));
  if (!next.some((transition) => transition.to === to)) return false;
  // Who and when has to be known, and what an order on hold waited for is looked at first.
  return to !== 'scheduled' || (status === 'draft' && leadId !== '' && plannedStart !== undefined);
}
