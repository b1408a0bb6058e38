import { invoiceAddress } from '@fm/contract/addresses';
import { customerOptions } from '@fm/data';
import { customers } from '@fm/domain/customer';
import {
  INVOICE_SORT_LABELS,
  INVOICE_STATUS_LABELS,
  INVOICE_STATUSES,
  type Invoice,
  invoices,
} from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { defineList, type ListTable, RecordListPage, recordFilter, selectFilter } from '@fm/screens/list';
import { ButtonLink, EmptyState, formatDay, formatMoney, Page, UploadIcon } from '@fm/ui';
import { type Column, SecondLine } from '@fm/ui/table';
import { OfferTabs } from '../../tabs/offer-tabs';
import { InvoiceStatusMark } from '../status/invoice-status';
import { type InvoiceFilter, type InvoiceSortColumn, invoicesQuery } from './api/invoices-query';
import { invoiceCsv } from './invoice-csv';

const columns: readonly Column<Stored<Invoice>>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: ({ title, sort, number }) => (
      <>
        {title}
        <SecondLine>{[number, INVOICE_SORT_LABELS[sort]].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  { id: 'customer', header: 'Customer', width: '14rem', cell: ({ customerRef }) => customerRef.name },
  {
    id: 'status',
    header: 'Status',
    width: '9rem',
    cell: (invoice) => <InvoiceStatusMark invoice={invoice} />,
  },
  {
    id: 'due',
    header: 'Due',
    width: '9rem',
    cell: ({ dueDate }) => dueDate && formatDay(dueDate),
  },
  {
    id: 'gross',
    header: 'Gross',
    width: '10rem',
    align: 'end',
    cell: ({ sort, grossMinor, currency }) =>
      formatMoney(sort === 'credit' ? -grossMinor : grossMinor, currency),
  },
];

/** Everything that was billed and taken back. */
export const invoiceList = defineList<Invoice, InvoiceFilter, InvoiceSortColumn>({
  kind: invoices,
  path: invoiceAddress.list(),
  filters: {
    status: selectFilter({
      label: 'Status',
      values: INVOICE_STATUSES,
      labels: INVOICE_STATUS_LABELS,
      emptyLabel: 'Any status',
    }),
    billedTo: recordFilter({
      label: 'Billed to',
      kind: customers,
      placeholder: 'Any customer',
      load: () => customerOptions,
    }),
  },
  sorts: ['changed'],
  defaultSort: { column: 'changed', direction: 'desc' },
  query: invoicesQuery,
  empty: {
    searched: 'numbers, titles and customers',
    about: 'Draft one from the work that is ready to bill.',
  },
  file: { name: 'invoices', columns: invoiceCsv },
});

const table: ListTable<Invoice, InvoiceFilter, InvoiceSortColumn> = {
  caption: 'Invoices',
  layoutName: 'invoices',
  columns,
  rowHref: ({ id }) => invoiceAddress.edit(id),
};

const TOOLS = [
  { id: 'payments', label: 'Import payments', icon: <UploadIcon />, to: invoiceAddress.payments() },
];

/** `/create-offer/billing/invoices`: invoices and credit notes, the latest changed first. */
export function InvoiceList() {
  const tabs = <OfferTabs current="billing" />;
  if (!useHost().can('invoices:edit'))
    return (
      <Page title="Offers" documentTitle="Invoices">
        {tabs}
        <EmptyState title="Billing is for the office">Your role may not know what is billed.</EmptyState>
      </Page>
    );
  return (
    <RecordListPage
      list={invoiceList}
      table={table}
      title="Offers"
      documentTitle="Invoices"
      above={tabs}
      withoutTrash
      actions={
        <ButtonLink to={invoiceAddress.ready()} variant="outline">
          Ready to bill
        </ButtonLink>
      }
      tools={TOOLS}
    />
  );
}
