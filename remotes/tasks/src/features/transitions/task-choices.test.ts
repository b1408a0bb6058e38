import type { Actor, Stored } from '@fm/domain/record';
import type { Task } from '@fm/domain/task';
import { taskChoices } from './task-choices';

const office: Actor = { uid: 'u1', name: 'Olga Brandt', role: 'office' };
const manager: Actor = { uid: 'u2', name: 'Marek Wolny', role: 'manager', employeeId: 'e9' };

const task = (fields: Partial<Task> & Partial<Stored<Task>> = {}) =>
  ({
    id: 't1',
    title: 'Order filters',
    status: 'open',
    needsReview: false,
    reopened: 0,
    createdBy: { uid: 'u1', name: 'Olga Brandt' },
    ...fields,
  }) as Stored<Task>;

const labels = (of: Stored<Task>, actor: Actor) =>
  taskChoices(of, actor).map(({ transition, refusal }) => `${refusal ? '- ' : ''}${transition.label}`);

describe('changes offered for a task', () => {
  it('are all open to office staff', () => {
    expect(labels(task(), office)).toEqual(['Start', 'Block', 'Mark as done', 'Cancel task']);
  });

  it('name what a manager leaves to others', () => {
    expect(labels(task(), manager)).toEqual(['Start', 'Block', 'Mark as done', '- Cancel task']);
  });

  it('lead over the review where one is wanted', () => {
    expect(labels(task({ status: 'inProgress', needsReview: true }), office)).toEqual([
      'Block',
      'Hand in for review',
      'Cancel task',
    ]);
  });

  it('let nobody approve what they handed in', () => {
    const handedIn = task({ status: 'inReview', submittedBy: { uid: 'u1', name: 'Olga Brandt' } });
    expect(labels(handedIn, office)).toEqual(['- Approve', '- Send back', 'Cancel task']);
    expect(taskChoices(handedIn, office)[0]?.refusal).toBe(
      'You handed this in, so somebody else looks at it.',
    );
  });

  it('let a manager reopen what is assigned to the manager', () => {
    expect(labels(task({ status: 'done' }), manager)).toEqual(['- Reopen']);
    const own = task({ status: 'done', assigneeRef: { id: 'e9', name: 'Marek Wolny' } });
    expect(labels(own, manager)).toEqual(['Reopen']);
  });
});
