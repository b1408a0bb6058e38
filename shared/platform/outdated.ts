import { useStore, Value } from './store';

const outdated = new Value(false);

/** Says that the server no longer takes changes from a page as old as this one: only a reload helps. */
export const tellOutdated = (): void => outdated.set(true);

/** Whether the server refused a change because this page is too old. */
export const useOutdated = (): boolean => useStore(outdated);
