import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Task, TaskStatus } from '@fm/domain/task';
import {
  type FailedTransition,
  TransitionDialog,
  TransitionMenu,
  type TransitionRun,
  useTransitions,
} from '@fm/screens/transitions';
import { Button, CheckIcon, CloseIcon, IconButton, Notice } from '@fm/ui';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import css from './failed-transition-bar.module.css';
import { taskChoices } from './task-choices';
import { type TaskAnswers, taskTransitionScreen } from './task-transition-screen';

type TaskRun = TransitionRun<Task, TaskStatus, TaskAnswers>;

const RunContext = createContext<TaskRun | undefined>(undefined);

/** Lets what is inside change the status of tasks: asks for what that needs and says why it was not made. */
export function TaskTransitions({ children }: { readonly children: ReactNode }) {
  const run = useTransitions(taskTransitionScreen);
  return (
    <RunContext value={run}>
      {children}
      <FailedTransitionBar failed={run.failed} dismiss={run.dismiss} />
      <TransitionDialog run={run} />
    </RunContext>
  );
}

/** The transitions of the screen. Throws outside of `TaskTransitions`. */
function useTaskRun(): TaskRun {
  const run = useContext(RunContext);
  if (!run) throw new Error('Buttons that change the status of a task stand inside TaskTransitions.');
  return run;
}

interface TaskProps {
  readonly task: Stored<Task>;
}

/** Every transition of a task in a menu: with a `label` on its button, or as an icon in a row. */
export const TaskTransitionMenu = ({ task, label }: TaskProps & { readonly label?: string }) => (
  <TransitionMenu
    run={useTaskRun()}
    record={task}
    choices={taskChoices(task, useActor())}
    label={label ?? `Change status of ${task.title}`}
    compact={label === undefined}
  />
);

/** The most frequent transition at one press; nothing where the task is not a press away from done. */
export function DoneButton({ task }: TaskProps) {
  const run = useTaskRun();
  const done = taskChoices(task, useActor()).find(
    ({ transition, refusal }) => transition.to === 'done' && refusal === undefined,
  );
  if (!done) return null;
  return (
    <IconButton
      aria-label={`${done.transition.label}: ${task.title}`}
      size="sm"
      disabled={run.busy}
      onClick={() => run.begin(task, done.transition)}
    >
      <CheckIcon />
    </IconButton>
  );
}

interface FailedTransitionBarProps {
  readonly failed: FailedTransition<Task> | undefined;
  readonly dismiss: () => void;
}

/** Why the last transition was not made, with Retry, until it is dismissed. */
function FailedTransitionBar({ failed, dismiss }: FailedTransitionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed was disabled meanwhile: then the keyboard goes on here.
    if (failed && (!document.activeElement || document.activeElement === document.body)) bar.current?.focus();
  }, [failed]);
  if (!failed) return null;
  return (
    <div ref={bar} className={css.bar} tabIndex={-1}>
      <Notice
        tone="danger"
        action={
          <span className={css.actions}>
            <Button size="sm" variant="outline" onClick={failed.retry}>
              Retry
            </Button>
            <IconButton aria-label="Dismiss" size="sm" onClick={dismiss}>
              <CloseIcon />
            </IconButton>
          </span>
        }
      >
        {`“${failed.record.title}” stays as it was. ${failed.failure.message}`}
      </Notice>
    </div>
  );
}
