import type { Attention } from '@fm/data';
import { type Task, tasks } from '@fm/domain/task';
import { fitting } from '../../list/api/filtered-tasks';
import type { TaskView } from '../../list/task-view';

/** Due today or before, as the list shows them; of one employee, or of everybody without one. */
export function dueTasks(employeeId: string | undefined): Attention<Task> {
  const filter: TaskView['filter'] = {
    time: 'due',
    ...(employeeId !== undefined && { assignee: 'me' }),
  };
  return {
    kind: tasks,
    to: `/tasks?${new URLSearchParams(filter)}`,
    asked: fitting(filter, employeeId, (spec) => spec),
  };
}
