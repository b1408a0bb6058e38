import type { Actor, Stored } from '@fm/domain/record';
import { mayMoveWorkOrder } from '@fm/domain/role';
import type { WorkOrder } from '@fm/domain/work-order';

/** Whether `actor` may let the customer sign now; the server says the same. */
export function maySign(order: Stored<WorkOrder>, actor: Actor): boolean {
  if (order.trashed || !mayMoveWorkOrder(actor, order)) return false;
  if (order.status === 'completed') return order.signature === undefined;
  return order.status === 'inProgress' || order.status === 'onHold';
}
