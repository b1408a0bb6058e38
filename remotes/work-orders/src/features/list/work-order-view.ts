import type { ListView } from '@fm/data';
import { STATUS_GROUP_OF, WORK_ORDER_STATUSES, type WorkOrderStatus } from '@fm/domain/work-order';
import type { Screen } from './plan-address';

/** Statuses in which a job is over. */
const CLOSED_STATUSES = WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] === 'closed');
const NOT_STARTED = WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] === 'open');

/** The statuses a screen shows while nobody chose one. */
const USUAL: Readonly<Record<Screen, readonly WorkOrderStatus[]>> = {
  table: WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] !== 'closed'),
  // Those over and done with fill no columns unless asked for.
  board: WORK_ORDER_STATUSES.filter((status) => status !== 'verified' && status !== 'cancelled'),
  // What was done stays in the calendar; what was called off leaves it.
  calendar: WORK_ORDER_STATUSES.filter((status) => status !== 'cancelled'),
};

/** As a lead to filter by: orders that nobody leads. */
export const NO_LEAD = 'none';

export type WorkOrderFilter =
  | 'status'
  | 'time'
  | 'type'
  | 'priority'
  | 'lead'
  | 'crew'
  | 'customer'
  | 'site'
  | 'asset'
  | 'origin'
  | 'dueFrom'
  | 'dueTo';
export type WorkOrderSort = 'due' | 'number' | 'customer';
export type WorkOrderView = ListView<WorkOrderFilter, WorkOrderSort>;

/** A view as the database can serve it, which takes one question for a member of a list: an asset, or else the crew. */
export function askable(view: WorkOrderView): WorkOrderView {
  const { crew, ...filter } = view.filter;
  return crew === undefined || filter.asset === undefined ? view : { ...view, filter };
}

/** The statuses a view shows on a screen. */
export function statusesOf({ status }: WorkOrderView['filter'], screen: Screen): readonly WorkOrderStatus[] {
  if (status === 'all') return WORK_ORDER_STATUSES;
  if (status === 'closed') return CLOSED_STATUSES;
  if (status === 'notStarted') return NOT_STARTED;
  const one = WORK_ORDER_STATUSES.find((known) => known === status);
  return one ? [one] : USUAL[screen];
}
