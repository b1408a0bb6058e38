import type { Actor, Stored } from '@fm/domain/record';
import { type Task, type TaskStatus, type TaskStepInput, taskFacts, taskTransitions } from '@fm/domain/task';

/** One step on the way back. */
export interface UndoStep {
  readonly to: TaskStatus;
  readonly input: TaskStepInput;
}

const NOTE = 'Undone';

/** Ways back after a change, by allowed steps: the history stays true and the rules have nothing to forgive. */
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
 * The steps that take a task back to what it was before it became `to`; undefined where no allowed steps lead back
 * or `actor` may not take the first of them.
 */
export function undoPath(
  before: Stored<Task>,
  to: TaskStatus,
  actor: Actor,
): readonly UndoStep[] | undefined {
  const way = WAYS_BACK[`${before.status}>${to}`];
  const first = way?.[0];
  if (!way || first === undefined) return undefined;
  const row = taskTransitions.next(to, taskFacts(before, actor)).find((allowed) => allowed.to === first);
  if (!row) return undefined;
  return way.map((status) => ({
    to: status,
    input: status === 'blocked' ? { blockedReason: before.blockedReason ?? NOTE } : { note: NOTE },
  }));
}
