import type { Attention } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { STATUS_GROUP_OF, WORK_ORDER_STATUSES, type WorkOrder, workOrders } from '@fm/domain/work-order';

const OPEN_STATUSES = WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] !== 'closed');

/** Not finished by the day they were due. */
export const overdueWorkOrders = (today: CalendarDay): Attention<WorkOrder> => ({
  kind: workOrders,
  which: (spec) => spec.where('status', 'in', OPEN_STATUSES).where('dueSort', '<', today),
  order: (spec) => spec.orderBy('dueSort'),
});

/** Planned for today at their site, in the order in which they start. */
export const workOrdersToday = (today: CalendarDay): Attention<WorkOrder> => ({
  kind: workOrders,
  which: (spec) => spec.where('status', 'in', OPEN_STATUSES).where('plannedDay', '==', today),
  order: (spec) => spec.orderBy('plannedStart'),
});

/** Not finished, and nobody leads them. */
export const unassignedWorkOrders = (): Attention<WorkOrder> => ({
  kind: workOrders,
  which: (spec) => spec.where('status', 'in', OPEN_STATUSES).where('leadId', '==', ''),
  order: (spec) => spec.orderBy('dueSort'),
});

/** On hold. */
export const waitingWorkOrders = (): Attention<WorkOrder> => ({
  kind: workOrders,
  which: (spec) => spec.where('status', '==', 'onHold'),
  order: (spec) => spec.orderBy('dueSort'),
});
