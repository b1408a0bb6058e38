import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import {
  type CustomerScreenValues,
  customerScreenFrom,
  customerScreenSchema,
  customers,
  emptyCustomerScreen,
} from '@fm/domain/customer';
import { useCustomerParts } from './customer-parts';

type OnSaved = (id: string, mode: 'create' | 'edit', values: CustomerScreenValues) => void;

/** The customer with `id`, its sites and contacts as one form; or a new one. */
export function useCustomerRecord(id: string | undefined, onSaved: OnSaved) {
  const parts = useCustomerParts(id);
  return useRecordForm({
    collection: customers,
    id,
    schema: customerScreenSchema,
    ...(parts && { related: parts }),
    empty: emptyCustomerScreen,
    fromRecord: customerScreenFrom,
    store: (input, before) =>
      run('customers.save', {
        ...input,
        parts: before ? { sites: [...before.sites], contacts: [...before.contacts] } : null,
      }),
    onSaved,
  });
}
