import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteLoader, RemoteState } from './remote-loader';

/**
 * The state of an area for the screen that stands for it; opens it. A failure from before the screen was there is
 * not shown: the area is being tried again already.
 */
export function useRemote(loader: RemoteLoader): RemoteState {
  const state = useSyncExternalStore(loader.subscribe, loader.getSnapshot);
  const [before] = useState(state);
  useEffect(() => void loader.open(), [loader]);
  return state === before && state.phase === 'failed' ? { phase: 'idle' } : state;
}
