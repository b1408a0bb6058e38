import { type LiveRows, useLiveRows } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { STATUS_GROUP_OF, WORK_ORDER_STATUSES, type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Orders of one person on the overview. */
export const MOST_OWN = 6;

const OPEN_STATUSES = WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] !== 'closed');

/** The first 6 orders from `today` on that an employee leads or goes to, not finished, the earliest first. */
export const useOwnOrders = (today: CalendarDay, employeeId: string | undefined): LiveRows<WorkOrder> =>
  useLiveRows(
    employeeId === undefined ? undefined : workOrders,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('status', 'in', OPEN_STATUSES)
        .where('plannedDay', '>=', today)
        .whereEither([['leadId', '==', employeeId]], [['crewIds', 'array-contains', employeeId]])
        .orderBy('plannedDay')
        .orderBy('plannedStart'),
    MOST_OWN,
  );
