import type { Attention } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { OPEN_TASK_STATUSES, type Task, tasks } from '@fm/domain/task';

/** Due today or before; of one employee, or of everybody without one. */
export const dueTasks = (today: CalendarDay, employeeId: string | undefined): Attention<Task> => ({
  kind: tasks,
  which: (spec) => {
    const due = spec.where('status', 'in', OPEN_TASK_STATUSES).where('dueSort', '<=', today);
    return employeeId === undefined ? due : due.where('assigneeRef.id', '==', employeeId);
  },
  order: (spec) => spec.orderBy('dueSort'),
});
