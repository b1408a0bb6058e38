import type { Attention, QuerySpec } from '@fm/data';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { fitting, inTime } from '../../list/api/filtered-orders';
import { NO_LEAD, statusesOf, type WorkOrderView } from '../../list/work-order-view';

/** What the list shows with these filters; each card has an order of its own, but for what is filtered by due date. */
const listed = (filter: WorkOrderView['filter'], order: string): Attention<WorkOrder> => ({
  kind: workOrders,
  to: `/work-orders?${new URLSearchParams(filter)}`,
  asked: (spec: QuerySpec) =>
    spec
      .apply(fitting(filter, statusesOf(filter, 'table'), undefined))
      .apply(inTime(filter, (ordered) => ordered.orderBy(order))),
});

/** Not finished by the day they were due. */
export const overdueWorkOrders = () => listed({ time: 'overdue' }, 'dueSort');

/** Planned for today at their site, in the order in which they start. */
export const workOrdersToday = () => listed({ time: 'today' }, 'plannedStart');

/** Not finished, and nobody leads them. */
export const unassignedWorkOrders = () => listed({ lead: NO_LEAD }, 'dueSort');

/** On hold. */
export const waitingWorkOrders = () => listed({ status: 'onHold' }, 'dueSort');
