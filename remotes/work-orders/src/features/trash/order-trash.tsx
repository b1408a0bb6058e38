import { listAddress, useTrashPage } from '@fm/data';
import { orderScope } from '@fm/domain/trash';
import { TrashPage } from '@fm/ui/table';

/** `/work-orders/trash`: work orders that were deleted, and the way back. */
export function OrderTrash() {
  const shown = useTrashPage(orderScope);
  return (
    <TrashPage
      {...shown}
      noun="work orders"
      hrefOf={({ id }) => `/work-orders/${id}`}
      back={{ to: listAddress('/work-orders'), label: 'Work orders' }}
    />
  );
}
