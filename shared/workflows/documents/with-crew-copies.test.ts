import { MemoryDatabase } from '../testing';
import type { DocumentTransaction } from './document-transaction';
import { COMMIT_TIME, REMOVED } from './document-transaction';
import { withCrewCopies } from './with-crew-copies';

const NOW = new Date('2026-11-20T09:00:00Z');
const COPY = 'crew/copy/sites/s1';
let database: MemoryDatabase;
beforeEach(() => {
  database = new MemoryDatabase(() => NOW);
});

const inOne = (work: (transaction: DocumentTransaction) => Promise<void> | void) =>
  database.transact(async (transaction) => work(withCrewCopies(transaction)));

it('keeps a copy of what is stored, without what is withheld', async () => {
  await inOne((transaction) =>
    transaction.set('sites/s1', { name: 'Quay', access: '4711', at: COMMIT_TIME }),
  );
  expect(database.at('sites/s1')).toEqual({ name: 'Quay', access: '4711', at: NOW });
  expect(database.at(COPY)).toEqual({ name: 'Quay', at: NOW });
});

it('brings a copy up to date that was never made', async () => {
  database.put('sites/s1', { name: 'Quay', access: '4711', areaM2: 5 });
  await inOne(async (transaction) => {
    await transaction.get('sites/s1');
    transaction.update('sites/s1', { name: 'Pier', areaM2: REMOVED, openingHours: undefined });
  });
  expect(database.at(COPY)).toEqual({ name: 'Pier' });
});

it('holds both of two changes of one transaction, and what was found by a query', async () => {
  database.put('workOrders/w1', { title: 'T', parts: { a: { name: 'A', costMinor: 1 } } });
  await inOne(async (transaction) => {
    await transaction.find({ path: 'workOrders', filters: [], orders: [], limit: 5 });
    transaction.update('workOrders/w1', { 'parts.b': { name: 'B', costMinor: 2 } });
    transaction.update('workOrders/w1', { title: 'U' });
  });
  expect(database.at('crew/copy/workOrders/w1')).toEqual({
    title: 'U',
    parts: { a: { name: 'A' }, b: { name: 'B' } },
  });
});

it('makes no copy of what a query gave in part', async () => {
  database.put('sites/s1', { name: 'Quay', areaM2: 5, trashed: false });
  const query = { path: 'sites', filters: [['trashed', '==', false]], orders: [], limit: 5 } as const;
  await inOne(async (transaction) => {
    const found = await transaction.find({ ...query, only: ['name'] });
    expect(found.map(({ data }) => data)).toEqual([{ name: 'Quay', trashed: false }]);
  });
  await expect(
    inOne(async (transaction) => {
      await transaction.find({ ...query, only: ['name'] });
      transaction.update('sites/s1', { name: 'Pier' });
    }),
  ).rejects.toThrow('without having been read');
  await inOne(async (transaction) => {
    await transaction.get('sites/s1');
    await transaction.find({ ...query, only: ['name'] });
    transaction.update('sites/s1', { name: 'Pier' });
  });
  expect(database.at(COPY)).toEqual({ name: 'Pier', areaM2: 5, trashed: false });
});

it('deletes the copy with the record', async () => {
  database.put(COPY, { name: 'Quay' });
  await inOne((transaction) => transaction.delete('sites/s1'));
  expect(database.at(COPY)).toBeUndefined();
});

it('leaves alone what nothing is withheld of', async () => {
  await inOne((transaction) => transaction.set('tasks/t1', { title: 'T' }));
  expect(database.all('crew/copy/tasks')).toEqual([]);
});

it('refuses to change what was not read', async () => {
  await expect(inOne((transaction) => transaction.update('sites/s1', { name: 'Pier' }))).rejects.toThrow(
    'sites/s1 is updated without having been read.',
  );
});
