import { emptyTask, type Task } from '@fm/domain/task';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const values = { ...emptyTask(), title: 'Order filters', dueDate: '2026-12-10' };

/** A task of the office, and a reminder of the administrator two days before it is due. */
async function withFollowed() {
  const door = openTestDoor(now);
  const { ask, database } = door;
  await ask('office', 'tasks.save', { id: 't1', values, base: null });
  database.put('reminders/r1', {
    text: 'Look at the filters',
    ownerRef: { id: 'admin', name: 'Ana Adler' },
    entity: { type: 'task', id: 't1', label: 'Order filters' },
    rule: { kind: 'relative', field: 'dueDate', offsetDays: -2, timeOfDay: '08:00' },
    fireAt: new Date('2026-12-08T07:00:00Z'),
    channel: 'app',
    state: 'scheduled',
    trashed: false,
    rev: 1,
  });
  return {
    ...door,
    reminder: () => database.at('reminders/r1'),
    save: (uid: string, over: Partial<typeof values>) =>
      ask(uid, 'tasks.save', {
        id: 't1',
        values: { ...values, ...over },
        base: database.at('tasks/t1') as Task,
      }),
  };
}

describe("other people's reminders about a task", () => {
  it('stay as they are while the task is touched and its date is not', async () => {
    const { save, reminder } = await withFollowed();
    const before = reminder();
    expect((await save('manager', { title: 'Order two filters', priority: 'high' })).ok).toBe(true);
    expect(reminder()).toEqual(before);
  });

  it('follow the date by the days their owner chose, and keep owner, text and rule', async () => {
    const { save, reminder } = await withFollowed();
    const { fireAt: _, ...kept } = reminder() ?? {};
    expect((await save('manager', { dueDate: '2026-12-20' })).ok).toBe(true);
    const { ownerRef, text, rule } = kept;
    expect(reminder()).toMatchObject({
      ...{ ownerRef, text, rule, state: 'scheduled' },
      fireAt: new Date('2026-12-18T07:00:00Z'),
    });
  });

  it('rest while there is nothing to be reminded of, and come back with it', async () => {
    const { ask, save, reminder } = await withFollowed();
    const fireAt = new Date('2026-12-08T07:00:00Z');
    await save('manager', { dueDate: '' });
    expect(reminder()).toMatchObject({ state: 'cancelled' });
    await save('office', { dueDate: '2026-12-10' });
    expect(reminder()).toMatchObject({ state: 'scheduled', fireAt });
    await ask('manager', 'tasks.transition', { id: 't1', to: 'done', noticeId: 'n1' });
    expect(reminder()).toMatchObject({ state: 'cancelled' });
    await ask('office', 'tasks.transition', { id: 't1', to: 'open', noticeId: 'n2' });
    expect(reminder()).toMatchObject({ state: 'scheduled', fireAt });
  });

  it('are not moved by a page that only claims that the task changed', async () => {
    const { ask, database, reminder } = await withFollowed();
    const before = reminder();
    const base = { ...(database.at('tasks/t1') as Task), dueDate: '2026-12-20', dueSort: '2026-12-20' };
    await ask('manager', 'tasks.save', { id: 't1', values: { ...values, dueDate: '2026-12-20' }, base });
    expect(reminder()).toEqual(before);
    expect((await ask('manager', 'reminders.end', { id: 'r1', to: 'cancelled' })).ok).toBe(false);
    expect(reminder()).toEqual(before);
  });

  it('about another record stay out of it', async () => {
    const { database, save } = await withFollowed();
    const entity = { type: 'customer', id: 't1', label: 'A customer with the same id' };
    database.put('reminders/r2', { ...database.at('reminders/r1'), entity });
    await save('office', { dueDate: '2026-12-20' });
    expect(database.at('reminders/r2')).toMatchObject({ fireAt: new Date('2026-12-08T07:00:00Z'), rev: 1 });
  });
});
