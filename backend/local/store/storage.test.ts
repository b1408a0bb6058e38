import fs, { mkdtempSync, rmSync, type StatsFs } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { toStatusError } from '../firestore/status';
import { diskStorage } from './disk-storage';
import { memoryStorage } from './memory-storage';
import type { OrderedTable, Storage } from './storage';
import { storedKeyValue } from './stored-key-value';

const directories: string[] = [];
const temporary = () => {
  const directory = mkdtempSync(join(tmpdir(), 'storage-'));
  directories.push(directory);
  return directory;
};
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

describe('a full disk killed the process or dumped a stack', () => {
  const full = { bavail: 3, bsize: 4096 } as StatsFs;

  afterEach(() => jest.restoreAllMocks());

  it('is told before the library opens its files', () => {
    jest.spyOn(fs, 'statfsSync').mockReturnValue(full);
    expect(() => diskStorage(temporary())).toThrow(/^ENOSPC: no space left on device for .*storage-/);
  });

  it.each([28, 5])('is told of a transaction too (error %i), in one line and to clients', async (code) => {
    const directory = temporary();
    const storage = diskStorage(directory);
    jest.spyOn(fs, 'statfsSync').mockReturnValue(full);
    const noRoom = () => {
      throw Object.assign(new Error('Refused'), { code });
    };
    const error: unknown = await (async () => storage.transaction(noRoom))().catch(
      (thrown: unknown) => thrown,
    );
    await storage.close();
    expect(error).toMatchObject({ message: `ENOSPC: no space left on device for ${directory}` });
    expect((error as Error).stack).toBe((error as Error).message);
    expect(toStatusError(error)).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  });
});

describe.each([
  ['memory', memoryStorage],
  ['disk', () => diskStorage(temporary())],
])('a storage in %s', (_, open) => {
  let storage: Storage;
  let table: OrderedTable;
  beforeEach(() => {
    storage = open();
    table = storage.table('t');
  });
  afterEach(() => storage.close());

  const put = (...keys: string[]) =>
    storage.transaction(() => {
      for (const key of keys) table.put(key, `value of ${key}`);
    });

  it('keeps keys in the order of their bytes, ends included and excluded as said', () => {
    put('b', 'a', '\xff', 'a\0', '\0', 'ab', '\x80');
    expect([...table.keys({})]).toEqual(['\0', 'a', 'a\0', 'ab', 'b', '\x80', '\xff']);
    expect([...table.keys({ from: 'a', to: 'b' })]).toEqual(['a', 'a\0', 'ab']);
    expect([...table.keys({ from: 'a', to: 'b' }, true)]).toEqual(['ab', 'a\0', 'a']);
    expect([...table.keys({ to: 'a' }, true)]).toEqual(['\0']);
    expect([...table.keys({ from: '\x80' }, true)]).toEqual(['\xff', '\x80']);
    expect([...table.keys({ from: 'b', to: 'a' })]).toEqual([]);
    expect(table.count({ from: 'a', to: 'b' })).toBe(3);
    expect([...table.entries({ from: 'b', to: 'c' })]).toEqual([['b', 'value of b']]);
  });

  it('holds what a list of operations leaves', () => {
    const key = fc.string({ unit: fc.constantFrom('a', 'b', '\xfe'), minLength: 1, maxLength: 4 });
    const operation = fc.tuple(fc.boolean(), key);
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), key, key, (operations, from, to) => {
        const left = new Map<string, string>();
        const each = storage.table('property');
        storage.transaction(() => {
          for (const old of [...each.keys({})]) each.remove(old);
          for (const [adds, name] of operations) {
            if (adds) each.put(name, name);
            else each.remove(name);
            if (adds) left.set(name, name);
            else left.delete(name);
          }
        });
        const sorted = [...left.keys()].sort();
        const inside = sorted.filter((name) => name >= from && name < to);
        expect([...each.keys({})]).toEqual(sorted);
        expect([...each.keys({ from, to })]).toEqual(inside);
        expect([...each.keys({ from, to }, true)]).toEqual(inside.reverse());
      }),
      { numRuns: 60 },
    );
  });

  it('keeps thousands of keys apart', () => {
    const keys = Array.from({ length: 5000 }, (__, index) => String((index * 7919) % 5000).padStart(4, '0'));
    put(...keys);
    storage.transaction(() => {
      for (const key of keys) if (Number(key) % 2 === 0) table.remove(key);
    });
    expect([...table.keys({})]).toEqual(keys.filter((key) => Number(key) % 2 === 1).sort());
    expect(table.get('0001')).toBe('value of 0001');
    expect(table.get('0002')).toBeUndefined();
  });

  it('serves as a table of JSON values under any names', async () => {
    const values = storedKeyValue(storage, 'values');
    await values.put('größe 😀', { a: [1, null] });
    await values.put('x', 'y');
    await values.remove('x');
    expect(values.get('größe 😀')).toEqual({ a: [1, null] });
    expect(values.get('x')).toBeUndefined();
    expect([...values.entries()]).toEqual([['größe 😀', { a: [1, null] }]]);
  });
});

it('a storage on disk is there again after it was closed', async () => {
  const directory = temporary();
  const first = diskStorage(directory);
  first.transaction(() => first.table('t').put('key', 'value '.repeat(100)));
  await first.close();
  const second = diskStorage(directory);
  expect(second.table('t').get('key')).toBe('value '.repeat(100));
  await second.close();
});

it('a folder with a dot in its name was taken for a file', async () => {
  const directory = mkdtempSync(join(temporary(), 'data.v2.'));
  const storage = diskStorage(directory);
  storage.transaction(() => storage.table('t').put('key', 'value'));
  expect(storage.table('t').get('key')).toBe('value');
  await storage.close();
});
