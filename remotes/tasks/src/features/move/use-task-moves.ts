import { type DataFailure, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Task, TaskStatus } from '@fm/domain/task';
import { useCallback, useState } from 'react';
import { type MoveInput, moveTask } from './api/move-task';
import { needsWords, type TaskTransition } from './choices';
import { type UndoStep, undoPath } from './undo-path';

/** A change that waits for its reason in a dialog. */
export interface AskedMove {
  readonly task: Stored<Task>;
  readonly transition: TaskTransition;
}

/** What the last change did, and the way back. */
export type MoveResult =
  | {
      readonly kind: 'done';
      readonly task: Stored<Task>;
      readonly to: TaskStatus;
      readonly undo?: () => void;
    }
  | { readonly kind: 'undone'; readonly task: Stored<Task> }
  | {
      readonly kind: 'failed';
      readonly task: Stored<Task>;
      readonly failure: DataFailure;
      readonly retry: () => void;
    };

/** Status changes of tasks on one screen: what is asked, what is under way, what came of it. */
export interface TaskMoves {
  readonly asked: AskedMove | undefined;
  readonly busy: boolean;
  /** Why the asked change did not happen. */
  readonly failure: DataFailure | undefined;
  readonly result: MoveResult | undefined;
  /** Makes the change, or asks first where it needs words. */
  begin(task: Stored<Task>, transition: TaskTransition): void;
  /** Makes the asked change. */
  confirm(input: MoveInput): void;
  cancel(): void;
  dismiss(): void;
}

export function useTaskMoves(): TaskMoves {
  const actor = useActor();
  const [asked, setAsked] = useState<AskedMove>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const [result, setResult] = useState<MoveResult>();

  const undo = async (task: Stored<Task>, path: readonly UndoStep[]) => {
    for (const [index, step] of path.entries()) {
      const outcome = await moveTask(actor, task, step.to, step.input);
      if (!outcome.ok) {
        // The steps before are taken: a retry goes on where it failed.
        const retry = () => void undo(task, path.slice(index));
        return setResult({ kind: 'failed', task, failure: outcome.failure, retry });
      }
    }
    setResult({ kind: 'undone', task });
  };

  const run = async (task: Stored<Task>, to: TaskStatus, input: MoveInput, inDialog: boolean) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await moveTask(actor, task, to, input);
    setBusy(false);
    if (outcome.ok) {
      setAsked(undefined);
      const back = undoPath(task, to, actor);
      setResult({ kind: 'done', task, to, ...(back && { undo: () => void undo(task, back) }) });
    } else if (inDialog) setFailure(outcome.failure);
    else {
      const retry = () => void run(task, to, input, false);
      setResult({ kind: 'failed', task, failure: outcome.failure, retry });
    }
  };

  return {
    asked,
    busy,
    failure,
    result,
    begin: (task, transition) => {
      setFailure(undefined);
      if (needsWords(transition)) setAsked({ task, transition });
      else void run(task, transition.to, {}, false);
    },
    confirm: (input) => {
      if (asked) void run(asked.task, asked.transition.to, input, true);
    },
    cancel: useCallback(() => setAsked(undefined), []),
    dismiss: useCallback(() => setResult(undefined), []),
  };
}
