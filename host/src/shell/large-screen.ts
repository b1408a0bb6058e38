import { useSyncExternalStore } from 'react';

/** From this width on there is room for the side menu beside the page; the stylesheets use the same number. */
const LARGE = '(min-width: 960px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(LARGE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the side menu stands beside the page; otherwise it is in the drawer. */
export const useLargeScreen = () => useSyncExternalStore(subscribe, () => window.matchMedia(LARGE).matches);
