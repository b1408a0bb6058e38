import { ContractError, type ReadRegistry, type Registry, readRegistry } from '@fm/contract';
import { isOlder, OlderRegistryError } from './registry-order';

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
