import type { CalendarDay } from '@fm/domain/calendar-day';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { Statistic } from '@fm/domain/statistics';
import { OPEN_TASK_STATUSES, tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import type { DocumentQuery } from '../documents';

/** More of a kind are counted as so many. */
const MOST_COUNTED = 1_000_000;

const counted = (path: string, ...filters: DocumentQuery['filters'][number][]): DocumentQuery => ({
  path,
  filters: [['trashed', '==', false], ...filters],
  orders: [],
  limit: MOST_COUNTED,
});

/** What is counted each night, by the name of the number, as it stands on the morning of a day. */
export const statisticsOn = (day: CalendarDay): Readonly<Record<Statistic, DocumentQuery>> => ({
  customers: counted(customers.path, ['status', '==', 'active']),
  employees: counted(employees.path, ['status', '==', 'active']),
  offersSent: counted(offers.path, ['status', '==', 'sent']),
  ordersOpen: counted(workOrders.path, ['statusGroup', '==', 'open']),
  ordersActive: counted(workOrders.path, ['statusGroup', '==', 'active']),
  ordersOverdue: {
    ...counted(workOrders.path, ['statusGroup', '==', 'open'], ['dueDate', '<', day]),
    orders: [['dueDate', 'asc']],
  },
  plansActive: counted(maintenancePlans.path, ['state', '==', 'active']),
  plansLate: counted(maintenancePlans.path, ['state', '==', 'active'], ['health', '==', 'late']),
  plansStalled: counted(maintenancePlans.path, ['state', '==', 'active'], ['health', '==', 'stalled']),
  plansFailing: counted(maintenancePlans.path, ['state', '==', 'active'], ['health', '==', 'error']),
  tasksOpen: counted(tasks.path, ['status', 'in', OPEN_TASK_STATUSES]),
  tasksOverdue: {
    ...counted(tasks.path, ['status', 'in', OPEN_TASK_STATUSES], ['dueSort', '<', day]),
    orders: [['dueSort', 'asc']],
  },
});
