import { useReaderRole } from '@fm/platform';
import { useSyncExternalStore } from 'react';
import type { Live, LiveSource } from './live-source';

const nothing = () => () => {};
const loading: Live<never> = { status: 'loading' };
const stillLoading = () => loading;

/** What a shared source knows now; without a source, loading for ever. */
export function useLive<T>(source: LiveSource<T> | undefined): Live<T> {
  useReaderRole();
  return useSyncExternalStore<Live<T>>(source?.subscribe ?? nothing, source?.getSnapshot ?? stillLoading);
}
