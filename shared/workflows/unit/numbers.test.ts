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
