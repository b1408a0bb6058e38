import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { formatAgo, formatInstant } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import { Due } from '../look/due';
import { plannedWords, zoneNote } from '../look/planned';
import { PriorityMark } from '../look/priority-mark';
import { WorkOrderStatusMark } from '../look/work-order-status';
import css from './work-order-columns.module.css';

type Row = Stored<WorkOrder>;

/** The columns of the list. */
export const workOrderColumns: readonly Column<Row>[] = [
  {
    id: 'title',
    header: 'Work order',
    sortable: true,
    cell: ({ title, number, type }) => (
      <>
        {title}
        <span className={css.second}>
          {[number, WORK_ORDER_TYPE_LABELS[type]].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer, site',
    cell: ({ customerRef, siteRef }) => (
      <span dir="auto">
        {customerRef.name}
        <span className={css.second}>{siteRef.name}</span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '8.5rem',
    cell: ({ status }) => <WorkOrderStatusMark status={status} />,
  },
  { id: 'due', header: 'Due', width: '8.5rem', sortable: true, cell: (order) => <Due order={order} /> },
  { id: 'lead', header: 'Lead', width: '9rem', cell: ({ leadName }) => leadName },
  {
    id: 'planned',
    header: 'Planned',
    width: '10rem',
    showFrom: 'medium',
    cell: (order) => (
      <>
        {plannedWords(order)}
        <span className={css.second}>{zoneNote(order)}</span>
      </>
    ),
  },
  {
    id: 'priority',
    header: 'Priority',
    width: '6rem',
    cell: ({ priority }) => <PriorityMark priority={priority} />,
  },
  {
    id: 'created',
    header: 'Created',
    width: '8rem',
    sortable: true,
    showFrom: 'wide',
    cell: ({ createdAt }) => <time title={formatInstant(createdAt)}>{formatAgo(createdAt)}</time>,
  },
];
