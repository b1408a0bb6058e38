import { useSyncExternalStore } from 'react';
import type { ScreenWidth } from './column';

const steps = [
  ['wide', '(min-width: 90em)'],
  ['medium', '(min-width: 77.5em)'],
  ['narrow', '(min-width: 40em)'],
] as const;

const queries = () => ('matchMedia' in globalThis ? steps.map(([, query]) => matchMedia(query)) : []);

function subscribe(onChange: () => void) {
  const lists = queries();
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function current(): ScreenWidth {
  const lists = queries();
  if (lists.length === 0) return 'wide';
  return steps[lists.findIndex(({ matches }) => matches)]?.[0] ?? 'small';
}

/** How much room the window gives. */
export const useScreenWidth = () => useSyncExternalStore(subscribe, current);
