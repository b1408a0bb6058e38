import { workOrderAddress } from '@fm/contract/addresses';
import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { formatDay, TextLink } from '@fm/ui';
import { type Column, RowsPanel, SecondLine } from '@fm/ui/table';
import { useNextOrders } from './api/belonging';

const columns: readonly Column<Stored<WorkOrder>>[] = [
  {
    id: 'title',
    header: 'Work order',
    cell: ({ title, number, siteRef }) => (
      <>
        {title}
        <SecondLine>{[number, siteRef.name].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  { id: 'lead', header: 'Lead', width: '9rem', cell: ({ leadName }) => leadName },
  { id: 'due', header: 'Due', width: '7.5rem', cell: ({ dueDate }) => dueDate && formatDay(dueDate) },
  { id: 'status', header: 'Status', width: '8rem', cell: ({ status }) => WORK_ORDER_STATUS_LABELS[status] },
];

/** The open work that is due first, and the way to all of it. */
export function NextOrders({ customerId }: { readonly customerId: string }) {
  const rows = useNextOrders(customerId);
  return (
    <RowsPanel
      title="Due first"
      called={workOrders.called}
      none="No work order is open."
      {...{ rows, columns }}
      hrefOf={({ id }) => workOrderAddress.record(id)}
      actions={
        rows.rows.length > 0 && (
          <TextLink to={workOrderAddress.list({ customer: customerId })}>All open work orders</TextLink>
        )
      }
    />
  );
}
