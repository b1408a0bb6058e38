import { mkdirSync, statfsSync } from 'node:fs';
import { type Database, open } from 'lmdb';
import type { ByteString } from './byte-string';
import { DiskFullError } from './disk-full';
import type { KeyRange, OrderedTable, Storage } from './storage';

// Pages of 8 KiB allow keys of 4,026 bytes: an index key holds a path and values.
const PAGE_BYTES = 8192;
const MAX_TABLES = 16;
// Address space, not disk: a map that grows would be mapped a second time beside the old one.
const MAP_BYTES = 16 * 1024 ** 3;
// With less the library opens its files and is killed when it maps them.
const MIN_FREE_BYTES = 128 * 1024;

/** What LMDB calls a full disk, by the number of the system's error; one that fills up while it writes is the second. */
const NO_SPACE = 28;
const INPUT_OUTPUT = 5;

function hasRoom(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** Does `work` on the files in `directory`. Throws a DiskFullError when there is no room for it. */
function onDisk<T>(directory: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    const full = code === NO_SPACE || (code === INPUT_OUTPUT && !hasRoom(directory));
    throw full ? new DiskFullError(directory) : error;
  }
}

/**
 * Tables in one LMDB file in `directory`, which is made when missing. A transaction is on disk when it returns. Throws
 * a DiskFullError, here or in a transaction, where there is no room.
 */
export function diskStorage(directory: string): Storage {
  mkdirSync(directory, { recursive: true });
  if (!hasRoom(directory)) throw new DiskFullError(directory);
  const root = onDisk(directory, () =>
    open<string, Buffer>({
      path: directory,
      // Left to itself, the library takes a name with a dot for that of a file.
      noSubdir: false,
      pageSize: PAGE_BYTES,
      maxDbs: MAX_TABLES,
      mapSize: MAP_BYTES,
      keyEncoding: 'binary',
      encoding: 'string',
    }),
  );
  const tables = new Map<string, OrderedTable>();
  return {
    table: (name) => {
      const table =
        tables.get(name) ??
        onDisk(directory, () =>
          diskTable(root.openDB<string, Buffer>(name, { keyEncoding: 'binary', encoding: 'string' })),
        );
      tables.set(name, table);
      return table;
    },
    transaction: (action) => onDisk(directory, () => root.transactionSync(action)),
    close: () => root.close(),
  };
}

function diskTable(database: Database<string, Buffer>): OrderedTable {
  return {
    get: (key) => database.get(buffer(key)),
    put: (key, value) => database.putSync(buffer(key), value),
    remove: (key) => {
      database.removeSync(buffer(key));
    },
    *keys(range, reverse) {
      if (isEmpty(range)) return;
      for (const key of database.getKeys(options(range, reverse))) yield key.toString('latin1');
    },
    *entries(range, reverse) {
      if (isEmpty(range)) return;
      for (const { key, value } of database.getRange(options(range, reverse))) {
        yield [key.toString('latin1'), value];
      }
    },
    count: (range) => (isEmpty(range) ? 0 : database.getKeysCount(options(range))),
  };
}

const buffer = (key: ByteString): Buffer => Buffer.from(key, 'latin1');

const isEmpty = ({ from, to }: KeyRange): boolean => from !== undefined && to !== undefined && from >= to;

// Without an end of its own a reversed scan of the library leaves this key out.
const FIRST_KEY = '\0';

/** A reversed scan starts just below `to` and still includes `from`. */
function options({ from, to }: KeyRange, reverse = false) {
  const high = to === undefined ? undefined : buffer(to);
  if (reverse) {
    const below = high ? { start: high, exclusiveStart: true } : {};
    return { reverse, ...below, end: buffer(from || FIRST_KEY), inclusiveEnd: true };
  }
  return { ...(from ? { start: buffer(from) } : {}), ...(high ? { end: high } : {}) };
}
