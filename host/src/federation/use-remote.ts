import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FailureKind } from './remote-failure';
import type { RemoteLoader, RemoteState } from './remote-loader';

/** What a lost connection may be behind. */
const LOST: readonly FailureKind[] = ['registry', 'unreachable', 'timeout'];

/**
 * The state of an area for the screen that stands for it; opens it. A failure from before the screen was there is
 * not shown: the area is being tried again already.
 */
export function useRemote(loader: RemoteLoader): RemoteState {
  const state = useSyncExternalStore(loader.subscribe, loader.getSnapshot);
  const [before] = useState(state);
  useEffect(() => {
    loader.keep();
    // The load under way when the screen came is the screen's own: its failure was shown, and is not tried again.
    const failedSince = before.phase === 'loading' && loader.getSnapshot().phase === 'failed';
    if (!failedSince) void loader.open();
  }, [loader, before]);
  useEffect(() => {
    const again = () => {
      const now = loader.getSnapshot();
      if (now.phase === 'failed' && LOST.includes(now.failure.kind)) void loader.retry();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [loader]);
  return state === before && state.phase === 'failed' ? { phase: 'idle' } : state;
}
