import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { formatDay, localDay, OutsideLink, Status, TextLink } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
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
  { id: 'town', header: 'Town', width: '8.25rem', cell: ({ billing }) => billing?.city },
  {
    id: 'phone',
    header: 'Phone',
    width: '11rem',
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
    width: '8.5rem',
    showFrom: 'wide',
    cell: ({ contractEnd }) => contractEnd && <ContractEnd day={contractEnd} />,
  },
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
    width: '5rem',
    cell: ({ id }) => <TextLink to={`/customers/${id}/history`}>History</TextLink>,
  },
];

const ContractEnd = ({ day }: { readonly day: string }) =>
  day < today(COMPANY.timezone) ? (
    <Status tone="warning" label={`Ended ${formatDay(day)}`} />
  ) : (
    formatDay(day)
  );

/** The customers of one page. */
export const CustomerTable = ({
  rows,
  view,
}: {
  readonly rows: readonly Row[];
  readonly view: CustomerView;
}) => (
  <DataTable
    caption="Customers"
    layoutName="customers"
    columns={columns}
    rows={rows}
    rowHref={({ id }) => `/customers/form?id=${id}`}
    sort={view.sort}
    onSort={view.setSort}
  />
);
