import { type ByteString, readUnsigned, unsigned } from '../../store/byte-string';
import type { Micros } from '../../store/commit-clock';
import type { OrderedTable, Storage } from '../../store/storage';
import type { Path } from '../names';
import type { DocumentChange } from './document';

const KEPT_COMMITS = 20_000;
const PRUNE_EVERY = 1_000;
const TIME_BYTES = 8;
const SINCE = 'complete-since';
const LAST = 'last-commit';

/**
 * Which documents each of the last commits touched, deleted ones included: what a client that comes back with a
 * token has missed.
 */
export class ChangeLog {
  private readonly commits: OrderedTable;
  private readonly meta: OrderedTable;
  private length: number;

  constructor(storage: Storage) {
    this.commits = storage.table('commits');
    this.meta = storage.table('meta');
    this.length = this.commits.count({});
  }

  /** Time of the newest commit; 0 in a new database. */
  get lastCommit(): Micros {
    return Number(this.meta.get(LAST) ?? 0);
  }

  /** From when on nothing is missing. */
  get completeSince(): Micros {
    return Number(this.meta.get(SINCE) ?? 0);
  }

  /** Sets the beginning of a new database. Only inside a transaction. */
  begin(time: Micros): void {
    this.meta.put(SINCE, String(time));
    this.meta.put(LAST, String(time));
  }

  /** Only inside a transaction. */
  append(time: Micros, changes: readonly DocumentChange[]): void {
    this.commits.put(timeKey(time), JSON.stringify(changes.map(({ path }) => path)));
    this.meta.put(LAST, String(time));
    this.length += 1;
    if (this.length > KEPT_COMMITS + PRUNE_EVERY) this.prune();
  }

  /** Paths touched after a time; undefined when that is not known any more. */
  since(time: Micros): ReadonlySet<Path> | undefined {
    if (time < this.completeSince) return undefined;
    const paths = new Set<Path>();
    for (const [, text] of this.commits.entries({ from: timeKey(time + 1) })) {
      for (const path of JSON.parse(text) as Path[]) paths.add(path);
    }
    return paths;
  }

  private prune(): void {
    const surplus = this.length - KEPT_COMMITS;
    const old: ByteString[] = [];
    for (const key of this.commits.keys({})) {
      if (old.length === surplus) break;
      old.push(key);
    }
    for (const key of old) this.commits.remove(key);
    this.length -= old.length;
    this.meta.put(SINCE, String(readUnsigned(old.at(-1) ?? timeKey(0))));
  }
}

const timeKey = (time: Micros): ByteString => unsigned(time, TIME_BYTES);
