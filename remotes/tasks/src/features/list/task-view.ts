import { type ListView, useListView } from '@fm/data';
import { OPEN_TASK_STATUSES, PRIORITIES, TASK_STATUSES, type TaskStatus } from '@fm/domain/task';

const CLOSED_TASK_STATUSES = ['done', 'cancelled'] as const;

/** `closed` and `all` also show what is done or cancelled; without a status it is hidden, and the list says so. */
const STATUS_FILTERS = [...TASK_STATUSES, 'closed', 'all'] as const;

/** `due`: today or before. */
const TIME_FILTERS = ['due'] as const;

export type TaskFilter = 'status' | 'time' | 'priority' | 'assignee' | 'customer';
export type TaskSort = 'due' | 'title' | 'changed';
export type TaskView = ListView<TaskFilter, TaskSort>;

const options = {
  filters: {
    status: STATUS_FILTERS,
    time: TIME_FILTERS,
    priority: PRIORITIES,
    assignee: null,
    customer: null,
  },
  sorts: ['due', 'title', 'changed'],
  defaultSort: { column: 'due', direction: 'asc' },
} as const;

/** Filter, search, sort and page of the tasks, from the address. */
export const useTaskView = (): TaskView => useListView<TaskFilter, TaskSort>(options);

/** The statuses a view shows. */
export function statusesOf({ status }: TaskView['filter']): readonly TaskStatus[] {
  if (status === 'all') return TASK_STATUSES;
  if (status === 'closed') return CLOSED_TASK_STATUSES;
  const one = TASK_STATUSES.find((known) => known === status);
  return one ? [one] : OPEN_TASK_STATUSES;
}

const byDue = { column: 'due', direction: 'asc' } as const;

/** The order in which tasks come: those that are due by their date, whatever was chosen. */
export const orderOf = ({ filter, sort }: TaskView): TaskView['sort'] =>
  filter.time === undefined ? sort : byDue;

const isByDue = ({ column, direction }: TaskView['sort']) => column === 'due' && direction === 'asc';

/** Groups by due date make sense for work still to do, in the order of that date. */
export const isGrouped = (view: TaskView): boolean =>
  isByDue(orderOf(view)) && statusesOf(view.filter).every((status) => OPEN_TASK_STATUSES.includes(status));
