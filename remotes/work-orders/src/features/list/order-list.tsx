import { workOrderAddress } from '@fm/contract/addresses';
import { employeeOptions } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { isCalendarDay } from '@fm/domain/calendar-day';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { sites } from '@fm/domain/site';
import { PRIORITIES, PRIORITY_LABELS } from '@fm/domain/task';
import {
  WORK_ORDER_ORIGIN_LABELS,
  WORK_ORDER_ORIGINS,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_STATUSES,
  WORK_ORDER_TYPE_LABELS,
  WORK_ORDER_TYPES,
  type WorkOrder,
  workOrders,
} from '@fm/domain/work-order';
import { defineList, recordFilter, selectFilter, shownFilter } from '@fm/screens/list';
import { formatDay } from '@fm/ui';
import { ordersQuery } from './api/orders-query';
import { NO_LEAD, type WorkOrderFilter, type WorkOrderSort } from './work-order-view';

/** Days stand in the address as they are stored; what is no day is shown as it is. */
const dueDay = (label: string) => shownFilter(label, (day) => (isCalendarDay(day) ? formatDay(day) : day));

/** Jobs at customers' sites; closed ones are hidden until asked for. */
export const orderList = defineList<WorkOrder, WorkOrderFilter, WorkOrderSort>({
  kind: workOrders,
  path: workOrderAddress.list(),
  filters: {
    status: selectFilter({
      label: 'Status',
      values: WORK_ORDER_STATUSES,
      labels: WORK_ORDER_STATUS_LABELS,
      further: [
        { id: 'notStarted', label: 'Not started', chip: 'not started' },
        { id: 'closed', label: 'All closed', chip: 'closed' },
        { id: 'all', label: 'All, open and closed', chip: 'all' },
      ],
      emptyLabel: 'All open',
    }),
    time: selectFilter({
      label: 'Time',
      values: [],
      further: [
        { id: 'overdue', label: 'Overdue', chip: 'overdue' },
        { id: 'today', label: 'Planned for today', chip: 'planned for today' },
        { id: 'tomorrow', label: 'Planned for tomorrow', chip: 'planned for tomorrow' },
      ],
      emptyLabel: 'Any time',
    }),
    type: selectFilter({
      label: 'Type',
      values: WORK_ORDER_TYPES,
      labels: WORK_ORDER_TYPE_LABELS,
      emptyLabel: 'Any type',
    }),
    priority: selectFilter({
      label: 'Priority',
      values: PRIORITIES,
      labels: PRIORITY_LABELS,
      emptyLabel: 'Any priority',
    }),
    lead: recordFilter({
      label: 'Lead',
      kind: employees,
      placeholder: 'Any lead',
      load: () => employeeOptions,
      others: { me: 'me', [NO_LEAD]: 'nobody' },
    }),
    crew: recordFilter({ label: 'Crew', kind: employees }),
    customer: recordFilter({ label: 'Customer', kind: customers }),
    site: recordFilter({ label: 'Site', kind: sites }),
    asset: recordFilter({ label: 'Asset', kind: assets }),
    origin: selectFilter({
      label: 'Origin',
      values: WORK_ORDER_ORIGINS,
      labels: WORK_ORDER_ORIGIN_LABELS,
      emptyLabel: 'Any origin',
    }),
    dueFrom: dueDay('Due from'),
    dueTo: dueDay('Due until'),
  },
  sorts: ['due', 'number', 'customer'],
  defaultSort: { column: 'due', direction: 'asc' },
  query: ordersQuery,
  empty: {
    searched: ({ filter }) =>
      `titles, numbers, customers, sites and leads${filter.status === undefined ? ', among open orders only' : ''}`,
    about:
      "Jobs at customers' sites appear here: written by hand, from accepted offers and from maintenance plans.",
    allHidden: {
      title: 'No job is open',
      text: 'Every work order is completed, verified or cancelled.',
      show: 'Show closed work orders',
      to: '?status=closed',
    },
  },
  create: { to: workOrderAddress.new(), permission: 'workOrders:edit' },
});
