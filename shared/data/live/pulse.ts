import { onSnapshot } from '@fm/firebase/firestore';
import { QuerySpec } from './query-spec';
import { sharedSource } from './source-cache';

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
