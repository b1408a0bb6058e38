import { memoryStorage } from '../../store/memory-storage';
import type { OrderedTable, Storage } from '../../store/storage';
import { Database } from '../database';
import { LiveTargets } from '../live/live-targets';
import { parseTarget } from '../live/target';
import { Names } from '../names';
import type { Write } from '../writes/write';
import { parseQuery } from './parse-query';
import { countQuery, runQuery } from './run-query';

const COUNT = 20_000;
const names = new Names('demo');

let touched = 0;
/** A table that counts what is read from it and written to it. */
const counting = (table: OrderedTable): OrderedTable => ({
  get: (key) => {
    touched += 1;
    return table.get(key);
  },
  put: (key, value) => {
    touched += 1;
    table.put(key, value);
  },
  remove: (key) => {
    touched += 1;
    table.remove(key);
  },
  *keys(range, reverse) {
    for (const key of table.keys(range, reverse)) {
      touched += 1;
      yield key;
    }
  },
  *entries(range, reverse) {
    for (const entry of table.entries(range, reverse)) {
      touched += 1;
      yield entry;
    }
  },
  count: (range) => table.count(range),
});

const set = (number: number, open: boolean): Write => ({
  kind: 'update',
  path: `tasks/t${number}`,
  fields: {
    open: { booleanValue: open },
    rank: { integerValue: String(number) },
    tags: { arrayValue: { values: [{ stringValue: `tag${number % 100}` }] } },
  },
  transforms: [],
});

const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const from = [{ collectionId: 'tasks' }];
const OPEN = {
  from,
  where: filter('open', 'EQUAL', { booleanValue: true }),
  orderBy: [{ field: { fieldPath: 'rank' }, direction: 'DESCENDING' }],
  limit: 50,
};

let database: Database;
const commit = (...writes: readonly Write[]) => database.apply(database.prepare(writes));
/** Entries touched by `action`. */
function costOf(action: () => unknown): number {
  touched = 0;
  action();
  return touched;
}

beforeAll(() => {
  const memory = memoryStorage();
  const storage: Storage = { ...memory, table: (name) => counting(memory.table(name)) };
  database = new Database(storage, names, Date.now);
  for (let first = 0; first < COUNT; first += 500) {
    commit(...Array.from({ length: 500 }, (_, index) => set(first + index, index % 2 === 0)));
  }
});

describe('in a collection of 20,000 documents', () => {
  it.each([
    ['a filter with an order', OPEN],
    ['the next page of it', { ...OPEN, startAt: { values: [{ integerValue: '9000' }], before: false } }],
    ['a range', { from, where: filter('rank', 'GREATER_THAN', { integerValue: '15000' }), limit: 50 }],
    ['an array', { ...OPEN, where: filter('tags', 'ARRAY_CONTAINS', { stringValue: 'tag7' }) }],
    [
      'alternatives',
      {
        ...OPEN,
        where: filter('rank', 'IN', {
          arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] },
        }),
      },
    ],
    ['no filter', { from, limit: 50 }],
  ])('the cost of a query with %s follows its 50 documents', (_, structured) => {
    const query = parseQuery('', structured);
    runQuery(query, database);
    expect(costOf(() => runQuery(query, database))).toBeLessThan(150);
  });

  it('a count looks at no document', () => {
    const { limit: _, ...all } = OPEN;
    countQuery(parseQuery('', all), database);
    expect(costOf(() => expect(countQuery(parseQuery('', all), database)).toBe(COUNT / 2))).toBe(0);
    expect(costOf(() => expect(countQuery(parseQuery('', { from }), database)).toBe(COUNT))).toBeLessThan(5);
  });

  it('a count of alternatives looks at no document either, and at no more entries than it counts', () => {
    const values = [{ booleanValue: true }, { booleanValue: false }];
    const either = { from, where: filter('open', 'IN', { arrayValue: { values } }), limit: 1_000 };
    countQuery(parseQuery('', either), database);
    expect(costOf(() => expect(countQuery(parseQuery('', either), database)).toBe(1_000))).toBe(1_000);
  });

  it('a count of alternatives counts once what several of them have', () => {
    // All of them are closed.
    const tagged = filter('tags', 'ARRAY_CONTAINS', { stringValue: 'tag7' });
    const closed = filter('open', 'EQUAL', { booleanValue: false });
    const where = { compositeFilter: { op: 'OR', filters: [tagged, closed] } };
    expect(countQuery(parseQuery('', { from, where, offset: 10 }), database)).toBe(COUNT / 2 - 10);
  });

  it('a commit costs its document and its entries, listeners included', () => {
    const targets = new LiveTargets(database);
    const parent = names.nameOf('');
    const heard: string[] = [];
    const { limit: _, ...unlimited } = OPEN;
    for (const [targetId, structuredQuery] of [OPEN, unlimited].entries()) {
      const request = parseTarget({ query: { parent, structuredQuery }, targetId }, names);
      targets.listen(request, (__, diffs) => heard.push(...diffs.keys()));
    }
    expect(costOf(() => commit(set(COUNT - 2, false)))).toBeLessThan(200);
    expect(heard).toHaveLength(2);
    expect(costOf(() => commit(set(10, false)))).toBeLessThan(50);
    expect(heard).toHaveLength(3);
  });
});
