import { WORK_ORDER_STATUS_LABELS, type WorkOrder } from '@fm/domain/work-order';

/** Why somebody may only read the form of this order; undefined where they may edit it. */
export function editLock(
  order: WorkOrder | undefined,
  can: (permission: string) => boolean,
): string | undefined {
  if (!can('workOrders:edit'))
    return 'Your role may look at work orders and comment on them, not change them.';
  if (order?.statusGroup !== 'closed' || can('workOrders:unlock')) return undefined;
  const status = WORK_ORDER_STATUS_LABELS[order.status].toLowerCase();
  return order.status === 'completed'
    ? `This order is ${status}. Reopen it to change it; an administrator may also change it as it is.`
    : `This order is ${status}. Only an administrator can change it.`;
}
