import { type ListView, useListView } from '@fm/data';
import { OPEN_TASK_STATUSES, PRIORITIES, TASK_STATUSES, type TaskStatus } from '@fm/domain/task';

const CLOSED_TASK_STATUSES = ['done', 'cancelled'] as const;

/** `closed` and `all` also show what is done or cancelled; without a status it is hidden, and the list says so. */
const STATUS_FILTERS = [...TASK_STATUSES, 'closed', 'all'] as const;

export type TaskFilter = 'status' | 'priority' | 'assignee' | 'customer';
export type TaskSort = 'due' | 'title' | 'changed';
export type TaskView = ListView<TaskFilter, TaskSort>;

const options = {
  filters: { status: STATUS_FILTERS, priority: PRIORITIES, assignee: null, customer: null },
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

/** Groups by due date make sense for work still to do, in the order of that date. */
export const isGrouped = ({ filter, sort }: TaskView): boolean =>
  sort.column === 'due' &&
  sort.direction === 'asc' &&
  statusesOf(filter).every((status) => OPEN_TASK_STATUSES.includes(status));
