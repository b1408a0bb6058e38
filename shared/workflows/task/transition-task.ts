import { calendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { instantAt } from '@fm/domain/instant';
import { type Actor, recordId, type Stored } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { can } from '@fm/domain/role';
import {
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  type Task,
  type TaskStatus,
  tasks,
  transitionTask as transitioned,
} from '@fm/domain/task';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { FailureSignal, missing } from '../failure';
import { changedSince } from '../record/changed-since';

const MORNING = '08:00';
const reason = v.optional(v.pipe(v.string(), v.maxLength(2000)));

/** What a person types with a transition. */
const typed = { blockedReason: reason, cancelReason: reason, note: reason };

const transitionInput = v.object({
  id: recordId,
  to: v.picklist(TASK_STATUSES),
  ...typed,
  /** A day on which the actor wants to be reminded of a blocked task. */
  remindOn: v.optional(calendarDay),
  /** Id of the reminder that the transition may make. */
  noticeId: recordId,
});

/**
 * Takes a task from its present status to another: hands a review to the task's creator, and sets a reminder where one
 * is wanted.
 */
export const transitionTask = defineCommand({
  name: 'tasks.transition',
  permission: 'tasks:edit',
  input: transitionInput,
  async run(unit, { id, to, remindOn, noticeId, ...input }, { actor, now }) {
    const task = await unit.find(tasks, id);
    if (!task) throw new FailureSignal(missing);
    await unit.change(tasks, id, (current) => transitioned(current, to, input, actor, now));
    const notice = noticeOf(actor, task, to, remindOn, now);
    if (notice && can(actor.role, 'reminders:edit')) await unit.create(reminders, noticeId, notice);
    return null;
  },
});

/** Takes one transition back, after the task became `left`; refused when somebody moved it on since. */
export const undoTaskTransition = defineCommand({
  name: 'tasks.undoTransition',
  permission: 'tasks:edit',
  input: v.object({
    id: recordId,
    left: v.picklist(TASK_STATUSES),
    to: v.picklist(TASK_STATUSES),
    ...typed,
  }),
  async run(unit, { id, left, to, ...input }, { actor, now }) {
    await unit.change(tasks, id, (current) =>
      current.status === left
        ? transitioned(current, to, input, actor, now)
        : {
            ok: false,
            message: changedSince(current, TASK_STATUS_LABELS[current.status]),
          },
    );
    return null;
  },
});

function noticeOf(
  actor: Actor,
  task: Stored<Task>,
  to: TaskStatus,
  remindOn: string | undefined,
  now: Date,
): Reminder | undefined {
  if (to === 'blocked' && remindOn) {
    const self = { id: actor.uid, name: actor.name };
    return notice(task, self, `Still blocked? ${task.title}`, instantAt(remindOn, MORNING, COMPANY.timezone));
  }
  const { createdBy } = task;
  if (to !== 'inReview' || createdBy.uid === actor.uid) return undefined;
  return notice(task, { id: createdBy.uid, name: createdBy.name }, `Review: ${task.title}`, now);
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
