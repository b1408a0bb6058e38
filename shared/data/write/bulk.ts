import type { Actor } from '@fm/domain/record';
import type { GivenNumbers, Unit } from '@fm/workflows/unit';
import type { DataFailure } from '../failure';
import { commitTogether } from './commit';
import { pause } from './pause';

/** Records changed by one commit: below what the security rules look at for one. */
const CHUNK = 15;

/** Refusals in a row after which the server is taken by its word: the role may have changed meanwhile. */
const MOST_REFUSALS = 3;

/** Pauses before a commit is tried again that the server did not answer: together two minutes. */
const PAUSES_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000];

/** How far a change of many records has come. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
  /** Why it does not go on at the moment; it does so by itself. */
  readonly waiting?: string | undefined;
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
  /** What to do once for all items of a commit, before anything is done to one of them. */
  readonly prepare?: ((unit: Unit, items: readonly Item[]) => void) | undefined;
  readonly onProgress?: ((progress: BulkProgress) => void) | undefined;
  /** Ends it after the commit under way. */
  readonly signal?: AbortSignal | undefined;
  /** Items in one commit, where each changes more than one record or takes a number: 15 when left out. */
  readonly size?: number | undefined;
  /** How long to wait before each further try where the server cannot be reached; two minutes in all when left out. */
  readonly pauses?: readonly number[] | undefined;
}

/** Failures that are about one record: the next may well work out. */
const OF_ONE: readonly DataFailure['kind'][] = ['invalid', 'conflict', 'missing', 'refused'];

/** Failures that pass, in the words of somebody who waits. */
const OF_NOW: Readonly<Partial<Record<DataFailure['kind'], string>>> = {
  unreachable: 'The server cannot be reached.',
  unconfirmed: 'The server did not answer in time.',
  quota: 'The server is busy.',
};

/**
 * Changes many records in commits of 15. Where one of them cannot be changed, the others of its commit are changed one
 * by one. Where the server cannot be reached it waits and goes on; where that lasts, or the server refuses one after the
 * other, it ends and says what is left.
 */
export async function changeMany<Item>(
  actor: Actor,
  items: readonly Item[],
  { each, prepare, onProgress, signal, size = CHUNK, pauses = PAUSES_MS }: BulkOptions<Item>,
): Promise<BulkResult<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; failure: DataFailure }[] = [];
  const queue = chunksOf(items, size);
  const given: GivenNumbers = new Map();
  let refusals = 0;
  let pausesLeft = [...pauses];
  const tell = (waiting?: string) =>
    onProgress?.({ done: done.length + failed.length, total: items.length, ...(waiting && { waiting }) });
  tell();
  for (let chunk = queue.shift(); chunk; chunk = queue.shift()) {
    if (signal?.aborted) return { done, failed, left: [chunk, ...queue].flat() };
    const some = chunk;
    const work = async (unit: Unit) => {
      prepare?.(unit, some);
      await Promise.all(some.map((item) => each(unit, item)));
    };
    const outcome = await commitTogether(actor, work, { given });
    if (outcome.ok) {
      done.push(...some);
      refusals = 0;
      pausesLeft = [...pauses];
      tell();
      continue;
    }
    const { failure } = outcome;
    const passing = OF_NOW[failure.kind];
    const wait = passing && pausesLeft.shift();
    refusals = failure.kind === 'refused' ? refusals + 1 : 0;
    if (wait) {
      queue.unshift(some);
      tell(passing);
      await pause(wait, signal);
      continue;
    }
    if (!OF_ONE.includes(failure.kind) || refusals > MOST_REFUSALS)
      return { done, failed, left: [some, ...queue].flat(), failure };
    if (some.length > 1) queue.unshift(...chunksOf(some, 1));
    else failed.push(...some.map((item) => ({ item, failure })));
    tell();
  }
  return { done, failed, left: [] };
}

const chunksOf = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
