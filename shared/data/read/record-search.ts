import type { AppPath, SearchHit, SearchOptions } from '@fm/contract';
import { entityAddress } from '@fm/domain/entity';
import type { RecordKind, Stored } from '@fm/domain/record';
import { searchToken } from '@fm/domain/tokens';
import { searchRecords } from './find-records';

/** With several words so many times as many records are read as are wanted: the database looks for one of them. */
const READ_PER_HIT = 4;

/** How records of one kind are found in the search over all areas. */
export interface SearchedKind<R extends object> {
  readonly collection: RecordKind<R>;
  /** Which come first: a field, and `desc` for the newest. */
  readonly orderBy: string;
  readonly direction?: 'asc' | 'desc';
  /** What is shown of one; empty parts of the detail are left out. */
  hit(record: Stored<R>): {
    readonly title: string;
    readonly detail: readonly (string | undefined)[];
    readonly state?: string;
  };
}

/** The `search` of an area's `./search`: records with every word typed, each with its own address. */
export const recordSearch =
  <R extends object>({ collection, orderBy, direction, hit }: SearchedKind<R>) =>
  async (query: string, { signal, limit }: SearchOptions): Promise<readonly SearchHit[]> => {
    // Without a word to look for, a query would give the first records there are.
    if (searchToken(query) === undefined) return [];
    const found = await searchRecords(collection, query, (spec) => spec.orderBy(orderBy, direction), {
      offered: limit,
      lookedThrough: limit * READ_PER_HIT,
    });
    signal.throwIfAborted();
    if (!found.ok) throw new Error(found.failure.message, { cause: found.failure });
    return found.value.map((record) => {
      const { title, detail, state } = hit(record);
      const words = detail.filter((part) => part !== undefined && part !== '').join(' · ');
      return {
        id: record.id,
        title,
        to: entityAddress({ type: collection.type, id: record.id }) as AppPath,
        ...(words !== '' && { detail: words }),
        ...(state !== undefined && { state }),
      };
    });
  };
