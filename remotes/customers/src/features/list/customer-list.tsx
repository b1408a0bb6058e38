import { customerAddress } from '@fm/contract/addresses';
import { employeeOptions } from '@fm/data';
import {
  ATTENTION_LABELS,
  ATTENTIONS,
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type Customer,
  customers,
} from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import {
  defineList,
  type ListTool,
  RecordListPage,
  recordFilter,
  searchedFilter,
  selectFilter,
} from '@fm/screens/list';
import { UploadIcon } from '@fm/ui';
import { customerColumns } from '../csv/export-columns';
import { CustomerHistory, CustomerSummary } from '../pages';
import { type CustomerFilter, type CustomerSort, customersQuery } from './api/customers-query';
import { tagOptions, townOptions } from './api/offered-values';
import { CustomerBulk } from './bulk/customer-bulk';
import { customerTable } from './customer-table';

/** Everybody the company works for, or would like to; former customers are hidden until asked for. */
export const customerList = defineList<Customer, CustomerFilter, CustomerSort>({
  kind: customers,
  path: customerAddress.list(),
  filters: {
    status: selectFilter({
      label: 'Status',
      values: CUSTOMER_STATUSES,
      labels: CUSTOMER_STATUS_LABELS,
      further: [{ id: 'all', label: 'All, also former ones', chip: 'all' }],
      emptyLabel: 'Current',
    }),
    attention: selectFilter({
      label: 'Attention',
      values: ATTENTIONS,
      labels: ATTENTION_LABELS,
      emptyLabel: 'Any attention',
    }),
    kind: selectFilter({
      label: 'Kind',
      values: CUSTOMER_KINDS,
      labels: CUSTOMER_KIND_LABELS,
      emptyLabel: 'Any kind',
    }),
    manager: recordFilter({
      label: 'Account manager',
      kind: employees,
      placeholder: 'Any account manager',
      load: () => employeeOptions,
    }),
    town: searchedFilter({ label: 'Town', placeholder: 'Any town', load: townOptions }),
    tag: searchedFilter({ label: 'Tag', placeholder: 'Any tag', load: tagOptions }),
  },
  sorts: ['name', 'changed'],
  defaultSort: { column: 'name', direction: 'asc' },
  query: customersQuery,
  folded: ['kind', 'town', 'tag'],
  hidden: {
    filter: 'status',
    shownBy: 'former',
    one: 'former customer',
    many: 'former customers',
    all: 'Former customers',
  },
  empty: {
    searched: 'names, numbers, towns, phone numbers, e-mail addresses and tags',
    about: "A customer pays; work is done at the customer's sites.",
  },
  create: { to: customerAddress.new(), permission: 'customers:edit' },
  file: { name: 'customers', columns: customerColumns },
});

const TOOLS: readonly ListTool[] = [
  {
    id: 'import',
    label: 'Import',
    icon: <UploadIcon />,
    to: customerAddress.import(),
    permission: 'customers:edit',
  },
];

const OPENED_NEXT = [CustomerSummary, CustomerHistory];

/** `/customers`: everybody the company works for, or would like to. */
export const CustomerList = () => (
  <RecordListPage
    list={customerList}
    table={customerTable}
    title="Customers"
    tools={TOOLS}
    bulk={CustomerBulk}
    next={OPENED_NEXT}
  />
);
