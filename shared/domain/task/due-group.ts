import { addDays, type CalendarDay, endOfWeek } from '../calendar-day';
import { OPEN_TASK_STATUSES, type Task } from './task';

/** Groups of the task list, in their order. */
export const DUE_GROUPS = ['overdue', 'today', 'thisWeek', 'later', 'noDate'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];
export const DUE_GROUP_LABELS: Readonly<Record<DueGroup, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  thisWeek: 'This week',
  later: 'Later',
  noDate: 'No date',
};

/** The last day of the group "this week": Sunday, and at the weekend the Sunday after. */
export function endOfThisWeek(today: CalendarDay): CalendarDay {
  const sunday = endOfWeek(today);
  return addDays(sunday, sunday === today ? 7 : 0);
}

/** In which group of the list something due on `dueDate` belongs. */
export function dueGroupOf(dueDate: CalendarDay | undefined, today: CalendarDay): DueGroup {
  if (dueDate === undefined) return 'noDate';
  if (dueDate < today) return 'overdue';
  if (dueDate === today) return 'today';
  return dueDate <= endOfThisWeek(today) ? 'thisWeek' : 'later';
}

/** Whether a task should have been done before today. */
export function isOverdue(task: Pick<Task, 'status' | 'dueDate'>, today: CalendarDay): boolean {
  return task.dueDate !== undefined && task.dueDate < today && OPEN_TASK_STATUSES.includes(task.status);
}
