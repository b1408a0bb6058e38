import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { recordSearch } from '@fm/data';
import { WORK_ORDER_STATUS_LABELS, workOrders } from '@fm/domain/work-order';

export default {
  contract: CONTRACT,
  id: 'work-orders',
  search: recordSearch({
    collection: workOrders,
    orderBy: 'updatedAt',
    direction: 'desc',
    hit: ({ title, number, customerRef, siteRef, status }) => ({
      title,
      detail: [number, customerRef.name, siteRef.name],
      state: WORK_ORDER_STATUS_LABELS[status],
    }),
  }),
} satisfies RemoteSearch;
