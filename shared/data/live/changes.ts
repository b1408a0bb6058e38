type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();

/** Calls `listener` after this page wrote to the collection at `path`. Returns a function that ends it. */
export function onWritten(path: string, listener: Listener): () => void {
  const known = listeners.get(path) ?? new Set();
  listeners.set(path, known.add(listener));
  return () => void known.delete(listener);
}

/** Tells that this page wrote to the collections at `paths`. */
export function announceWritten(paths: Iterable<string>): void {
  for (const path of new Set(paths)) for (const listener of [...(listeners.get(path) ?? [])]) listener();
}
