import type { Actor } from '@fm/domain/record';
import { mayMoveWorkOrder } from '@fm/domain/role';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder } from '@fm/domain/work-order';

/** Why `actor` cannot fill in the checklist; undefined where they can. */
export function lockOf(order: WorkOrder & { readonly trashed?: boolean }, actor: Actor): string | undefined {
  if (order.trashed) return 'The order is in the trash, so its checklist stays as it is.';
  if (order.statusGroup === 'closed') {
    return `The order is ${WORK_ORDER_STATUS_LABELS[order.status].toLowerCase()}, so its checklist stays as it is.`;
  }
  if (!mayMoveWorkOrder(actor, order)) return 'Office staff, the lead and the crew fill in the checklist.';
  return undefined;
}
