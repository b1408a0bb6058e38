import { emptyTask, taskForm, tasks } from '@fm/domain/task';
import { MemoryDatabase } from '../testing';
import { Unit } from './unit';

it.each([
  ['still the old year in the company', '2026-12-31T22:59:59Z', 'TA-2026-0001'],
  ['already the new one there, and the old one in UTC', '2026-12-31T23:30:00Z', 'TA-2027-0001'],
])('numbers go by the company’s year: %s', async (_, at, number) => {
  const now = new Date(at);
  const database = new MemoryDatabase(() => now);
  const task = taskForm.toRecord({ ...emptyTask(), title: 'Filters', estimateMin: null }, undefined);
  await database.transact(async (transaction) => {
    const unit = new Unit(transaction, { uid: 'office', name: 'Olga', role: 'office' }, now);
    await unit.create(tasks, 't1', task);
    unit.flush();
  });
  expect(database.at('tasks/t1')?.number).toBe(number);
});

it('a list by number goes on after 9999 as it was before', async () => {
  const now = new Date('2026-11-25T09:00:00Z');
  const database = new MemoryDatabase(() => now);
  database.put('counters/task-2026', { value: 9998 });
  const task = taskForm.toRecord({ ...emptyTask(), title: 'Filters', estimateMin: null }, undefined);
  const listed = await database
    .transact(async (transaction) => {
      const unit = new Unit(transaction, { uid: 'office', name: 'Olga', role: 'office' }, now);
      for (const id of ['t3', 't2', 't1']) await unit.create(tasks, id, task);
      unit.flush();
    })
    .then(() =>
      database.transact((transaction) =>
        transaction.find({ path: 'tasks', filters: [], orders: [['numberSort', 'asc']], limit: 3 }),
      ),
    );
  expect(listed.map(({ data }) => data.number)).toEqual(['TA-2026-9999', 'TA-2026-10000', 'TA-2026-10001']);
});
