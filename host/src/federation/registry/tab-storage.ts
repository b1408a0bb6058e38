/** What is kept for the life of a tab; undefined where the browser keeps nothing. */
export function storageOfTab(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps words under a name until the tab goes; none take the name away. */
export function keepForTab(storage: Storage | undefined, key: string, words: readonly string[]): void {
  try {
    if (words.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, words.join(' '));
  } catch {
    // Full: it holds until the page is loaded anew.
  }
}

/** The words that this tab keeps under a name. */
export const keptForTab = (storage: Storage | undefined, key: string): readonly string[] =>
  (storage?.getItem(key) ?? '').split(' ').filter((word) => word !== '');
