import { type ListView, useListView } from '@fm/data';
import { ATTENTIONS, CUSTOMER_KINDS, CUSTOMER_STATUSES } from '@fm/domain/customer';

/** `all` also shows former customers; without a status they are hidden, and the list says so. */
const STATUS_FILTERS = [...CUSTOMER_STATUSES, 'all'] as const;

export type CustomerFilter = 'status' | 'attention' | 'kind' | 'manager' | 'town' | 'tag';
export type CustomerSort = 'name' | 'changed';
export type CustomerView = ListView<CustomerFilter, CustomerSort>;

const options = {
  filters: {
    status: STATUS_FILTERS,
    attention: ATTENTIONS,
    kind: CUSTOMER_KINDS,
    manager: null,
    town: null,
    tag: null,
  },
  sorts: ['name', 'changed'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const;

/** Filter, search, sort and page of the customers, from the address. */
export const useCustomerView = (): CustomerView => useListView<CustomerFilter, CustomerSort>(options);
