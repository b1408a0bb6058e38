import { useSyncExternalStore } from 'react';
import { federation } from './federation';
import type { Update } from './updates';

/** The host and areas of this page that a reload would bring in another release. */
export function useUpdates(): readonly Update[] {
  const { updates } = federation();
  return useSyncExternalStore(updates.subscribe, updates.getSnapshot);
}
