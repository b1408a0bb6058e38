import { useSyncExternalStore } from 'react';

let outdated = false;
const listeners = new Set<() => void>();

/** Says that the server no longer takes changes from a page as old as this one: only a reload helps. */
export function tellOutdated(): void {
  outdated = true;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the server refused a change because this page is too old. */
export const useOutdated = (): boolean => useSyncExternalStore(subscribe, () => outdated);
