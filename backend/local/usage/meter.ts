import type { Identity } from '../auth';
import type { Lookup } from '../firestore/access/authorizer';
import type { Path } from '../firestore/names';
import type { Query } from '../firestore/query/query';
import type { Write } from '../firestore/writes/write';
import {
  type ListenChange,
  type ListenStart,
  readsOfAggregation,
  readsOfChange,
  readsOfListen,
  readsOfQuery,
} from './price-list';
import type { Usage } from './usage';

/** Ended listeners that are remembered, for the case that they come back. */
const MAX_ENDED = 1_000;

/** Hears of everything that is read and written, and puts it on somebody's bill. */
export class Meter {
  /** When (ms) somebody's listener to a target was last heard of. */
  private readonly ended = new Map<string, number>();

  constructor(
    private readonly usage: Usage,
    private readonly now: () => number,
  ) {}

  /** One document by its name; a missing one costs the same. */
  get(identity: Identity, path: Path): void {
    this.usage.addReads(identity, 'get', collectionOf(path), 1);
  }

  query(identity: Identity, query: Query, returned: number): void {
    this.usage.addReads(identity, 'query', nameOf(query), readsOfQuery(returned, query.offset));
  }

  /** Counts and sums over `entries` of an index. */
  aggregate(identity: Identity, query: Query, entries: number): void {
    this.usage.addReads(identity, 'aggregate', nameOf(query), readsOfAggregation(entries));
  }

  /** A lookup that puts the other documents it is asked for on the bill of the rules, each once. */
  byRules(identity: Identity, lookup: Lookup, own: ReadonlySet<Path>): Lookup {
    const seen = new Set(own);
    return (path) => {
      if (!seen.has(path)) {
        seen.add(path);
        this.usage.addReads(identity, 'rules', collectionOf(path), 1);
      }
      return lookup(path);
    };
  }

  commit(identity: Identity, writes: readonly Write[]): void {
    const ofKind = (kind: Write['kind']) => writes.filter((write) => write.kind === kind).length;
    this.usage.addWrites(identity, ofKind('update'), ofKind('delete'));
  }

  /** A listener that begins or comes back; `key` tells its target. */
  listen(identity: Identity, key: string, collection: string, start: Omit<ListenStart, 'heardAt'>): void {
    const heardAt = this.ended.get(listenerOf(identity, key));
    const reads = readsOfListen({ ...start, heardAt }, this.now());
    this.usage.addReads(identity, 'listen', collection, reads);
  }

  /** News for `listeners` listeners to one target. */
  change(
    identity: Identity,
    collection: string,
    change: ListenChange,
    wasChanged: (path: Path) => boolean,
    listeners: number,
  ): void {
    this.usage.addReads(identity, 'listen', collection, readsOfChange(change, wasChanged) * listeners, 0);
  }

  /** A listener that ended, or whose connection did. */
  end(identity: Identity, key: string): void {
    const listener = listenerOf(identity, key);
    // Re-inserting keeps the map in order of time: the first is the oldest.
    this.ended.delete(listener);
    this.ended.set(listener, this.now());
    if (this.ended.size > MAX_ENDED) this.ended.delete(this.ended.keys().next().value ?? listener);
  }
}

/** The name of the collection a document lies in. */
export const collectionOf = (path: Path): string => path.split('/').at(-2) ?? path;

/** The name of the collection, or of the group of collections, that a query reads. */
export const nameOf = ({ collectionId }: Query): string => collectionId ?? '*';

const listenerOf = (identity: Identity, key: string): string =>
  `${identity.kind === 'user' ? identity.uid : identity.kind} ${key}`;
