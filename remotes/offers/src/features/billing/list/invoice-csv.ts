import { columnsOf } from '@fm/data';
import { invoices } from '@fm/domain/invoice';

/** What a file says of each of them, for the accounts. A credit note takes away. */
export const invoiceCsv = columnsOf(invoices, [
  'number',
  'sort',
  'status',
  'title',
  'customerRef',
  'issueDate',
  'dueDate',
  'periodFrom',
  'periodTo',
  'currency',
  { header: 'Net', value: ({ sort, netMinor }) => signed(sort, netMinor), priced: true },
  {
    header: 'Tax',
    value: ({ sort, netMinor, grossMinor }) => signed(sort, grossMinor - netMinor),
    priced: true,
  },
  { header: 'Gross', value: ({ sort, grossMinor }) => signed(sort, grossMinor), priced: true },
  'paidOn',
  'creditsRef',
  'creditedByRef',
]);

const signed = (sort: string, minor: number): number => (sort === 'credit' ? -minor : minor) / 100;
