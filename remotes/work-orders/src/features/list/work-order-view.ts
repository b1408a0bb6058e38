import { type ListView, useListView } from '@fm/data';
import { PRIORITIES } from '@fm/domain/task';
import {
  STATUS_GROUP_OF,
  WORK_ORDER_STATUSES,
  WORK_ORDER_TYPES,
  type WorkOrderStatus,
} from '@fm/domain/work-order';

/** Statuses in which a job is over. */
const CLOSED_STATUSES = WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] === 'closed');
const OPEN_STATUSES = WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] !== 'closed');

/** `closed` and `all` also show what is over; without a status it is hidden, and the list says so. */
export const STATUS_FILTERS = [...WORK_ORDER_STATUSES, 'closed', 'all'] as const;
/** Questions about time: due before today; planned for today or tomorrow. */
export const TIME_FILTERS = ['overdue', 'today', 'tomorrow'] as const;

/** As a lead to filter by: orders that nobody leads. */
export const NO_LEAD = 'none';

export type WorkOrderFilter = 'status' | 'time' | 'type' | 'priority' | 'lead' | 'customer' | 'site';
export type WorkOrderSort = 'due' | 'number' | 'customer';
export type WorkOrderView = ListView<WorkOrderFilter, WorkOrderSort>;

const options = {
  filters: {
    status: STATUS_FILTERS,
    time: TIME_FILTERS,
    type: WORK_ORDER_TYPES,
    priority: PRIORITIES,
    lead: null,
    customer: null,
    site: null,
  },
  sorts: ['due', 'number', 'customer'],
  defaultSort: { column: 'due', direction: 'asc' },
} as const;

/** Filter, search, sort and page of the work orders, from the address. */
export const useWorkOrderView = (): WorkOrderView => useListView<WorkOrderFilter, WorkOrderSort>(options);

/** The statuses a view shows. */
export function statusesOf({ status }: WorkOrderView['filter']): readonly WorkOrderStatus[] {
  if (status === 'all') return WORK_ORDER_STATUSES;
  if (status === 'closed') return CLOSED_STATUSES;
  const one = WORK_ORDER_STATUSES.find((known) => known === status);
  return one ? [one] : OPEN_STATUSES;
}
