import { newId, run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import {
  customerScreenFrom,
  customerScreenSchema,
  customers,
  emptyCustomerScreen,
} from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { emptySite } from '@fm/domain/site';

/** A draft of its own: what the customer's whole form holds unsaved has parts that are not asked for here. */
const IN_PLACE = { ...customers, path: `${customers.path}/in-place` };

/** The form of a new customer with one site. */
export const useNewCustomer = (name: string, onCreated: (customer: Ref) => void) =>
  useRecordForm({
    collection: IN_PLACE,
    id: undefined,
    schema: customerScreenSchema,
    empty: () => ({ ...emptyCustomerScreen(), name, sites: [{ recordId: newId(), ...emptySite() }] }),
    fromRecord: (customer) => customerScreenFrom(customer, { sites: [], contacts: [] }),
    store: (input) => run('customers.save', { ...input, parts: null }),
    onSaved: (id, _, values) => onCreated({ id, name: values.name }),
  });
