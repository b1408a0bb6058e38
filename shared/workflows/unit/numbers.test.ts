import { invoices } from '@fm/domain/invoice';
import { emptyTask, taskForm, tasks } from '@fm/domain/task';
import { MemoryDatabase } from '../testing';
import { Numbers } from './numbers';
import { Unit } from './unit';

const office = { uid: 'office', name: 'Olga', role: 'office' } as const;
const noon = new Date('2026-11-25T11:00:00Z');
const filters = taskForm.toRecord({ ...emptyTask(), title: 'Filters', estimateMin: null }, undefined);

/** Makes tasks in one transaction. */
const create = (database: MemoryDatabase, ids: readonly string[]) =>
  database.transact(async (transaction) => {
    const unit = new Unit(transaction, office, noon);
    for (const id of ids) await unit.create(tasks, id, filters);
    unit.flush();
  });
const numbersIn = (database: MemoryDatabase) => database.all('tasks').map(({ data }) => data.number);
const counted = (database: MemoryDatabase) => database.at('counters/task-2026')?.value;

it.each([
  ['still the old year in the company', '2026-12-31T22:59:59Z', 'TA-2026-0001'],
  ['already the new one there, and the old one in UTC', '2026-12-31T23:30:00Z', 'TA-2027-0001'],
])('numbers go by the company’s year: %s', async (_, at, number) => {
  const now = new Date(at);
  const database = new MemoryDatabase(() => now);
  await database.transact(async (transaction) => {
    const unit = new Unit(transaction, office, now);
    await unit.create(tasks, 't1', filters);
    unit.flush();
  });
  expect(database.at('tasks/t1')?.number).toBe(number);
});

it('a list by number goes on after 9999 as it was before', async () => {
  const now = new Date('2026-11-25T09:00:00Z');
  const database = new MemoryDatabase(() => now);
  database.put('counters/task-2026', { value: 9998 });
  const listed = await database
    .transact(async (transaction) => {
      const unit = new Unit(transaction, office, now);
      for (const id of ['t3', 't2', 't1']) await unit.create(tasks, id, filters);
      unit.flush();
    })
    .then(() =>
      database.transact((transaction) =>
        transaction.find({ path: 'tasks', filters: [], orders: [['numberSort', 'asc']], limit: 3 }),
      ),
    );
  expect(listed.map(({ data }) => data.number)).toEqual(['TA-2026-9999', 'TA-2026-10000', 'TA-2026-10001']);
});

it('fifty transactions at once get a number each and stand in nobody’s way', async () => {
  const database = new MemoryDatabase(() => noon);
  const ids = Array.from({ length: 50 }, (_, index) => `t${index}`);
  await Promise.all(ids.map((id) => create(database, [id])));
  expect(new Set(numbersIn(database)).size).toBe(50);
  expect(counted(database)).toBe(50);
});

it('a transaction that runs again keeps its numbers, also in another order', async () => {
  const database = new MemoryDatabase(() => noon);
  let tries = 0;
  await database.transact(async (transaction) => {
    tries += 1;
    await transaction.get('customers/c1');
    const unit = new Unit(transaction, office, noon);
    for (const id of tries === 1 ? ['t1', 't2'] : ['t2', 't1']) await unit.create(tasks, id, filters);
    if (tries === 1) database.put('customers/c1', {});
    unit.flush();
  });
  expect(tries).toBe(2);
  expect(['t1', 't2'].map((id) => database.at(`tasks/${id}`)?.number)).toEqual([
    'TA-2026-0001',
    'TA-2026-0002',
  ]);
});

it('many are counted together once they are expected, without those that are there', async () => {
  const database = new MemoryDatabase(() => noon);
  await create(database, ['t1']);
  let asked = 0;
  await database.transact(async (transaction) => {
    const numbersFor: typeof transaction.numbersFor = (...all) => {
      asked += 1;
      return transaction.numbersFor(...all);
    };
    const unit = new Unit({ ...transaction, numbersFor }, office, noon);
    await unit.expectNew(tasks, ['t1', 't2', 't3']);
    for (const id of ['t1', 't2', 't3']) await unit.create(tasks, id, filters);
    unit.flush();
  });
  expect(asked).toBe(1);
  expect(numbersIn(database)).toEqual(['TA-2026-0001', 'TA-2026-0002', 'TA-2026-0003']);
  expect(counted(database)).toBe(3);
});

it('the number of a transaction that failed is skipped', async () => {
  const database = new MemoryDatabase(() => noon);
  const failing = database.transact(async (transaction) => {
    await new Unit(transaction, office, noon).create(tasks, 't1', filters);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await create(database, ['t2']);
  expect(numbersIn(database)).toEqual(['TA-2026-0002']);
});

it('a kind that is numbered later skips none: invoices', async () => {
  const database = new MemoryDatabase(() => noon);
  const take = (isRefused: boolean) =>
    database.transact(async (transaction) => {
      const number = await new Numbers(transaction, noon).next(invoices, 'invoices/i1');
      if (isRefused) throw new Error('refused');
      return number;
    });
  await expect(take(true)).rejects.toThrow('refused');
  const taken = await Promise.all([take(false), take(false), take(false)]);
  expect(taken.sort()).toEqual(['IN-2026-0001', 'IN-2026-0002', 'IN-2026-0003']);
});
