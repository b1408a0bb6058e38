import { useStore } from '@fm/platform';
import { useEffect } from 'react';
import { federation } from '../federation';
import type { RegistryState } from './registry-store';
import type { Update } from './updates';

/** The areas there are, fetched when first asked for. The shell draws its menu from it. */
export function useRegistry(): RegistryState {
  const { registry } = federation();
  useEffect(() => {
    // A failure is in the state.
    registry.load().catch(() => undefined);
  }, [registry]);
  return useStore(registry);
}

/** The host and areas of this page that a reload would bring in another release. */
export function useUpdates(): readonly Update[] {
  const { updates } = federation();
  return useStore(updates);
}

/** How often an open page looks for releases, in milliseconds. */
const POLL_MS = 5 * 60_000;

/** Keeps the areas of an open page up to date: every five minutes, and at once when somebody returns to its tab. */
export function useRegistryWatch(): void {
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') void federation().registry.poll();
    };
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, []);
}
