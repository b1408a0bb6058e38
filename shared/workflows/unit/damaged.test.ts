import { mendedRecord } from '@fm/domain/record';
import { emptyTask, type Task, tasks } from '@fm/domain/task';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');

/** A door with a task, and what else the database has about it. */
async function withTask(more: object = {}) {
  const door = openTestDoor(now);
  const values = { ...emptyTask(), title: 'Order filters', dueDate: '2026-12-01' as const };
  await door.ask('office', 'tasks.save', { id: 't1', values, base: null });
  const stored = door.database.at('tasks/t1') as unknown as Task;
  door.database.put('tasks/t1', { ...stored, ...more });
  const save = (change: object, base = stored) =>
    door.ask('office', 'tasks.save', { id: 't1', values: { ...values, ...change }, base });
  return { ...door, save };
}

describe('one damaged record stopped a change of others', () => {
  it('lets a task get another date although a reminder about it is damaged', async () => {
    const { database, save } = await withTask();
    const damaged = {
      text: 'Call',
      ownerRef: { id: 'office', name: 'Olga Brandt' },
      entity: { type: 'task', id: 't1', label: 'Order filters' },
      rule: { kind: 'relative' },
      fireAt: now,
      state: 'scheduled',
      rev: 1,
      trashed: false,
    };
    database.put('reminders/r1', damaged);
    expect(await save({ dueDate: '2026-12-09' })).toMatchObject({ ok: true });
    expect(database.at('tasks/t1')).toMatchObject({ dueDate: '2026-12-09' });
    expect(database.at('reminders/r1')).toEqual(damaged);
  });
});

describe('a form begins with what a page shows in place of damage', () => {
  async function withDamage() {
    const door = await withTask({ priority: { a: 1 }, description: 5 });
    const base = mendedRecord(tasks, door.database.at('tasks/t1') as unknown as Task);
    return { ...door, save: (change: object) => door.save({ priority: base.priority, ...change }, base) };
  }

  it('puts a damaged field right, which counted as changed by somebody else however often it was saved', async () => {
    const { database, save } = await withDamage();
    expect(await save({ priority: 'high' })).toMatchObject({ ok: true });
    expect(database.at('tasks/t1')).toMatchObject({ priority: 'high', rev: 2 });
    expect(database.at('tasks/t1')).not.toHaveProperty('description');
  });

  it('is refused while a field stays damaged that has to be there, and names it', async () => {
    const { save } = await withDamage();
    expect(await save({ title: 'Order more filters' })).toMatchObject({
      failure: { kind: 'invalid', fields: { priority: expect.any(String) } },
    });
  });
});
