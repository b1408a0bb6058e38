import type { RegistryEntry } from '@fm/contract';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { ContainerAttempt } from './container-attempt';
import { containerHooks } from './container-hooks';
import { clearRemains } from './container-remains';
import { sharedTable } from './shared-table';

// Areas are built without the runtime (18 kB gzip each) and take it from this global.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const attempts: ContainerAttempt[] = [];

const federation = createInstance({
  name: 'host',
  remotes: [],
  // With the default one dead area takes shared modules away from all others.
  shareStrategy: 'loaded-first',
  shared: sharedTable(),
  plugins: [containerHooks((url) => attempts.findLast(({ base }) => url.startsWith(base)))],
});

/** Fetches and runs an area's container. Rejects with what really went wrong. */
export async function openContainer(entry: RegistryEntry, retry: number): Promise<unknown> {
  const attempt = new ContainerAttempt(entry, retry);
  const earlier = attempts.filter(({ entry: { name } }) => name === entry.name);
  attempts.push(attempt);
  if (retry > 0) clearRemains(federation, attempt.root, new Set(earlier.map(({ container }) => container)));
  // Forced: an entry that failed once would otherwise be answered from the failure.
  federation.registerRemotes([{ name: entry.name, entry: attempt.manifestUrl }], { force: retry > 0 });
  try {
    const exposed = await federation.loadRemote<{ default?: unknown }>(`${entry.name}/module`);
    return exposed?.default;
  } catch (error) {
    throw attempt.cause ?? error;
  }
}
