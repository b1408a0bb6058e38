import { useEffect } from 'react';
import { warmHostScreen } from '../app/host-parts';
import { warmPath } from '../federation';
import type { MenuItem } from './menu-policy';

/** What is open loads first; the rest of the menu only after this long, in milliseconds. */
const SETTLE_MS = 5_000;

/** The Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function mayPreload(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

const whenIdle = (work: () => void) => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
};

const warm = (path: string): Promise<unknown> => (path === '/' ? warmHostScreen(path) : warmPath(path));

/**
 * Loads what the menu leads to, one entry after the other, while there is nothing else to do. Ends at the first area
 * that does not arrive: a server that hangs would be given all connections of the page, and Retry none.
 */
export function useIdleWarmUp(menu: readonly MenuItem[]) {
  const paths = menu.map(({ to }) => to).join(' ');
  useEffect(() => {
    if (!mayPreload()) return undefined;
    let cancel = () => {};
    let ended = false;
    const next = ([path, ...rest]: readonly string[]) => {
      if (path === undefined || ended) return;
      cancel = whenIdle(async () => {
        if ((await warm(path)) !== false) next(rest);
      });
    };
    const timer = setTimeout(() => next(paths.split(' ')), SETTLE_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
      cancel();
    };
  }, [paths]);
}
