import { taskGroups } from './task-groups';

// A Friday.
const TODAY = '2026-11-20';
const whole = { previous: undefined, next: undefined };
const due = (...days: (string | undefined)[]) => days.map((dueDate) => ({ dueDate }));

describe('tasks by due date', () => {
  it('stand in the order overdue, today, this week, later, no date', () => {
    const rows = due('2026-11-01', TODAY, '2026-11-22', '2026-12-24', undefined);
    expect(taskGroups(rows, TODAY, whole).map(({ group }) => group)).toEqual([
      'overdue',
      'today',
      'thisWeek',
      'later',
      'noDate',
    ]);
  });

  it('leave out groups without tasks and count the others', () => {
    expect(taskGroups(due('2026-11-01', '2026-11-02', undefined), TODAY, whole)).toMatchObject([
      { group: 'overdue', count: 2 },
      { group: 'noDate', count: 1 },
    ]);
  });

  it('claim no number for a group that goes on beyond the page', () => {
    const rows = due('2026-11-01', TODAY, '2026-12-24');
    const counts = taskGroups(rows, TODAY, { previous: 'a', next: 'b' }).map(({ count }) => count);
    expect(counts).toEqual([undefined, 1, undefined]);
  });
});
