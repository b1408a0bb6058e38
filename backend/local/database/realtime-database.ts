import type { Storage } from '../store/storage';
import { StoredTree } from './stored-tree';
import { InvalidRequest } from './tree/invalid-request';
import { at, type Path, PRIORITY, type Tree, withAt } from './tree/node';
import { isWithin } from './tree/path';
import { readValue } from './tree/read-value';
import { toJson } from './tree/to-json';

/** One place of a write, and the JSON to put there. */
export interface Put {
  readonly path: Path;
  readonly json: unknown;
}

/** What a write would do. */
export interface Change {
  readonly before: Tree;
  readonly after: Tree;
  /** Where it writes; each without `.priority` at its end. */
  readonly paths: readonly Path[];
  /** Milliseconds since 1970, the same for every server value and rule of the write. */
  readonly now: number;
}

type Listener = (change: Change) => void;

/** The tree of the Realtime Database: one writer at a time, stored before anybody hears of a write. */
export class RealtimeDatabase {
  private tree: Tree;
  private readonly stored: StoredTree;
  private readonly listeners = new Set<Listener>();

  constructor(
    storage: Storage,
    readonly now: () => number,
  ) {
    this.stored = new StoredTree(storage);
    this.tree = this.stored.read();
  }

  get root(): Tree {
    return this.tree;
  }

  /** What writing all of `puts` at once would do. Throws an InvalidRequest for what cannot be kept. */
  plan(puts: readonly Put[]): Change {
    const now = this.now();
    const before = this.tree;
    let after = before;
    for (const { path, json } of puts) {
      const value = readValue(json, { now, before: at(before, path) }, path);
      after = withAt(after, path, value);
    }
    const paths = puts.map(({ path }) => (path.at(-1) === PRIORITY ? path.slice(0, -1) : path));
    return { before, after, paths, now };
  }

  /** Carries out what was planned just now; it is stored when this returns, and listeners have been told. */
  commit(change: Change): void {
    if (change.before !== this.tree) throw new Error('The plan is not of what is there now.');
    this.stored.write(change);
    this.tree = change.after;
    for (const listener of this.listeners) listener(change);
  }

  /** Tells of every change from now on, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The places of a merge: its keys may be paths, none within another. Throws an InvalidRequest otherwise. */
export function putsOfMerge(path: Path, json: unknown, read: (text: string) => Path): Put[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InvalidRequest('An update is an object of keys and values.');
  }
  const puts = Object.entries(json).map(([key, value]) => ({ path: [...path, ...read(key)], json: value }));
  const written = new Set(puts.map((put) => put.path.join('/')));
  const isBelowAnother = ({ path: place }: Put) =>
    place.some((_, depth) => depth > 0 && written.has(place.slice(0, depth).join('/')));
  if (written.size < puts.length || puts.some(isBelowAnother)) {
    throw new InvalidRequest('An update writes no place twice.');
  }
  return puts;
}

/** A push that brings a listener of all at `path` up to date; undefined when the change does not concern it. */
export function pushOf(
  change: Change,
  path: Path,
): { action: 'd' | 'm'; path: Path; data: unknown } | undefined {
  const now = at(change.after, path);
  if (now === at(change.before, path)) return undefined;
  if (change.paths.some((written) => isWithin(path, written)))
    return { action: 'd', path, data: toJson(now) };
  const below = change.paths.filter((written) => isWithin(written, path));
  const [only] = below;
  if (only && below.length === 1) return { action: 'd', path: only, data: toJson(at(change.after, only)) };
  const entries = below.map((written) => [
    written.slice(path.length).join('/'),
    toJson(at(change.after, written)),
  ]);
  return { action: 'm', path, data: Object.fromEntries(entries) };
}
