import { changeRecord, commitTogether, newId, type Outcome } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { instantAt } from '@fm/domain/instant';
import type { Actor, Stored } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { can } from '@fm/domain/role';
import {
  TASK_STATUS_LABELS,
  type Task,
  type TaskStatus,
  type TaskStepInput,
  tasks,
  transitionTask,
} from '@fm/domain/task';
import type { UndoStep } from '../undo-path';

/** What a person gives with a change of status. */
export interface MoveInput extends TaskStepInput {
  /** A day on which the actor wants to be reminded of a blocked task. */
  readonly remindOn?: CalendarDay;
}

const MORNING = '08:00';

/**
 * Takes one step back after the task became `left`; refused when somebody moved it on since.
 */
export const moveBack = (
  actor: Actor,
  { id }: Stored<Task>,
  left: TaskStatus,
  { to, input }: UndoStep,
): Promise<Outcome<void>> =>
  changeRecord(tasks, actor, id, (current) =>
    current.status === left
      ? transitionTask(current, to, input, actor, new Date())
      : {
          ok: false,
          message: `${current.updatedBy.name} changed the status since: it is now ${TASK_STATUS_LABELS[current.status].toLowerCase()}.`,
        },
  );

/**
 * Takes a task from its present status to `to`, with its history entry; hands a review to the task's creator and
 * sets a reminder where one is wanted, all in one commit.
 */
export function moveTask(
  actor: Actor,
  task: Stored<Task>,
  to: TaskStatus,
  input: MoveInput = {},
): Promise<Outcome<void>> {
  // Taken once per try of the person, so that a repeated commit makes one notice and not two.
  const noticeId = newId();
  return commitTogether(actor, async (unit) => {
    await unit.change(tasks, task.id, (current) => transitionTask(current, to, input, actor, new Date()));
    const notice = noticeOf(actor, task, to, input);
    if (notice && can(actor.role, 'reminders:edit')) await unit.create(reminders, noticeId, notice);
  });
}

function noticeOf(actor: Actor, task: Stored<Task>, to: TaskStatus, input: MoveInput): Reminder | undefined {
  const self = { id: actor.uid, name: actor.name };
  if (to === 'blocked' && input.remindOn) {
    return notice(
      task,
      self,
      `Still blocked? ${task.title}`,
      instantAt(input.remindOn, MORNING, COMPANY.timezone),
    );
  }
  const { createdBy } = task;
  if (to !== 'inReview' || createdBy.uid === actor.uid) return undefined;
  return notice(task, { id: createdBy.uid, name: createdBy.name }, `Review: ${task.title}`, new Date());
}

const notice = (task: Stored<Task>, ownerRef: Reminder['ownerRef'], text: string, at: Date): Reminder => ({
  text,
  ownerRef,
  entity: { type: tasks.type, id: task.id, label: tasks.label(task) },
  ...(task.customerRef && { customerId: task.customerRef.id }),
  rule: { kind: 'absolute', at },
  fireAt: at,
  channel: 'app',
  state: 'scheduled',
});
