import { useSyncExternalStore } from 'react';
import { federation } from './federation';
import type { AreaUpdate } from './updates';

/** Areas of this page that a reload would bring in another release. */
export function useUpdates(): readonly AreaUpdate[] {
  const { updates } = federation();
  return useSyncExternalStore(updates.subscribe, updates.getSnapshot);
}
