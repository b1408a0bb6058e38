/** What `browserDrafts` keeps in a test, by its key. */
export const keptDrafts = new Map<string, object>();

/** Drafts in memory: jsdom has no database. For `jest.mock` of the module of drafts. */
export const browserDrafts = {
  put: async (key: string, draft: object) => void keptDrafts.set(key, draft),
  under: async (prefix: string) =>
    [...keptDrafts].filter(([key]) => key.startsWith(prefix)).map(([key, draft]) => ({ ...draft, key })),
  remove: async (prefix: string) => {
    for (const key of [...keptDrafts.keys()]) if (key.startsWith(prefix)) keptDrafts.delete(key);
  },
};
