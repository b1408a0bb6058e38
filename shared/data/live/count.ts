import { type Count, MOST_COUNTED, type PathOf, type RecordKind } from '@fm/domain/record';
import { count as counted, getAggregateFromServer, onSnapshot, sum as summed } from '@fm/firebase/firestore';
import type { DataFailure } from '../failure';
import { onWritten } from './changes';
import type { LiveSource } from './live-source';
import { type Narrow, specFor } from './query';
import { QuerySpec } from './query-spec';
import { sharedSource } from './source-cache';
import { useLive } from './use-live';

/** How long changes are gathered before counting again. */
const RECOUNT_MS = 400;

/**
 * How often changes of others are counted at most: in a company of 500 something changes each second, and each open page
 * would ask each of its figures anew.
 */
const OTHERS_MS = 30_000;

/** A number of records, and the sum of one of their fields where asked for: over those that were counted. */
export interface Total extends Count {
  readonly sum: number;
}

/**
 * Counts on the server, at one read whatever there is: up to 1,000 records. Counts again after this page wrote to the
 * collection, when the window gets the focus, and with `everywhere` when anybody changed anything, at once or within
 * half a minute.
 */
export function totalSource(
  spec: QuerySpec,
  sumOf: string | undefined,
  everywhere: boolean,
): LiveSource<Total> {
  return sharedSource<Total>(`total ${sumOf ?? ''} ${everywhere} ${spec.key}`, ({ next, fail }) => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let othersAt = Number.NEGATIVE_INFINITY;
    const read = async () => {
      timer = undefined;
      try {
        const wanted = sumOf ? { count: counted(), sum: summed(sumOf) } : { count: counted() };
        const data: Partial<Total> = (
          await getAggregateFromServer(spec.unordered(MOST_COUNTED), wanted)
        ).data();
        const { count = 0, sum = 0 } = data;
        if (!ended) next({ count, sum, atLeast: count === MOST_COUNTED });
      } catch (error) {
        if (!ended) fail(error);
      }
    };
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(read, RECOUNT_MS);
    };
    const others = () => {
      if (timer !== undefined) return;
      othersAt = Math.max(Date.now(), othersAt + OTHERS_MS);
      timer = setTimeout(read, othersAt - Date.now() + RECOUNT_MS);
    };
    const stops = [onWritten(spec.path, again), ...(everywhere ? [onPulse(others)] : [])];
    globalThis.addEventListener?.('focus', again);
    void read();
    return () => {
      ended = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.('focus', again);
      for (const stop of stops) stop();
    };
  });
}

const noRetry = () => {};

/** A live number for a card: undefined while it is not known, with what failed if it did. */
export interface LiveTotal {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly total?: Total;
  readonly failure?: DataFailure;
  retry(): void;
}

/**
 * How many records match, and the sum of `sumOf` over them; follows every change anybody makes. Without a kind, loading
 * for ever.
 */
export function useTotal<R extends object>(
  collection: RecordKind<R> | undefined,
  build: Narrow<R>,
  sumOf?: PathOf<R>,
): LiveTotal {
  const source = collection && totalSource(specFor(collection, build), sumOf, true);
  const live = useLive(source);
  const retry = source?.retry ?? noRetry;
  if (live.status === 'ready') return { status: 'ready', total: live.value, retry };
  return { status: live.status, retry, ...(live.status === 'failed' && { failure: live.failure }) };
}

/**
 * Calls `listener` whenever anybody changed anything. Every change writes an entry into `events`, so one listener on
 * the newest entry hears of all of them at one read each.
 */
export function onPulse(listener: () => void): () => void {
  const newest = QuerySpec.of('events').orderBy('at', 'desc');
  const source = sharedSource<string>(`pulse ${newest.key}`, ({ next, fail }) => {
    let last: string | undefined;
    return onSnapshot(
      newest.bounded(1),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const id = docs[0]?.id ?? '';
        // What another list brought into the cache is not the newest of all.
        if (metadata.fromCache || id === last) return;
        last = id;
        next(id);
      },
      fail,
    );
  });
  let first = source.getSnapshot().status !== 'ready';
  return source.subscribe(() => {
    // The entry that was there before is not a change.
    if (!first) listener();
    first = false;
  });
}
