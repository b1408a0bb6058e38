import { ContractError, type ReadRegistry, type Registry, readRegistry } from '@fm/contract';

const LAST_GOOD_KEY = 'fm.registry';
const FETCHED_AT_KEY = 'fm.registry-at';
// Less than an area may take: a kept copy serves as well, and who presses Retry waits for both.
const REGISTRY_TIMEOUT_MS = 4000;

/** A registry, and why it is an older copy if it is one. */
export interface LoadedRegistry extends ReadRegistry {
  /** When the server said so; of a copy kept by an older version of the app this is not known. */
  readonly fetchedAt?: Date;
  readonly staleBecause?: unknown;
}

async function fetchRegistry(url: string, cache: RequestCache): Promise<ReadRegistry> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!response.ok) throw new ContractError(`${url} answered ${response.status}.`);
  return readRegistry(await response.json(), url);
}

function lastGood(storage: Storage): ReadRegistry | undefined {
  const kept = storage.getItem(LAST_GOOD_KEY);
  if (kept === null) return undefined;
  try {
    return readRegistry(JSON.parse(kept), 'kept registry');
  } catch {
    // Written by another version of the app: as good as none.
    storage.removeItem(LAST_GOOD_KEY);
    return undefined;
  }
}

function keep(storage: Storage, registry: Registry, fetchedAt: Date): void {
  try {
    storage.setItem(LAST_GOOD_KEY, JSON.stringify(registry));
    storage.setItem(FETCHED_AT_KEY, fetchedAt.toISOString());
  } catch {
    // A browser that is full or keeps nothing: the copy is for bad days only.
  }
}

/**
 * Which areas there are, as the server says now. When it cannot say so, or says what it said before the last good copy
 * of this browser, that copy is given instead; rejects when there is none. `cache` is `default` for the first look of a
 * page: the boot script has preloaded what the server then says, and a browser leaves a preload unused otherwise.
 */
export async function loadRegistry(
  url: string,
  cache: RequestCache = 'no-cache',
  storage: Storage = localStorage,
): Promise<LoadedRegistry> {
  try {
    const read = await fetchRegistry(url, cache);
    const known = lastGood(storage);
    if (known && isOlder(read.registry, known.registry))
      throw new OlderRegistryError(`${url} is older than the one known.`);
    const fetchedAt = new Date();
    keep(storage, read.registry, fetchedAt);
    return { ...read, fetchedAt };
  } catch (staleBecause) {
    const read = lastGood(storage);
    if (!read) throw staleBecause;
    const keptAt = storage.getItem(FETCHED_AT_KEY);
    return { ...read, ...(keptAt !== null && { fetchedAt: new Date(keptAt) }), staleBecause };
  }
}

/**
 * Whether a registry was written before the one that is known, and so comes from a late edge of a content network or
 * an old copy. Instants order registries over all stores. One without an instant is older by a lower revision alone;
 * one with an instant is never older than one without.
 */
export function isOlder(registry: Registry, known: Registry): boolean {
  if (registry.writtenAt === undefined) return registry.revision < known.revision;
  return known.writtenAt !== undefined && Date.parse(registry.writtenAt) < Date.parse(known.writtenAt);
}

/** The server sent a registry from before the one that is known: what is known stays. */
export class OlderRegistryError extends Error {
  override readonly name = 'OlderRegistryError';
}
