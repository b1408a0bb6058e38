import { listAddress, useTrashPage } from '@fm/data';
import { customerScope } from '@fm/domain/trash';
import { TrashPage } from '@fm/ui/table';
import { useNavigate } from 'react-router-dom';
import { mergeAddress } from '../merge/merge-address';

/** `/customers/trash`: customers that were deleted, and the way back. */
export function CustomerTrash() {
  const shown = useTrashPage(customerScope);
  const navigate = useNavigate();
  const trash: typeof shown.trash = {
    ...shown.trash,
    // One that was merged into another comes back with what belonged to it, or not at all.
    restore: (customer) =>
      customer.mergedInto
        ? navigate(mergeAddress(customer.mergedInto.id, customer.id))
        : shown.trash.restore(customer),
  };
  return (
    <TrashPage
      {...shown}
      trash={trash}
      noun="customers"
      hrefOf={({ id }) => `/customers/form?id=${id}`}
      back={{ to: listAddress('/customers'), label: 'Customers' }}
      purges
    />
  );
}
