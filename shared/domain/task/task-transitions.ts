import { type Actor, type Stored, stampOf } from '../record';
import { isStaff, kindOfRole } from '../role';
import {
  allowed,
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type TransitionOutcome,
} from '../transitions';
import { TASK_STATUS_LABELS, type Task, type TaskStatus } from './task';

/**
 * `own`: assigned to or created by the actor. `doer`: who handed it in for review. `excuser`: who decided that nobody
 * looks at it.
 */
export type TaskFact =
  | 'manager'
  | 'staff'
  | 'creator'
  | 'own'
  | 'doer'
  | 'excuser'
  | 'needsReview'
  | 'noReview';

/** Allowed changes of a task's status; the security rules carry the same table and a test compares both. */
export const taskTransitions = defineTransitions<TaskStatus, TaskFact>([
  { from: ['open'], to: 'inProgress', label: 'Start', who: ['manager', 'staff'] },
  {
    from: ['open', 'inProgress'],
    to: 'blocked',
    label: 'Block',
    who: ['manager', 'staff'],
    needs: ['blockedReason'],
  },
  { from: ['blocked'], to: 'inProgress', label: 'Resume', who: ['manager', 'staff'] },
  {
    from: ['inProgress'],
    to: 'inReview',
    label: 'Hand in for review',
    who: ['manager', 'staff'],
    when: ['needsReview'],
  },
  {
    from: ['open', 'inProgress'],
    to: 'done',
    label: 'Mark as done',
    who: ['manager', 'staff'],
    when: ['noReview'],
    // Or whoever does a task would hand it on, switch the review off and take it back.
    unless: ['excuser'],
  },
  { from: ['inReview'], to: 'done', label: 'Approve', who: ['creator', 'staff'], unless: ['doer'] },
  {
    from: ['inReview'],
    to: 'inProgress',
    label: 'Send back',
    who: ['creator', 'staff'],
    unless: ['doer'],
    needs: ['note'],
  },
  {
    from: ['open', 'inProgress', 'blocked', 'inReview'],
    to: 'cancelled',
    label: 'Cancel task',
    who: ['creator', 'staff'],
    needs: ['cancelReason'],
  },
  { from: ['done', 'cancelled'], to: 'open', label: 'Reopen', who: ['own', 'staff'] },
]);

/** What holds between an actor and a task. */
export function taskFacts(task: Stored<Task>, actor: Actor): Facts<TaskFact> {
  const facts = new Set<TaskFact>();
  if (kindOfRole(actor.role) === 'manager') facts.add('manager');
  if (isStaff(actor.role)) facts.add('staff');
  if (task.createdBy.uid === actor.uid) facts.add('creator').add('own');
  if (actor.employeeId !== undefined && task.assigneeRef?.id === actor.employeeId) facts.add('own');
  if (task.submittedBy?.uid === actor.uid) facts.add('doer');
  if (task.reviewOffBy?.uid === actor.uid) facts.add('excuser');
  return facts.add(task.needsReview ? 'needsReview' : 'noReview');
}

/**
 * Why an actor cannot switch the review of this task off; undefined where they can. As with the approval: its creator
 * or staff may, and never those who do the work.
 */
export function whyReviewStays(task: Stored<Task>, actor: Actor): string | undefined {
  const facts = taskFacts(task, actor);
  const isDoer =
    facts.has('doer') || (actor.employeeId !== undefined && task.assigneeRef?.id === actor.employeeId);
  if (!task.needsReview || (!isDoer && (facts.has('creator') || facts.has('staff')))) return undefined;
  return isDoer
    ? 'Whoever does this task does not decide that nobody looks at it. Ask a colleague to switch the review off.'
    : 'Whoever created this task, or the office, decides that nobody looks at it.';
}

/** Who decided that nobody looks at a task that an actor leaves like this; nobody where it is reviewed, or never was to be. */
export const reviewOffBy = (
  before: Pick<Task, 'needsReview' | 'reviewOffBy'> | undefined,
  { needsReview }: Pick<Task, 'needsReview'>,
  actor: Actor,
): Pick<Task, 'reviewOffBy'> => {
  const by = needsReview ? undefined : before?.needsReview ? stampOf(actor) : before?.reviewOffBy;
  return before?.reviewOffBy || by ? { reviewOffBy: by } : {};
};

/** What a person gives with a transition. */
export interface TaskTransitionInput {
  readonly blockedReason?: string | undefined;
  readonly cancelReason?: string | undefined;
  readonly note?: string | undefined;
}

/** Takes a task from its status to `to`: what to write, or why not. */
export function transitionTask(
  task: Stored<Task>,
  to: TaskStatus,
  input: TaskTransitionInput,
  actor: Actor,
  now: Date,
): TransitionOutcome<Task> {
  const refusal = taskTransitions.refusal(task.status, to, taskFacts(task, actor), TASK_STATUS_LABELS);
  if (refusal) return refused(refusal);
  switch (to) {
    case 'inProgress':
      return resumed(task, input, actor, now);
    case 'blocked': {
      const reason = input.blockedReason?.trim();
      const lacks = lacking({ blockedReason: reason ? undefined : 'Say what this task waits for.' });
      return lacks ?? allowed<Task>({ status: to, blockedReason: reason }, reason);
    }
    case 'inReview':
      return allowed<Task>({ status: to, submittedBy: stampOf(actor) }, input.note);
    case 'done':
      return allowed<Task>(
        {
          status: to,
          doneAt: now,
          doneBy: task.submittedBy ?? stampOf(actor),
          ...(task.status === 'inReview' && { reviewedBy: stampOf(actor) }),
        },
        input.note,
      );
    case 'cancelled': {
      const reason = input.cancelReason?.trim();
      const lacks = lacking({ cancelReason: reason ? undefined : 'Say why this task is cancelled.' });
      return lacks ?? allowed<Task>({ status: to, cancelReason: reason, blockedReason: undefined }, reason);
    }
    case 'open':
      return allowed<Task>(
        {
          status: to,
          reopened: task.reopened + 1,
          cancelReason: undefined,
          doneAt: undefined,
          doneBy: undefined,
          submittedBy: undefined,
          reviewedBy: undefined,
        },
        input.note,
      );
  }
}

function resumed(
  task: Stored<Task>,
  input: TaskTransitionInput,
  actor: Actor,
  now: Date,
): TransitionOutcome<Task> {
  const note = input.note?.trim();
  if (task.status === 'inReview') {
    const lacks = lacking({ note: note ? undefined : 'Say what is missing.' });
    return lacks ?? allowed<Task>({ status: 'inProgress', submittedBy: undefined }, note);
  }
  const self = actor.employeeId !== undefined && { assigneeRef: { id: actor.employeeId, name: actor.name } };
  return allowed<Task>(
    {
      status: 'inProgress',
      startedAt: task.startedAt ?? now,
      blockedReason: undefined,
      ...(!task.assigneeRef && self),
    },
    // The reason leaves the record here; the history keeps it.
    note ?? (task.blockedReason && `Was blocked: ${task.blockedReason}`),
  );
}
