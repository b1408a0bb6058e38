import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { TrashPage } from '@fm/ui/table';
import { useNavigate } from 'react-router-dom';
import { mergeAddress } from '../merge/merge-address';
import { customerScope } from './customer-scope';

/** `/customers/trash`: customers that were deleted, and the way back. */
export function CustomerTrash() {
  const { page, moveTo } = useTrashPage(customers);
  const deeds = useTrash(customerScope);
  const navigate = useNavigate();
  const trash: typeof deeds = {
    ...deeds,
    // One that was merged into another comes back with what belonged to it, or not at all.
    restore: (customer) =>
      customer.mergedInto
        ? navigate(mergeAddress(customer.mergedInto.id, customer.id))
        : deeds.restore(customer),
  };
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
