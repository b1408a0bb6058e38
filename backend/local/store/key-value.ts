/** A named table of JSON values: the part of the store that holds no Firestore documents (accounts, codes). */
export interface KeyValue {
  get(key: string): unknown;
  /** Resolves when the value would survive a crash of the process. */
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  entries(): Iterable<readonly [key: string, value: unknown]>;
}

/** A table that lives as long as the process: for tests. */
export function memoryKeyValue(): KeyValue {
  const values = new Map<string, unknown>();
  return {
    get: (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    entries: () => values.entries(),
  };
}
