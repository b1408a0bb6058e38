import type { ListView } from '@fm/data';
import { OPEN_TASK_STATUSES, TASK_STATUSES, type TaskStatus } from '@fm/domain/task';

const CLOSED_TASK_STATUSES = ['done', 'cancelled'] as const;

export type TaskFilter = 'status' | 'time' | 'priority' | 'assignee' | 'customer';
export type TaskSort = 'due' | 'title' | 'changed';
export type TaskView = ListView<TaskFilter, TaskSort>;

/** The statuses a view shows. */
export function statusesOf({ status }: TaskView['filter']): readonly TaskStatus[] {
  if (status === 'all') return TASK_STATUSES;
  if (status === 'closed') return CLOSED_TASK_STATUSES;
  const one = TASK_STATUSES.find((known) => known === status);
  return one ? [one] : OPEN_TASK_STATUSES;
}

const byDue = { column: 'due', direction: 'asc' } as const;

/** Tasks that are due come by their date, whatever was chosen. */
export const boundOrder = ({ time }: TaskView['filter']) => (time === undefined ? undefined : byDue);

const isByDue = ({ column, direction }: TaskView['sort']) => column === 'due' && direction === 'asc';

/** Groups by due date make sense for work still to do, in the order of that date. */
export const isGrouped = (view: TaskView): boolean =>
  isByDue(boundOrder(view.filter) ?? view.sort) &&
  statusesOf(view.filter).every((status) => OPEN_TASK_STATUSES.includes(status));
