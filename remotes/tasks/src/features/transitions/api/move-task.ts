import { newId, type Outcome, run } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import type { Task, TaskStatus, TaskStepInput } from '@fm/domain/task';
import type { UndoStep } from '../undo-path';

/** What a person gives with a change of status. */
export interface MoveInput extends TaskStepInput {
  /** A day on which the actor wants to be reminded of a blocked task. */
  readonly remindOn?: CalendarDay;
}

/** Takes a task from its present status to `to`, with what follows from that. */
export const moveTask = (
  { id }: Stored<Task>,
  to: TaskStatus,
  input: MoveInput = {},
): Promise<Outcome<null>> => run('tasks.transition', { id, to, ...input, noticeId: newId() });

/** Takes one step back after the task became `left`; refused when somebody moved it on since. */
export const moveBack = (
  { id }: Stored<Task>,
  left: TaskStatus,
  { to, input }: UndoStep,
): Promise<Outcome<null>> => run('tasks.undoTransition', { id, left, to, ...input });
