import type { Actor, Stored } from '../record';
import { type Task, type TaskStatus, transitionTask, undoTask } from './index';

const office: Actor = { uid: 'u-office', name: 'Olga Brandt', role: 'office' };
const manager: Actor = { uid: 'u-manager', name: 'Marek Wolny', role: 'manager', employeeId: 'e9' };

const task = (fields: Partial<Task> = {}): Stored<Task> => ({
  id: 't1',
  title: 'Order filters',
  status: 'open',
  priority: 'normal',
  dueSort: '9999-12-31',
  needsReview: false,
  reopened: 0,
  createdAt: new Date(0),
  createdBy: { uid: 'u-other', name: 'Emil Otto' },
  updatedAt: new Date(0),
  updatedBy: { uid: 'u-other', name: 'Emil Otto' },
  rev: 1,
  trashed: false,
  schema: 1,
  ...fields,
});

/** Where the state machine itself ends up when it makes these transitions. */
function walked(before: Stored<Task>, to: TaskStatus, actor: Actor): TaskStatus | undefined {
  const input = { blockedReason: 'Waiting for parts', cancelReason: 'Not needed' };
  const take = (from: Stored<Task>, next: TaskStatus, given: object): Stored<Task> => {
    const outcome = transitionTask(from, next, given, actor, new Date());
    if (!outcome.ok) throw new Error(outcome.message);
    return { ...from, ...outcome.patch };
  };
  const path = undoTask(before, to, actor);
  return path?.reduce((state, back) => take(state, back.to, back.input), take(before, to, input)).status;
}

describe('taking a status change back', () => {
  it.each([
    ['open', 'done'],
    ['inProgress', 'done'],
    ['open', 'cancelled'],
    ['inProgress', 'cancelled'],
    ['blocked', 'cancelled'],
    ['inProgress', 'blocked'],
    ['blocked', 'inProgress'],
  ] as const)('leads from %s over %s back by allowed transitions', (status, to) => {
    const before = task({ status, ...(status === 'blocked' && { blockedReason: 'Parts' }) });
    expect(walked(before, to, office)).toBe(status);
  });

  it('keeps what a blocked task waited for', () => {
    const before = task({ status: 'blocked', blockedReason: 'Key from the caretaker' });
    expect(undoTask(before, 'inProgress', office)).toEqual([
      { to: 'blocked', input: { blockedReason: 'Key from the caretaker' } },
    ]);
  });

  it('is not offered where no transition leads back', () => {
    expect(undoTask(task(), 'inProgress', office)).toBeUndefined();
  });

  it("is not offered to a manager for a task that is not the manager's own", () => {
    expect(undoTask(task(), 'done', manager)).toBeUndefined();
    const own = task({ assigneeRef: { id: 'e9', name: 'Marek Wolny' } });
    expect(undoTask(own, 'done', manager)).toHaveLength(1);
  });
});
