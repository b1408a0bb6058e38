import type { Actor, Stored } from '../record';
import type { UndoTransition } from '../transitions';
import type { Task, TaskStatus } from './task';
import { type TaskTransitionInput, taskFacts, taskTransitions } from './task-transitions';

const NOTE = 'Undone';

/** Statuses on the way back after a transition: the history stays true and the state machine has nothing to forgive. */
const WAYS_BACK: Partial<Record<`${TaskStatus}>${TaskStatus}`, readonly TaskStatus[]>> = {
  'open>done': ['open'],
  'inProgress>done': ['open', 'inProgress'],
  'open>cancelled': ['open'],
  'inProgress>cancelled': ['open', 'inProgress'],
  'blocked>cancelled': ['open', 'blocked'],
  'inProgress>blocked': ['inProgress'],
  'blocked>inProgress': ['blocked'],
};

/**
 * The transitions that take a task back to what it was before it became `to`; undefined where no allowed ones lead back
 * or `actor` may not make the first of them.
 */
export function undoTask(
  before: Stored<Task>,
  to: TaskStatus,
  actor: Actor,
): readonly UndoTransition<TaskStatus, TaskTransitionInput>[] | undefined {
  const way = WAYS_BACK[`${before.status}>${to}`];
  const first = way?.[0];
  if (!way || first === undefined) return undefined;
  const row = taskTransitions.next(to, taskFacts(before, actor)).find((open) => open.to === first);
  if (!row) return undefined;
  return way.map((status) => ({
    to: status,
    input: status === 'blocked' ? { blockedReason: before.blockedReason ?? NOTE } : { note: NOTE },
  }));
}
