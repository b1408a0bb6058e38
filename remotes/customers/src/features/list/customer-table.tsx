import { customerAddress } from '@fm/contract/addresses';
import { useToday } from '@fm/data';
import { type Customer, townOf } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { ListTable } from '@fm/screens/list';
import { formatDay, localDay, PhoneLink, Status, TextLink } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import { CustomerStatusMark } from '../status/customer-status';
import type { CustomerFilter, CustomerSort } from './api/customers-query';

type Row = Stored<Customer>;

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    speaksForItself: true,
    width: '8.5rem',
    cell: ({ status }) => <CustomerStatusMark status={status} />,
  },
  { id: 'town', header: 'Town', speaksForItself: true, width: '9rem', cell: townOf },
  {
    id: 'phone',
    header: 'Phone',
    speaksForItself: true,
    width: '10rem',
    cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
  },
  {
    id: 'manager',
    header: 'Account manager',
    speaksForItself: true,
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
    showFrom: 'never',
    cell: ({ updatedAt }) => formatDay(localDay(updatedAt)),
  },
  {
    id: 'history',
    header: 'History',
    hideHeader: true,
    width: '5.25rem',
    cell: ({ id }) => <TextLink to={customerAddress.history(id)}>History</TextLink>,
  },
];

const ContractEnd = ({ day }: { readonly day: string }) =>
  day < useToday() ? <Status tone="warning" label={`Ended ${formatDay(day)}`} /> : formatDay(day);

/** The customers of one page. Contracts that end come by their end; there is nothing to choose. */
export const customerTable: ListTable<Customer, CustomerFilter, CustomerSort> = {
  layoutName: 'customers',
  columns,
  rowHref: ({ id }) => customerAddress.record(id),
  editHref: ({ id }) => customerAddress.edit(id),
  boundOrder: ({ attention }) => (attention === 'contract' ? 'hidden' : undefined),
};
