import { type LivePage, type Query, useLivePage } from '@fm/data';
import { STATUS_GROUP_OF, type WorkOrder, type WorkOrderStatus, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { fitting, inTime } from '../../../list/api/filtered-orders';
import type { WorkOrderView } from '../../../list/work-order-view';

/** Orders a column shows; what is more is in the table. */
export const COLUMN_SIZE = 30;

/**
 * The orders of one column, live: what is due first, or of those that are over the newest first. At most 31 reads, one
 * of them a count where the column is full.
 */
export function useColumnOrders(view: WorkOrderView, status: WorkOrderStatus): LivePage<WorkOrder> {
  const { employeeId } = useSession();
  const order = (spec: Query<WorkOrder>) =>
    STATUS_GROUP_OF[status] === 'closed' ? spec.orderBy('numberSort', 'desc') : spec.orderBy('dueSort');
  return useLivePage(
    workOrders,
    (spec) => spec.apply(fitting(view.filter, [status], employeeId)).apply(inTime(view.filter, order)),
    { search: view.search, size: COLUMN_SIZE },
  );
}
