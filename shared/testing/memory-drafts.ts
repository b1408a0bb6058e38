/** What `browserDrafts` keeps in a test, by its key. */
export const keptDrafts = new Map<string, object>();

/** Whether the browser has room for more of them, and the keys of those that were written together. */
export const room = { isThere: true, written: [] as string[] };

const savedAtOf = (draft: object) => Number(Reflect.get(draft, 'savedAt'));

/** Drafts in memory: jsdom has no database. For `jest.mock` of the module of drafts. */
export const browserDrafts = {
  put: async (key: string, draft: object) => void keptDrafts.set(key, draft),
  putAll: async (kept: readonly { readonly key: string }[]) => {
    if (!room.isThere) return false;
    for (const draft of kept) keptDrafts.set(draft.key, structuredClone(draft));
    room.written.push(...kept.map(({ key }) => key));
    return true;
  },
  under: async (prefix: string) =>
    [...keptDrafts]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, draft]) => ({ ...draft, key }))
      .sort((a, b) => savedAtOf(b) - savedAtOf(a)),
  remove: async (prefix: string) => {
    for (const key of [...keptDrafts.keys()]) if (key.startsWith(prefix)) keptDrafts.delete(key);
  },
};

/** Locks of all windows: a window that goes lets go of all of them. */
export const held = new Set<string>();

/** The lock of a key where it is free, in place of the module of locks. */
export async function lock(key: string): Promise<(() => void) | undefined> {
  if (held.has(key)) return undefined;
  held.add(key);
  return () => void held.delete(key);
}
export const lockIfFree = lock;
