import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { TrashPage } from '@fm/ui/table';
import { customerScope } from './customer-scope';

/** `/customers/trash`: customers that were deleted, and the way back. */
export function CustomerTrash() {
  const { page, moveTo } = useTrashPage(customers);
  const trash = useTrash(customerScope);
  return (
    <TrashPage
      page={page}
      onMove={moveTo}
      trash={trash}
      noun="customers"
      nameOf={customers.label}
      hrefOf={({ id }) => `/customers/form?id=${id}`}
      back={{ to: listAddress('/customers'), label: 'Customers' }}
      purges
    />
  );
}
