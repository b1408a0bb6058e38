import { MANAGER_ACTOR, NO_ROLE, NOW, OFFICE, storedRecord } from '../testing/record-fixture';
import {
  emptyTask,
  TASK_STATUSES,
  type Task,
  type TaskStatus,
  taskFacts,
  taskToRecord,
  taskTransitions,
  transitionTask,
} from './index';

const task = (over: Partial<Task> = {}) =>
  storedRecord<Task>({ ...taskToRecord({ ...emptyTask(), title: 'Order salt' }), ...over });

const input = { blockedReason: 'Supplier', cancelReason: 'Not needed', note: 'Look again' };
const allowed = (from: TaskStatus, actor = OFFICE, over: Partial<Task> = {}) =>
  TASK_STATUSES.filter((to) => transitionTask(task({ status: from, ...over }), to, input, actor, NOW).ok);

describe('the states of a task', () => {
  it.each<[TaskStatus, TaskStatus[]]>([
    ['open', ['inProgress', 'blocked', 'done', 'cancelled']],
    ['inProgress', ['blocked', 'done', 'cancelled']],
    ['blocked', ['inProgress', 'cancelled']],
    ['inReview', ['inProgress', 'done', 'cancelled']],
    ['done', ['open']],
    ['cancelled', ['open']],
  ])('lead for staff from %s to %j', (from, to) => {
    expect(allowed(from)).toEqual(to);
    expect(allowed(from, NO_ROLE)).toEqual(to);
  });

  it.each<[TaskStatus, TaskStatus[]]>([
    ['open', ['inProgress', 'blocked', 'cancelled']],
    ['inProgress', ['blocked', 'inReview', 'cancelled']],
  ])('lead through review where one is wanted, from %s to %j', (from, to) => {
    expect(allowed(from, OFFICE, { needsReview: true })).toEqual(to);
  });

  it.each<[TaskStatus, TaskStatus[]]>([
    ['open', ['inProgress', 'blocked', 'done']],
    ['inProgress', ['blocked', 'done']],
    ['blocked', ['inProgress']],
    ['inReview', []],
    ['done', []],
    ['cancelled', []],
  ])("lead for a manager in somebody else's task from %s to %j", (from, to) => {
    expect(allowed(from, MANAGER_ACTOR)).toEqual(to);
  });

  it('let a manager cancel, review and reopen an own task', () => {
    const own = { createdBy: { uid: MANAGER_ACTOR.uid, name: MANAGER_ACTOR.name } };
    const can = (from: TaskStatus) =>
      taskTransitions
        .next(from, taskFacts(storedRecord(task({ status: from }), own), MANAGER_ACTOR))
        .map(({ to }) => to);
    expect(can('inReview')).toEqual(['done', 'inProgress', 'cancelled']);
    expect(can('done')).toEqual(['open']);
  });

  it('let a manager reopen a task assigned to them', () => {
    const assigneeRef = { id: 'e-manager', name: 'Marek Wolny' };
    expect(allowed('done', MANAGER_ACTOR, { assigneeRef })).toEqual(['open']);
  });

  it('never let the doer review', () => {
    const submittedBy = { uid: OFFICE.uid, name: OFFICE.name };
    expect(allowed('inReview', OFFICE, { needsReview: true, submittedBy })).toEqual(['cancelled']);
  });
});

describe('a transition of a task', () => {
  const patch = (from: TaskStatus, to: TaskStatus, over: Partial<Task> = {}) => {
    const result = transitionTask(task({ status: from, ...over }), to, input, OFFICE, NOW);
    return result.ok ? result.patch : result;
  };

  it('assigns a task nobody has to whoever starts it', () => {
    expect(patch('open', 'inProgress')).toMatchObject({
      startedAt: NOW,
      assigneeRef: { id: 'e-office', name: 'Olga Brandt' },
    });
    expect(patch('open', 'inProgress', { assigneeRef: { id: 'x', name: 'X' } })).not.toHaveProperty(
      'assigneeRef',
    );
  });

  it('keeps the first start', () => {
    const startedAt = new Date(0);
    expect(patch('blocked', 'inProgress', { startedAt })).toMatchObject({ startedAt });
  });

  it('clears the reason on resuming and leaves it to the history', () => {
    const blocked = task({ status: 'blocked', blockedReason: 'Supplier' });
    const result = transitionTask(blocked, 'inProgress', {}, OFFICE, NOW);
    expect(result).toMatchObject({ ok: true, kind: 'status', note: 'Was blocked: Supplier' });
    expect(result.ok && result.patch).toHaveProperty('blockedReason', undefined);
  });

  it('names the reviewer and credits the doer', () => {
    const submittedBy = { uid: 'x', name: 'Xaver' };
    expect(patch('inReview', 'done', { needsReview: true, submittedBy })).toMatchObject({
      doneAt: NOW,
      doneBy: submittedBy,
      reviewedBy: { uid: OFFICE.uid, name: OFFICE.name },
    });
  });

  it('counts how often a task came back', () => {
    expect(patch('done', 'open', { reopened: 1 })).toMatchObject({ reopened: 2, doneAt: undefined });
  });

  it.each<[TaskStatus, TaskStatus, string]>([
    ['open', 'blocked', 'blockedReason'],
    ['open', 'cancelled', 'cancelReason'],
    ['inReview', 'inProgress', 'note'],
  ])('from %s to %s asks for %s', (from, to, field) => {
    const result = transitionTask(
      task({ status: from, needsReview: true }),
      to,
      { [field]: '  ' },
      OFFICE,
      NOW,
    );
    expect(result.ok ? {} : result.fields).toHaveProperty([field]);
  });
});
