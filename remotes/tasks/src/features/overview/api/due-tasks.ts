import { taskAddress } from '@fm/contract/addresses';
import { type Attention, useToday } from '@fm/data';
import { type Task, tasks } from '@fm/domain/task';
import { useSession } from '@fm/platform';
import { fitting } from '../../list/api/filtered-tasks';
import type { TaskView } from '../../list/task-view';

/** The tasks that are due, and whether these are one's own only. */
export interface DueTasks extends Attention<Task> {
  readonly mine: boolean;
}

/** Due today or before, as the list shows them: one's own, or everybody's. Who is no employee has none of their own. */
export function useDueTasks({ everybody = false } = {}): DueTasks {
  // At midnight it is another list.
  useToday();
  const { employeeId, isRemembered = false } = useSession();
  const mine = !everybody && (isRemembered || employeeId !== undefined);
  return { ...dueTasks(employeeId, mine), mine, isWaiting: mine && isRemembered };
}

/** Due today or before, as the list shows them: those of the employee who looks, or everybody's. */
export function dueTasks(self: string | undefined, mine: boolean): Attention<Task> {
  const filter: TaskView['filter'] = { time: 'due', ...(mine && { assignee: 'me' }) };
  return { kind: tasks, to: taskAddress.list(filter), asked: fitting(filter, self, (spec) => spec) };
}
