import { run, useRecordForm } from '@fm/data';
import {
  type CustomerScreenValues,
  customerScreenFrom,
  customerScreenSchema,
  customers,
  emptyCustomerScreen,
} from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
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
        ...(before && { beside: { sites: filledOf(before.sites), contacts: filledOf(before.contacts) } }),
      }),
    onSaved,
  });
}

/** Parts as the form was filled with them. */
const filledOf = <R extends object>(rows: readonly Stored<R>[]) =>
  rows.map((base) => ({ id: base.id, base: base as R }));
