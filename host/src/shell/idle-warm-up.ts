import { mayPreload, whenIdle } from '@fm/platform';
import { useEffect } from 'react';
import { federation } from '../federation';
import type { MenuItem } from './menu-policy';
import { warmScreen } from './screen-parts';

/** What is open loads first; the rest of the menu only after this long, in milliseconds. */
const SETTLE_MS = 5_000;

/** How many areas may hang: more would be given all connections of the page, and Retry none. */
const MAX_HUNG = 2;

const warm = (path: string): Promise<unknown> =>
  path === '/' ? warmScreen(path) : federation().fetchAhead(path);

/**
 * Fetches what the menu leads to, one entry after the other, while there is nothing else to do. An area that does not
 * arrive is left out, and none runs before somebody means to open it.
 */
export function useIdleWarmUp(menu: readonly MenuItem[]) {
  const paths = menu.map(({ to }) => to).join(' ');
  useEffect(() => {
    if (!mayPreload()) return undefined;
    let cancel = () => {};
    let ended = false;
    let hung = 0;
    const next = ([path, ...rest]: readonly string[]) => {
      if (path === undefined || ended || hung === MAX_HUNG) return;
      cancel = whenIdle(async () => {
        if ((await warm(path)) === false) hung++;
        next(rest);
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
