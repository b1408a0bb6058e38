import { workOrderAddress } from '@fm/contract/addresses';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { formatDay, TextLink } from '@fm/ui';
import { type Column, RowsPanel, SecondLine } from '@fm/ui/table';
import { useOrdersAt } from './api/of-site';

const columns: readonly Column<Stored<WorkOrder>>[] = [
  {
    id: 'title',
    header: 'Work order',
    cell: ({ title, number }) => (
      <>
        {title}
        <SecondLine>{number}</SecondLine>
      </>
    ),
  },
  { id: 'lead', header: 'Lead', width: '9rem', cell: ({ leadName }) => leadName },
  { id: 'due', header: 'Due', width: '7.5rem', cell: ({ dueDate }) => dueDate && formatDay(dueDate) },
  { id: 'status', header: 'Status', width: '8rem', cell: ({ status }) => WORK_ORDER_STATUS_LABELS[status] },
];

/** The open work at a site that is due first, and the way to all that was done there. */
export function OrdersAtSite({ site: { id, customerRef } }: { readonly site: Stored<Site> }) {
  const rows = useOrdersAt(id);
  return (
    <RowsPanel
      title="Due first"
      called={workOrders.called}
      none="No work order is open here."
      {...{ rows, columns }}
      hrefOf={(order) => workOrderAddress.record(order.id)}
      actions={
        <TextLink to={workOrderAddress.list({ customer: customerRef.id, site: id, status: 'all' })}>
          All work orders here
        </TextLink>
      }
    />
  );
}
