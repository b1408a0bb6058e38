import { createStore, promisifyRequest, set, setMany, type UseStore } from 'idb-keyval';
import { type Draft, isStale, type KeptDraft } from './draft';

/** Where drafts are kept. */
export interface DraftStore {
  put(key: string, draft: Draft): Promise<void>;
  /** Drafts whose key begins so, the newest first. */
  under(prefix: string): Promise<readonly KeptDraft[]>;
  /** Removes every draft whose key begins so. */
  remove(prefix: string): Promise<void>;
}

/** Where drafts and work under way are kept. */
export interface BrowserDrafts extends DraftStore {
  /** Keeps all of these or, where the browser has no room for them, none. Gives whether they are kept. */
  putAll(kept: readonly KeptDraft[]): Promise<boolean>;
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
export const browserDrafts: BrowserDrafts = {
  put: (key, draft) => quietly(() => set(key, draft, drafts()), undefined),
  putAll: (kept) =>
    quietly(async () => {
      await setMany(
        kept.map(({ key, ...draft }) => [key, draft]),
        drafts(),
      );
      return true;
    }, false),
  under: (prefix) =>
    quietly(async () => {
      const now = new Date();
      const kept = await entriesUnder(prefix);
      await Promise.all(kept.filter((draft) => isStale(draft, now)).map(({ key }) => remove(key)));
      return kept
        .filter((draft) => !isStale(draft, now))
        .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
    }, []),
  remove: (prefix) => quietly(() => remove(prefix), undefined),
};

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Reads these alone: a file that is being imported may be kept beside them. */
const entriesUnder = (prefix: string): Promise<KeptDraft[]> =>
  drafts()('readonly', async (all) => {
    const [keys, values] = await Promise.all([
      promisifyRequest<IDBValidKey[]>(all.getAllKeys(rangeOf(prefix))),
      promisifyRequest<Draft[]>(all.getAll(rangeOf(prefix))),
    ]);
    return values.map((draft, index) => ({ ...draft, key: String(keys[index]) }));
  });

// One transaction: what a form of this page put there before is seen and goes too.
const remove = (prefix: string) =>
  drafts()('readwrite', (all) => {
    all.delete(rangeOf(prefix));
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
