import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { formatDay } from '@fm/ui';
import { type Column, SecondLine } from '@fm/ui/table';

/** Columns of open work orders by their due date, with what is said of each below its title. */
export const dueOrdersColumns = (
  detail: (order: Stored<WorkOrder>) => string | undefined,
): readonly Column<Stored<WorkOrder>>[] => [
  {
    id: 'title',
    header: 'Work order',
    cell: (order) => (
      <>
        {order.title}
        <SecondLine>{detail(order)}</SecondLine>
      </>
    ),
  },
  { id: 'lead', header: 'Lead', width: '9rem', cell: ({ leadName }) => leadName },
  { id: 'due', header: 'Due', width: '7.5rem', cell: ({ dueDate }) => dueDate && formatDay(dueDate) },
  { id: 'status', header: 'Status', width: '8rem', cell: ({ status }) => WORK_ORDER_STATUS_LABELS[status] },
];
