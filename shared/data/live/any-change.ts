import { getDocs } from '@fm/firebase/firestore';
import { QuerySpec } from './query-spec';
import { sharedSource } from './source-cache';

/** How often a page in view asks whether anybody changed anything, in milliseconds. */
export const ASK_MS = 30_000;

/**
 * Calls `listener` within half a minute after anybody changed anything. Every change writes an entry into `events`; the
 * newest is asked for again and again, at one read. A listener on it would be told of each entry: in a company of 500
 * that is one read a second for every page. Pages out of view do not ask, and ask at once when they are seen again.
 */
export function onAnyChange(listener: () => void): () => void {
  const newest = QuerySpec.of('events').orderBy('at', 'desc');
  const source = sharedSource<string>(`any change ${newest.key}`, ({ next }) => {
    let ended = false;
    let last: string | undefined;
    const ask = async () => {
      if (isOutOfView()) return;
      // What cannot be asked now is asked again: the numbers that hang on it tell for themselves that they failed.
      const answer = await getDocs(newest.bounded(1)).catch(() => undefined);
      // What another list brought into the cache is not the newest of all.
      if (ended || !answer || answer.metadata.fromCache) return;
      const id = answer.docs[0]?.id ?? '';
      if (id !== last) next(id);
      last = id;
    };
    const timer = setInterval(ask, ASK_MS);
    globalThis.document?.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      ended = true;
      clearInterval(timer);
      globalThis.document?.removeEventListener('visibilitychange', ask);
    };
  });
  let first = source.getSnapshot().status !== 'ready';
  return source.subscribe(() => {
    // The entry that was there before is not a change.
    if (!first) listener();
    first = false;
  });
}

const isOutOfView = () => globalThis.document?.visibilityState === 'hidden';
