import type { ByteString } from './byte-string';
import { SortedKeys } from './sorted-keys';
import type { KeyRange, OrderedTable, Storage } from './storage';

/** Tables that live as long as the process: for tests. */
export function memoryStorage(): Storage {
  const tables = new Map<string, OrderedTable>();
  return {
    table: (name) => {
      const table = tables.get(name) ?? memoryTable();
      tables.set(name, table);
      return table;
    },
    transaction: (action) => action(),
    close: async () => tables.clear(),
  };
}

function memoryTable(): OrderedTable {
  const values = new Map<ByteString, string>();
  const sorted = new SortedKeys();
  const keys = (range: KeyRange, reverse = false) =>
    reverse ? sorted.betweenReversed(range) : sorted.between(range);
  return {
    get: (key) => values.get(key),
    put: (key, value) => {
      if (!values.has(key)) sorted.add(key);
      values.set(key, value);
    },
    remove: (key) => {
      if (values.delete(key)) sorted.remove(key);
    },
    keys,
    *entries(range, reverse) {
      for (const key of keys(range, reverse)) yield [key, values.get(key) ?? ''];
    },
    count: (range) => {
      let count = 0;
      for (const _ of keys(range)) count += 1;
      return count;
    },
  };
}
