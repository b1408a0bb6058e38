import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { type Column, SecondLine } from '@fm/ui/table';
import { Due } from '../order/formatting/due';
import { plannedParts, zoneNote } from '../order/formatting/planned';
import { PriorityMark } from '../order/formatting/priority-mark';
import { WorkOrderStatusMark } from '../order/formatting/work-order-status';
import css from './planned-cell.module.css';

type Row = Stored<WorkOrder>;

/** The columns of the list. */
export const workOrderColumns: readonly Column<Row>[] = [
  {
    // In the order of their numbers: the oldest or the newest first.
    id: 'number',
    header: 'Work order',
    sortable: true,
    cell: ({ title, number, type }) => (
      <>
        {title}
        <SecondLine>{[number, WORK_ORDER_TYPE_LABELS[type]].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer, site',
    speaksForItself: true,
    width: '14rem',
    sortable: true,
    cell: ({ customerRef, siteRef }) => (
      <span dir="auto">
        {customerRef.name}
        <SecondLine>{siteRef.name}</SecondLine>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    speaksForItself: true,
    width: '7.5rem',
    cell: ({ status }) => <WorkOrderStatusMark status={status} />,
  },
  { id: 'due', header: 'Due', width: '8.5rem', sortable: true, cell: (order) => <Due order={order} /> },
  { id: 'lead', header: 'Lead', speaksForItself: true, width: '9rem', cell: ({ leadName }) => leadName },
  {
    id: 'planned',
    header: 'Planned',
    speaksForItself: true,
    width: '8rem',
    cell: (order) => <PlannedCell order={order} />,
  },
  {
    id: 'priority',
    header: 'Priority',
    speaksForItself: true,
    width: '5.5rem',
    cell: ({ priority }) => <PriorityMark priority={priority} />,
  },
];

/** The planned day over its times, with the zone where clocks at the site differ. */
export function PlannedCell({ order }: { readonly order: WorkOrder }) {
  const parts = plannedParts(order);
  if (!parts) return null;
  return (
    <span className={css.planned}>
      {parts.day}
      <SecondLine>{parts.times}</SecondLine>
      <SecondLine>{zoneNote(order)}</SecondLine>
    </span>
  );
}
