import { recordOptions } from '@fm/data';
import type { Ref } from '@fm/domain/record';
import { UNFINISHED_GROUPS, WORK_ORDER_STATUS_LABELS, workOrders } from '@fm/domain/work-order';

/** Work orders to choose from that are not closed: of one customer, or of all. */
export const openWorkOrders = (customer: Ref | null) =>
  recordOptions({
    collection: workOrders,
    orderBy: 'dueSort',
    detail: ({ customerRef, siteRef, status }) =>
      [customer ? undefined : customerRef.name, siteRef.name, WORK_ORDER_STATUS_LABELS[status]]
        .filter(Boolean)
        .join(' · '),
    build: (spec) => {
      const open = spec.where('statusGroup', 'in', UNFINISHED_GROUPS);
      return customer ? open.where('customerRef.id', '==', customer.id) : open;
    },
  });
