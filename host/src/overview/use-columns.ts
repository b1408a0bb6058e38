import { useSyncExternalStore } from 'react';

/** From these widths of the window on there is room for two and three columns of cards beside the side menu. */
const QUERIES = ['(min-width: 1060px)', '(min-width: 1640px)'] as const;

const count = () => 1 + QUERIES.filter((query) => window.matchMedia(query).matches).length;

function subscribe(listener: () => void) {
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

/** How many columns of cards fit. Columns and not one grid: a short card beside a long one would leave a hole. */
export const useColumns = (): number => useSyncExternalStore(subscribe, count);
