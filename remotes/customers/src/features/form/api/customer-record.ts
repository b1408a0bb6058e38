import { type DataFailure, invalid, useRecordForm } from '@fm/data';
import { customers } from '@fm/domain/customer';
import {
  type CustomerParts,
  type CustomerScreenValues,
  customerFrom,
  customerScreenFrom,
  customerScreenSchema,
  emptyCustomerScreen,
} from '../customer-form-values';
import { useCustomerParts } from './customer-parts';
import { removedSites, saveContacts, saveSites } from './save-parts';
import { whyKept } from './why-kept';

async function check(
  values: CustomerScreenValues,
  _id: string | undefined,
  before: CustomerParts | undefined,
): Promise<DataFailure | undefined> {
  const reasons = await Promise.all(removedSites(before, values).map(whyKept));
  const reason = reasons.find((text) => text !== undefined);
  return reason === undefined ? undefined : invalid(reason);
}

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
    toRecord: customerFrom,
    check,
    alongside: async (unit, customerId, values, before) => {
      const customerRef = { id: customerId, name: values.name };
      await saveSites(unit, customerRef, values, before?.sites);
      await saveContacts(unit, customerRef, values, before?.contacts);
    },
    onSaved,
  });
}
