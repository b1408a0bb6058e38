import { useStore } from '@fm/platform';
import { federation } from '../federation';
import type { Update } from './updates';

/** The host and areas of this page that a reload would bring in another release. */
export function useUpdates(): readonly Update[] {
  const { updates } = federation();
  return useStore(updates);
}
