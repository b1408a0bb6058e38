import { useEffect } from 'react';
import { federation } from '../federation';

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
