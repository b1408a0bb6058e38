import { workOrderAddress } from '@fm/contract/addresses';
import type { Attention, Query } from '@fm/data';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { PathOf } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { fitting, inTime } from '../../list/api/filtered-orders';
import { NO_LEAD, statusesOf, type WorkOrderView } from '../../list/work-order-view';

/** What the list shows with these filters; each card has an order of its own, but for what is filtered by due date. */
const listed = (filter: WorkOrderView['filter'], order: PathOf<WorkOrder>): Attention<WorkOrder> => ({
  kind: workOrders,
  to: workOrderAddress.list(filter),
  asked: (spec: Query<WorkOrder>) =>
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

/** Days from today on within which work that is due has to be scheduled. */
const SOON_DAYS = 7;

/** Without a time although it is due from today on within a week, whoever leads it: nothing else on the overview shows it. */
export function unscheduledWorkOrders() {
  const now = today(COMPANY.timezone);
  return listed({ status: 'draft', dueFrom: now, dueTo: addDays(now, SOON_DAYS) }, 'dueSort');
}

/** On hold. */
export const waitingWorkOrders = () => listed({ status: 'onHold' }, 'dueSort');

/** Done, and nobody has looked at the result. */
export const unverifiedWorkOrders = () => listed({ status: 'completed' }, 'dueSort');
