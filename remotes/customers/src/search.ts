import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { CUSTOMER_STATUS_LABELS, customers, townOf } from '@fm/domain/customer';

export default {
  contract: CONTRACT,
  id: 'customers',
  search: recordSearch({
    collection: customers,
    orderBy: 'nameLower',
    hit: ({ name, number, status, ...customer }) => ({
      title: name,
      detail: [number, townOf(customer)],
      ...(status !== 'active' && { state: CUSTOMER_STATUS_LABELS[status] }),
    }),
  }),
} satisfies RemoteSearch;
