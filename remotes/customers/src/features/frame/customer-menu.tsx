import { customerAddress } from '@fm/contract/addresses';
import { listAddress, useTrash } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';
import { mergeAddress } from '../merge/merge-address';

/** Moves a customer to the trash and back; afterwards one is at the list. */
export function useCustomerTrash() {
  const navigate = useNavigate();
  return useTrash(customers, () => navigate(listAddress(customerAddress.list())));
}

interface CustomerMenuProps {
  readonly trash: ReturnType<typeof useCustomerTrash>;
  /** Undefined while it is on its way, and for a new one. */
  readonly customer: Stored<Customer> | undefined;
}

/** What is rarely done with a customer: merge it with another one, move it to the trash. */
export function CustomerMenu({ trash, customer }: CustomerMenuProps) {
  const navigate = useNavigate();
  const may = useHost().can('customers:edit');
  const merge = {
    id: 'merge',
    label: 'Merge with another…',
    onSelect: () => navigate(mergeAddress(customer?.id ?? '')),
  };
  return <TrashMenu trash={trash} record={customer} more={may && !customer?.mergedInto ? [merge] : []} />;
}
