import { type ListView, useListView } from '@fm/data';
import { CUSTOMER_KINDS, CUSTOMER_STATUSES } from '@fm/domain/customer';

/** `all` also shows former customers; without a status they are hidden, and the list says so. */
export const STATUS_FILTERS = [...CUSTOMER_STATUSES, 'all'] as const;

/** Why a customer needs somebody's attention. */
export const ATTENTION_FILTERS = ['contract', 'held'] as const;
export const ATTENTION_LABELS: Readonly<Record<(typeof ATTENTION_FILTERS)[number], string>> = {
  contract: 'Contract ends or ended',
  held: 'On hold or not served',
};

export type CustomerFilter = 'status' | 'attention' | 'kind' | 'manager' | 'town' | 'tag';
export type CustomerSort = 'name' | 'changed';
export type CustomerView = ListView<CustomerFilter, CustomerSort>;

const options = {
  filters: {
    status: STATUS_FILTERS,
    attention: ATTENTION_FILTERS,
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
