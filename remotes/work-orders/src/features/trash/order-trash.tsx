import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { TrashPage } from '@fm/ui/table';
import { orderScope } from './order-scope';

/** `/work-orders/trash`: work orders that were deleted, and the way back. */
export function OrderTrash() {
  const { page, moveTo } = useTrashPage(workOrders);
  const trash = useTrash(orderScope);
  return (
    <TrashPage
      page={page}
      onMove={moveTo}
      trash={trash}
      noun="work orders"
      nameOf={workOrders.label}
      hrefOf={({ id }) => `/work-orders/${id}`}
      back={{ to: listAddress('/work-orders'), label: 'Work orders' }}
    />
  );
}
