import { createStore, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { type Draft, isStale, type KeptDraft } from './draft';

/** Where drafts are kept. */
export interface DraftShelf {
  put(key: string, draft: Draft): Promise<void>;
  /** Drafts whose key begins so, the newest first. */
  under(prefix: string): Promise<readonly KeptDraft[]>;
  /** Removes every draft whose key begins so. */
  remove(prefix: string): Promise<void>;
}

let store: UseStore | undefined;
const drafts = () => {
  store ??= createStore('fm-drafts', 'drafts');
  return store;
};

/**
 * Drafts in this browser's own database. A browser that keeps none, as in some private windows, only costs the
 * drafts: forms work without.
 */
export const browserShelf: DraftShelf = {
  put: (key, draft) => quietly(() => set(key, draft, drafts()), undefined),
  under: (prefix) =>
    quietly(async () => {
      const now = new Date();
      const kept = (await entries<string, Draft>(drafts()))
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, draft]) => ({ ...draft, key }));
      await Promise.all(kept.filter((draft) => isStale(draft, now)).map(({ key }) => remove(key)));
      return kept
        .filter((draft) => !isStale(draft, now))
        .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
    }, []),
  remove: (prefix) => quietly(() => remove(prefix), undefined),
};

// One transaction: what a form of this page put there before is seen and goes too.
const remove = (prefix: string) =>
  drafts()('readwrite', (all) => {
    all.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    return promisifyRequest(all.transaction);
  });

async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.warn('Drafts cannot be kept in this browser.', error);
    return otherwise;
  }
}
