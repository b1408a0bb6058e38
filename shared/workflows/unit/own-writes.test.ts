import type { Actor } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { emptyTask, taskForm, tasks } from '@fm/domain/task';
import { type DocumentQuery, withCrewCopies } from '../documents';
import { FailureSignal, invalid } from '../failure';
import { MemoryDatabase } from '../testing';
import { Unit } from './unit';

const now = new Date('2026-11-20T09:00:00Z');
const office: Actor = { uid: 'office', name: 'Olga Brandt', role: 'office' };
const task = (title: string) => taskForm.toRecord({ ...emptyTask(), title, estimateMin: null }, undefined);
const open: Omit<DocumentQuery, 'path'> = {
  filters: [
    ['status', '==', 'open'],
    ['trashed', '==', false],
  ],
  orders: [['title', 'asc']],
  limit: 2,
};

const inUnit = <T>(database: MemoryDatabase, work: (unit: Unit) => Promise<T>): Promise<T> =>
  database.transact(async (transaction) => {
    const unit = new Unit(withCrewCopies(transaction), office, now);
    const value = await work(unit);
    unit.flush();
    return value;
  });

/** A database with tasks of these titles, which are their ids as well. */
async function withTasks(...titles: readonly string[]) {
  const database = new MemoryDatabase(() => now);
  await inUnit(database, async (unit) => {
    for (const title of titles) await unit.create(tasks, title, task(title));
  });
  return database;
}

const done = (unit: Unit, id: string) =>
  unit.change(tasks, id, () => ({ ok: true, patch: { status: 'done' as const } }));
const titles = async (unit: Unit) => (await unit.list(tasks, open)).map(({ title }) => title);

describe('a unit sees what it has written itself', () => {
  it('in the record it created, which it changes and takes away again', async () => {
    const database = await withTasks();
    await inUnit(database, async (unit) => {
      await unit.create(tasks, 'Alpha', task('Alpha'));
      expect(await unit.find(tasks, 'Alpha')).toMatchObject({ title: 'Alpha', rev: 1, createdAt: now });
      await done(unit, 'Alpha');
      await unit.trash(tasks, 'Alpha');
      await unit.trash(tasks, 'Alpha');
      await expect(done(unit, 'Alpha')).rejects.toThrow('trash');
    });
    expect(database.at('tasks/Alpha')).toMatchObject({
      status: 'done',
      trashed: true,
      rev: 3,
      number: 'TA-2026-0001',
    });
    expect(database.at('tasks/Alpha')?.tokens).toContain('ta-2026-0001');
  });

  it('in both of two changes of one record', async () => {
    const database = await withTasks('Alpha');
    await inUnit(database, async (unit) => {
      for (const word of [' Beta', ' Gamma'])
        await unit.change(tasks, 'Alpha', ({ title }) => ({ ok: true, patch: { title: title + word } }));
    });
    expect(database.at('tasks/Alpha')).toMatchObject({ title: 'Alpha Beta Gamma', rev: 3 });
  });

  it('in what it lists: without what no longer fits, with what fits by now, as many as were asked for', async () => {
    const database = await withTasks('Alpha', 'Beta', 'Gamma', 'Delta');
    await inUnit(database, async (unit) => {
      expect(await titles(unit)).toEqual(['Alpha', 'Beta']);
      await done(unit, 'Alpha');
      expect(await titles(unit)).toEqual(['Beta', 'Delta']);
      await unit.create(tasks, 'Aaron', task('Aaron'));
      expect(await titles(unit)).toEqual(['Aaron', 'Beta']);
      await unit.trash(tasks, 'Aaron');
      await unit.purge(tasks, 'Aaron');
      expect(await unit.find(tasks, 'Aaron')).toBeUndefined();
      expect(await titles(unit)).toEqual(['Beta', 'Delta']);
    });
  });

  it('in the reminder that it made of a record, which follows what it does to that record next', async () => {
    const database = await withTasks('Alpha');
    const due = (unit: Unit, dueDate: string) => {
      const patch = { dueDate, dueSort: dueDate };
      return unit.change(tasks, 'Alpha', () => ({ ok: true, patch }));
    };
    await inUnit(database, async (unit) => {
      await due(unit, '2026-12-10');
      await unit.create(reminders, 'r1', {
        text: 'Call',
        ownerRef: { id: 'office', name: 'Olga Brandt' },
        entity: { type: 'task', id: 'Alpha', label: 'Alpha' },
        rule: { kind: 'relative', field: 'dueDate', offsetDays: -1, timeOfDay: '09:00' },
        fireAt: new Date('2026-12-09T08:00:00Z'),
        channel: 'app',
        state: 'scheduled',
      });
      await due(unit, '2026-12-20');
    });
    expect(database.at('reminders/r1')).toMatchObject({ fireAt: new Date('2026-12-19T08:00:00Z') });
  });

  it('but nothing of what was refused half-way, whose number nobody else gets', async () => {
    const database = await withTasks('Alpha');
    await inUnit(database, async (unit) => {
      const refused = await unit.attempt(async () => {
        await done(unit, 'Alpha');
        await unit.create(tasks, 'Beta', task('Beta'));
        throw new FailureSignal(invalid('No.'));
      });
      expect(refused.ok).toBe(false);
      expect(await unit.find(tasks, 'Alpha')).toMatchObject({ status: 'open', rev: 1 });
      expect(await unit.find(tasks, 'Beta')).toBeUndefined();
      await unit.create(tasks, 'Gamma', task('Gamma'));
    });
    expect(database.at('tasks/Gamma')).toMatchObject({ number: 'TA-2026-0003' });
    expect(database.at('counters/task-2026')).toEqual({ value: 3 });
  });

  it('and gives numbers in the order in which they were asked for, whichever is read first', async () => {
    const database = await withTasks();
    await inUnit(database, async (unit) => {
      await unit.expectNew(tasks, ['Beta']);
      await Promise.all(['Alpha', 'Beta'].map((id) => unit.create(tasks, id, task(id))));
    });
    expect(['Alpha', 'Beta'].map((id) => database.at(`tasks/${id}`)?.number)).toEqual([
      'TA-2026-0001',
      'TA-2026-0002',
    ]);
  });
});
