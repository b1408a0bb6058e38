import { MemoryDatabase } from './memory-database';

const NOW = new Date('2026-11-25T09:00:00Z');
const KILO = 'x'.repeat(1_000);

/** Stores documents of a collection that has the usual indexes, in one transaction. */
const storing = (database: MemoryDatabase, count: number, data: object) =>
  database.transact(async (transaction) => {
    for (let id = 0; id < count; id += 1) transaction.set(`others/${id}`, { ...data });
  });

describe('the memory database', () => {
  it('refuses a transaction whose documents are larger than the service takes, and keeps none of them', async () => {
    const database = new MemoryDatabase(() => NOW);
    const large = { text: KILO.repeat(900) };
    await expect(storing(database, 12, large)).rejects.toThrow('Transaction too big');
    expect(database.everything()).toEqual({});
    await storing(database, 11, large);
    expect(database.all('others')).toHaveLength(11);
  });

  it('counts the entries that indexes get, which weigh more than what they are of', async () => {
    const database = new MemoryDatabase(() => NOW);
    const wide = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`field${at}`, KILO]));
    await expect(storing(database, 5, wide)).rejects.toThrow('Transaction too big');
    await storing(database, 4, wide);
  });

  it('counts what is deleted', async () => {
    const database = new MemoryDatabase(() => NOW);
    const paths = Array.from({ length: 12 }, (_, id) => `others/${id}`);
    for (const path of paths) database.put(path, { text: KILO.repeat(900) });
    const deleting = (some: readonly string[]) =>
      database.transact(async (transaction) => {
        for (const path of some) transaction.delete(path);
      });
    await expect(deleting(paths)).rejects.toThrow('Transaction too big');
    await deleting(paths.slice(1));
    expect(database.all('others')).toHaveLength(1);
  });

  it('writes what several changes of one document come to', async () => {
    const database = new MemoryDatabase(() => NOW);
    await database.transact(async (transaction) => {
      transaction.set('others/a', { n: 1, m: 1 });
      transaction.update('others/a', { n: 2 });
    });
    expect(database.at('others/a')).toEqual({ n: 2, m: 1 });
  });
});
