import type { Actor } from '@fm/domain/record';
import type { DataFailure } from '../failure';
import { commitTogether } from './commit';
import type { Unit } from './unit';

/** Records changed by one commit: below what the security rules look at for one. */
const CHUNK = 15;

/** How far a change of many records has come. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** What became of a change of many records: always told in full, also where it ended half-way. */
export interface BulkResult<Item> {
  /** Items whose change is stored. */
  readonly done: readonly Item[];
  /** Items that could not be changed, each with why. */
  readonly failed: readonly { readonly item: Item; readonly failure: DataFailure }[];
  /** Items nobody got to, because it was stopped or the server could not be reached. */
  readonly left: readonly Item[];
  /** Why the rest was not tried; undefined where all were, or somebody stopped it. */
  readonly failure?: DataFailure | undefined;
}

export interface BulkOptions<Item> {
  /** What to do to one item. Runs again for an item whose commit is tried again. */
  readonly each: (unit: Unit, item: Item) => Promise<void>;
  readonly onProgress?: ((progress: BulkProgress) => void) | undefined;
  /** Ends it after the commit under way. */
  readonly signal?: AbortSignal | undefined;
  /** Items in one commit, where each changes more than one record or takes a number: 15 when left out. */
  readonly size?: number | undefined;
}

/** Failures that are about one record: the next may well work out. */
const OF_ONE: readonly DataFailure['kind'][] = ['invalid', 'conflict', 'missing'];

/**
 * Changes many records in commits of 15. Where one of them cannot be changed, the others of its commit are changed one
 * by one; where the server cannot be reached or refuses, it ends and says what is left.
 */
export async function changeMany<Item>(
  actor: Actor,
  items: readonly Item[],
  { each, onProgress, signal, size = CHUNK }: BulkOptions<Item>,
): Promise<BulkResult<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; failure: DataFailure }[] = [];
  const queue = chunksOf(items, size);
  onProgress?.({ done: 0, total: items.length });
  for (let chunk = queue.shift(); chunk; chunk = queue.shift()) {
    if (signal?.aborted) return { done, failed, left: [chunk, ...queue].flat() };
    const some = chunk;
    const outcome = await commitTogether(actor, async (unit) => {
      for (const item of some) await each(unit, item);
    });
    if (outcome.ok) done.push(...some);
    else if (!OF_ONE.includes(outcome.failure.kind))
      return { done, failed, left: [some, ...queue].flat(), failure: outcome.failure };
    else if (some.length > 1) queue.unshift(...chunksOf(some, 1));
    else failed.push(...some.map((item) => ({ item, failure: outcome.failure })));
    onProgress?.({ done: done.length + failed.length, total: items.length });
  }
  return { done, failed, left: [] };
}

const chunksOf = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
