import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Customer, townOf } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { formatDay, localDay, OutsideLink, Status, TextLink } from '@fm/ui';
import { type Column, DataTable, type Selection } from '@fm/ui/table';
import { CustomerStatusMark } from '../status/customer-status';
import type { CustomerView } from './customer-view';

type Row = Stored<Customer>;

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    width: '8.5rem',
    cell: ({ status }) => <CustomerStatusMark status={status} />,
  },
  { id: 'town', header: 'Town', width: '7.75rem', cell: townOf },
  {
    id: 'phone',
    header: 'Phone',
    width: '10rem',
    cell: ({ phone }) =>
      phone && <OutsideLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</OutsideLink>,
  },
  {
    id: 'manager',
    header: 'Account manager',
    width: '9.5rem',
    showFrom: 'wide',
    cell: ({ accountManagerRef }) => accountManagerRef?.name,
  },
  {
    id: 'contract',
    header: 'Contract until',
    width: '8rem',
    showFrom: 'wide',
    cell: ({ contractEnd }) => contractEnd && <ContractEnd day={contractEnd} />,
  },
  { id: 'tags', header: 'Tags', width: '12rem', showFrom: 'never', cell: ({ tags }) => tags.join(', ') },
  {
    id: 'changed',
    header: 'Changed',
    width: '7.5rem',
    sortable: true,
    showFrom: 'wide',
    cell: ({ updatedAt }) => formatDay(localDay(updatedAt)),
  },
  {
    id: 'history',
    header: 'History',
    hideHeader: true,
    width: '4.5rem',
    cell: ({ id }) => <TextLink to={`/customers/${id}/history`}>History</TextLink>,
  },
];

const ContractEnd = ({ day }: { readonly day: string }) =>
  day < today(COMPANY.timezone) ? (
    <Status tone="warning" label={`Ended ${formatDay(day)}`} />
  ) : (
    formatDay(day)
  );

/** Contracts that end come by their end; there is nothing to choose. */
const sorting = (view: CustomerView) =>
  view.filter.attention === 'contract' ? {} : { sort: view.sort, onSort: view.setSort };

/** The customers of one page. */
export const CustomerTable = ({
  rows,
  view,
  selection,
}: {
  readonly rows: readonly Row[];
  readonly view: CustomerView;
  readonly selection: Selection;
}) => (
  <DataTable
    caption="Customers"
    layoutName="customers"
    columns={columns}
    rows={rows}
    choice={{ selection, nameOf: ({ name }) => name }}
    rowHref={({ id }) => `/customers/form?id=${id}`}
    {...sorting(view)}
  />
);
