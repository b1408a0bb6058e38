import { type DataFailure, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { TASK_STATUS_LABELS, type Task, type TaskStatus } from '@fm/domain/task';
import { offerUndo, useHost } from '@fm/platform';
import { useCallback, useState } from 'react';
import { type MoveInput, moveTask } from './api/move-task';
import { needsWords, type TaskTransition } from './choices';
import { undoPath } from './undo-path';
import { wayBack } from './way-back';

/** A change that waits for its reason in a dialog. */
export interface AskedMove {
  readonly task: Stored<Task>;
  readonly transition: TaskTransition;
}

/** A change that did not happen, and the way to try it again. */
export interface FailedMove {
  readonly task: Stored<Task>;
  readonly failure: DataFailure;
  retry(): void;
}

/** Status changes of tasks on one screen: what is asked, what is under way, what went wrong. */
export interface TaskMoves {
  readonly asked: AskedMove | undefined;
  readonly busy: boolean;
  /** Why the asked change did not happen. */
  readonly failure: DataFailure | undefined;
  /** The last change outside of a dialog, where it did not happen. */
  readonly failed: FailedMove | undefined;
  /** Makes the change, or asks first where it needs words. */
  begin(task: Stored<Task>, transition: TaskTransition): void;
  /** Makes the asked change. */
  confirm(input: MoveInput): void;
  cancel(): void;
  dismiss(): void;
}

export function useTaskMoves(): TaskMoves {
  const actor = useActor();
  const { toast } = useHost();
  const [asked, setAsked] = useState<AskedMove>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const [failed, setFailed] = useState<FailedMove>();

  const tell = (task: Stored<Task>, to: TaskStatus) => {
    const path = undoPath(task, to, actor);
    const text = `“${task.title}” is now ${TASK_STATUS_LABELS[to].toLowerCase()}.`;
    if (!path) return toast.success(text);
    const undoneText = `“${task.title}” is again ${TASK_STATUS_LABELS[task.status].toLowerCase()}.`;
    offerUndo({ text, undoneText, undo: wayBack(task, to, path) });
  };

  const run = async (task: Stored<Task>, to: TaskStatus, input: MoveInput, inDialog: boolean) => {
    setBusy(true);
    setFailure(undefined);
    setFailed(undefined);
    const outcome = await moveTask(task, to, input);
    setBusy(false);
    if (outcome.ok) {
      setAsked(undefined);
      tell(task, to);
    } else if (inDialog) setFailure(outcome.failure);
    else {
      const retry = () => void run(task, to, input, false);
      setFailed({ task, failure: outcome.failure, retry });
    }
  };

  return {
    asked,
    busy,
    failure,
    failed,
    begin: (task, transition) => {
      setFailure(undefined);
      if (needsWords(transition)) setAsked({ task, transition });
      else void run(task, transition.to, {}, false);
    },
    confirm: (input) => {
      if (asked) void run(asked.task, asked.transition.to, input, true);
    },
    cancel: useCallback(() => setAsked(undefined), []),
    dismiss: useCallback(() => setFailed(undefined), []),
  };
}
