import { ContractError, type Registry, validateRegistry } from '@fm/contract';

const LAST_GOOD_KEY = 'fm.registry';
// Less than an area may take: a kept copy serves as well, and who presses Retry waits for both.
const REGISTRY_TIMEOUT_MS = 4000;

/** A registry, and why it is an older copy if it is one. */
export interface LoadedRegistry {
  readonly registry: Registry;
  readonly staleBecause?: unknown;
}

async function fetchRegistry(url: string): Promise<Registry> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!response.ok) throw new ContractError(`${url} answered ${response.status}.`);
  return validateRegistry(await response.json(), url);
}

function lastGood(storage: Storage): Registry | undefined {
  const kept = storage.getItem(LAST_GOOD_KEY);
  if (kept === null) return undefined;
  try {
    return validateRegistry(JSON.parse(kept), 'kept registry');
  } catch {
    // Written by another version of the app: as good as none.
    storage.removeItem(LAST_GOOD_KEY);
    return undefined;
  }
}

/**
 * Which areas there are, as the server says now. When it cannot say so, the last good copy of this browser is given
 * instead; rejects when there is none.
 */
export async function loadRegistry(url: string, storage: Storage = localStorage): Promise<LoadedRegistry> {
  try {
    const registry = await fetchRegistry(url);
    storage.setItem(LAST_GOOD_KEY, JSON.stringify(registry));
    return { registry };
  } catch (staleBecause) {
    const registry = lastGood(storage);
    if (!registry) throw staleBecause;
    return { registry, staleBecause };
  }
}
