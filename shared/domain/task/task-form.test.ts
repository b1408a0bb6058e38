import * as v from 'valibot';
import {
  dueGroupOf,
  emptyTask,
  isOverdue,
  type TaskInput,
  taskFormSchema,
  taskToForm,
  taskToRecord,
} from './index';

const typed = (over: Partial<TaskInput> = {}): TaskInput => ({
  ...emptyTask(),
  title: 'Order salt',
  ...over,
});
const record = (over: Partial<TaskInput> = {}) => taskToRecord(v.parse(taskFormSchema, typed(over)));

describe('the task form', () => {
  it('says what to do about a title that is too short', () => {
    const result = v.safeParse(taskFormSchema, typed({ title: 'ab' }));
    expect(result.issues?.[0].message).toBe('Enter a title of at least 3 characters.');
  });

  it('wants the start on or before the due date', () => {
    const result = v.safeParse(taskFormSchema, typed({ startDate: '2026-11-21', dueDate: '2026-11-20' }));
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual(['startDate']);
  });

  it('sorts tasks without a date behind all others', () => {
    expect(record().dueSort > record({ dueDate: '2099-12-31' }).dueSort).toBe(true);
  });

  it('gives back what was typed and keeps what only transitions change', () => {
    const values = typed({ dueDate: '2026-11-20', dueTime: '10:00', estimateMin: 30, needsReview: true });
    const before = { ...record(), status: 'blocked' as const, blockedReason: 'Supplier', reopened: 2 };
    const after = taskToRecord(v.parse(taskFormSchema, values), before);
    expect(taskToForm(after)).toEqual(values);
    expect(after).toMatchObject({ status: 'blocked', blockedReason: 'Supplier', reopened: 2 });
  });
});

describe('groups of the task list', () => {
  it.each([
    [undefined, 'noDate'],
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'today'],
    ['2026-11-22', 'thisWeek'],
    ['2026-11-23', 'later'],
  ])('put a due date of %s on a Friday into %s', (day, group) => {
    expect(dueGroupOf(day, '2026-11-20')).toBe(group);
  });

  it('put the coming week into this week on a Sunday', () => {
    expect(dueGroupOf('2026-11-27', '2026-11-22')).toBe('thisWeek');
  });

  it('call only open tasks overdue', () => {
    expect(isOverdue({ status: 'open', dueDate: '2026-11-19' }, '2026-11-20')).toBe(true);
    expect(isOverdue({ status: 'done', dueDate: '2026-11-19' }, '2026-11-20')).toBe(false);
    expect(isOverdue({ status: 'open', dueDate: '2026-11-20' }, '2026-11-20')).toBe(false);
  });
});
