import { type Count, MOST_COUNTED, type PathOf, type RecordKind } from '@fm/domain/record';
import { count as counted, getAggregateFromServer, sum as summed } from '@fm/firebase/firestore';
import type { DataFailure } from '../failure';
import { onAnyChange } from './any-change';
import { onWritten } from './changes';
import type { LiveSource } from './live-source';
import { type Narrow, specFor } from './query';
import type { QuerySpec } from './query-spec';
import { sharedSource } from './source-cache';
import { useLive } from './use-live';

/** How long changes are gathered before counting again. */
const RECOUNT_MS = 400;

/** A number of records, and the sum of one of their fields where asked for: over those that were counted. */
export interface Total extends Count {
  readonly sum: number;
}

/**
 * Counts on the server, at one read whatever there is: up to 1,000 records. Counts again after this page wrote to the
 * collection, when the window gets the focus, and with `everywhere` within half a minute after anybody changed anything.
 */
export function totalSource(
  spec: QuerySpec,
  sumOf: string | undefined,
  everywhere: boolean,
): LiveSource<Total> {
  return sharedSource<Total>(`total ${sumOf ?? ''} ${everywhere} ${spec.key}`, ({ next, fail }) => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
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
    const stops = [onWritten(spec.path, again), ...(everywhere ? [onAnyChange(again)] : [])];
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
