import type { Outcome } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Task, TaskStatus } from '@fm/domain/task';
import { moveBack } from './api/move-task';
import type { UndoStep } from './undo-path';

/** Takes a task the steps back after it became `to`. Called again after a failure, it goes on where it failed. */
export function wayBack(
  task: Stored<Task>,
  to: TaskStatus,
  path: readonly UndoStep[],
): () => Promise<Outcome<void>> {
  const left = [...path];
  let now = to;
  return async () => {
    for (let step = left[0]; step; step = left[0]) {
      const outcome = await moveBack(task, now, step);
      if (!outcome.ok) return outcome;
      now = step.to;
      left.shift();
    }
    return { ok: true, value: undefined };
  };
}
