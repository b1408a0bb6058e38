import {
  type CustomerInput,
  type CustomerValues,
  customerFormSchema,
  emptyCustomer,
} from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { properPhone } from '@fm/domain/text';
import type { ImportRow, RowReading } from '@fm/screens/import';
import { IMPORT_FIELDS } from './import-fields';

/** A row that is to become a customer. */
export type CustomerRow = ImportRow<CustomerValues>;

/** An address is whole or none; the country says more than where letters go. */
const ADDRESS: readonly string[] = ['line1', 'line2', 'postcode', 'city'];

/** How rows become customers; cells may name their managers. */
export const customerReading: RowReading<CustomerInput, CustomerValues, readonly Ref[]> = {
  fields: IMPORT_FIELDS,
  schema: customerFormSchema,
  empty: emptyCustomer,
  // A number without a country code is one of the country that the row names.
  complete: (customer) => {
    customer.phone = properPhone(customer.phone, customer.billing.country);
  },
  alongWith: (column) => {
    // A number without a country code, and a tax number, would be those of another country.
    if (column === 'country') return [...ADDRESS, 'phone', 'taxId'];
    return ADDRESS.includes(column) ? ADDRESS : [];
  },
  columnOf: ([first = 'name', second = first]) => (first === 'billing' ? second : first),
  nameOf: ({ name }) => name,
  detailOf: ({ billing }) => billing.city,
};
