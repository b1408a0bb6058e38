import { useStore, Value } from './store';

const outdated = new Value(false);

/** Says whether the server took the last change from a page as old as this one: where it does not, only a reload helps. */
export const tellOutdated = (isOutdated: boolean): void => outdated.set(isOutdated);

/** Whether the server refused a change because this page is too old. */
export const useOutdated = (): boolean => useStore(outdated);
