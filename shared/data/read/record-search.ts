import type { AppPath, SearchHit, SearchOptions } from '@fm/contract';
import { recordAddress } from '@fm/contract/addresses';
import type { PathOf, RecordKind, Stored } from '@fm/domain/record';
import { searchToken } from '@fm/domain/tokens';
import { groupOf, queryOf } from '../live/query';
import { searchRecords } from './find-records';

/** With several words so many times as many records are read as are wanted: the database looks for one of them. */
const READ_PER_HIT = 4;

/** How records of one kind are found in the search over all areas. */
export interface SearchedKind<R extends object> {
  readonly collection: RecordKind<R>;
  /** They lie below records of another kind, and are looked for below all of these. */
  readonly everywhere?: boolean;
  /** Which come first: a field, and `desc` for the newest. */
  readonly orderBy: PathOf<R> | PathOf<Stored<object>>;
  readonly direction?: 'asc' | 'desc';
  /** Those that what was typed finds by something other than themselves. */
  leavesOut?(record: Stored<R>, query: string): boolean;
  /** What is shown of one; empty parts of the detail are left out. */
  hit(record: Stored<R>): {
    readonly title: string;
    readonly detail: readonly (string | undefined)[];
    readonly state?: string;
    /** Where it is shown; the page of its own where left out. */
    readonly to?: AppPath;
  };
}

/** The `search` of an area's `./search`: records with every word typed, each with its own address. */
export const recordSearch =
  <R extends object>({ collection, everywhere, orderBy, direction, leavesOut, hit }: SearchedKind<R>) =>
  async (query: string, { signal, limit }: SearchOptions): Promise<readonly SearchHit[]> => {
    // Without a word to look for, a query would give the first records there are.
    if (searchToken(query) === undefined) return [];
    const all = everywhere ? groupOf(collection) : queryOf(collection);
    const found = await searchRecords<R>(all.orderBy(orderBy, direction), query, {
      offered: limit,
      lookedThrough: limit * READ_PER_HIT,
    });
    signal.throwIfAborted();
    if (!found.ok) throw new Error(found.failure.message, { cause: found.failure });
    const wanted = found.value.filter((record) => !leavesOut?.(record, query));
    return wanted.map((record) => {
      const { title, detail, state, to } = hit(record);
      const words = detail.filter((part) => part !== undefined && part !== '').join(' · ');
      return {
        id: record.id,
        title,
        to: to ?? recordAddress({ type: collection.type, id: record.id }) ?? '/',
        ...(words !== '' && { detail: words }),
        ...(state !== undefined && { state }),
      };
    });
  };

/** Hits of several kinds, one of each in turn, so that none hides another. */
export const inTurn = (...kinds: readonly (readonly SearchHit[])[]): SearchHit[] =>
  Array.from({ length: Math.max(...kinds.map(({ length }) => length)) }, (_, at) =>
    kinds.map((hits) => hits[at]),
  )
    .flat()
    .filter((hit) => hit !== undefined);
