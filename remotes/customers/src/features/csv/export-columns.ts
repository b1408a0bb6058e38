import type { CsvColumn } from '@fm/data';
import { CUSTOMER_KIND_LABELS, CUSTOMER_STATUS_LABELS, type Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';

/** Everything a customer's record says, under headers that the import knows again. */
export const customerColumns: readonly CsvColumn<Stored<Customer>>[] = [
  { header: 'Number', value: ({ number }) => number },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Kind', value: ({ kind }) => CUSTOMER_KIND_LABELS[kind] },
  { header: 'Status', value: ({ status }) => CUSTOMER_STATUS_LABELS[status] },
  { header: 'Reason', value: ({ statusReason }) => statusReason },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Website', value: ({ website }) => website },
  { header: 'Tax number', value: ({ taxId }) => taxId },
  { header: 'Street and number', value: ({ billing }) => billing?.line1 },
  { header: 'Address line 2', value: ({ billing }) => billing?.line2 },
  { header: 'Postcode', value: ({ billing }) => billing?.postcode },
  { header: 'Town', value: ({ billing }) => billing?.city },
  { header: 'Country', value: ({ billing }) => billing?.country },
  { header: 'Invoice e-mail', value: ({ billingEmail }) => billingEmail },
  { header: 'Payment days', value: ({ paymentDays }) => paymentDays },
  { header: 'Currency', value: ({ currency }) => currency },
  { header: 'Language', value: ({ language }) => language },
  { header: 'Account manager', value: ({ accountManagerRef }) => accountManagerRef?.name },
  { header: 'Tags', value: ({ tags }) => tags.join(', ') },
  { header: 'Contract until', value: ({ contractEnd }) => contractEnd },
  { header: 'Notes', value: ({ notes }) => notes },
  { header: 'Created', value: ({ createdAt }) => createdAt.toISOString() },
  { header: 'Changed', value: ({ updatedAt }) => updatedAt.toISOString() },
];
