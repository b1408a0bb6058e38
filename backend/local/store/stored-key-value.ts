import { utf8 } from './byte-string';
import type { KeyValue } from './key-value';
import type { Storage } from './storage';

/** A table of JSON values in a storage; a value is as durable as the storage when `put` resolves. */
export function storedKeyValue(storage: Storage, name: string): KeyValue {
  const table = storage.table(name);
  return {
    get: (key) => {
      const text = table.get(utf8(key));
      return text === undefined ? undefined : JSON.parse(text);
    },
    put: async (key, value) => storage.transaction(() => table.put(utf8(key), JSON.stringify(value))),
    remove: async (key) => storage.transaction(() => table.remove(utf8(key))),
    *entries() {
      for (const [key, text] of table.entries({})) {
        yield [Buffer.from(key, 'latin1').toString('utf8'), JSON.parse(text)];
      }
    },
  };
}
