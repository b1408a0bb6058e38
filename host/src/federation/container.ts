import type { RegistryEntry, RemotePart } from '@fm/contract';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { ContainerAttempt } from './container-attempt';
import { containerHooks } from './container-hooks';
import { clearRemains, forgetRejected } from './container-remains';
import { sharedTable } from './shared-table';

// Areas are built without the runtime (18 kB gzip each) and take it from this global.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const attempts: ContainerAttempt[] = [];
/** Names of containers of which some part has arrived. */
const answered = new Set<string>();

const federation = createInstance({
  name: 'host',
  remotes: [],
  // With the default one dead area takes shared modules away from all others.
  shareStrategy: 'loaded-first',
  shared: sharedTable(),
  plugins: [containerHooks((url) => attempts.findLast(({ base }) => url.startsWith(base)))],
});

/** Fetches and runs a part of an area's container. Rejects with what really went wrong. */
export async function openContainer(
  entry: RegistryEntry,
  retry: number,
  part: RemotePart = 'module',
): Promise<unknown> {
  // Cards and search are asked for again where they are: a new container would take the screens that run their parts.
  if (part !== 'module' && answered.has(entry.name)) {
    forgetRejected(federation);
    return load(entry, part);
  }
  const attempt = new ContainerAttempt(entry, retry);
  const earlier = attempts.filter(({ entry: { name } }) => name === entry.name);
  attempts.push(attempt);
  if (retry > 0) clearRemains(federation, attempt.root, new Set(earlier.map(({ container }) => container)));
  // Forced: an entry that failed once would otherwise be answered from the failure.
  federation.registerRemotes([{ name: entry.name, entry: attempt.manifestUrl }], { force: retry > 0 });
  try {
    return await load(entry, part);
  } catch (error) {
    throw attempt.cause ?? error;
  }
}

async function load({ name }: RegistryEntry, part: RemotePart): Promise<unknown> {
  const exposed = await federation.loadRemote<{ default?: unknown }>(`${name}/${part}`);
  answered.add(name);
  return exposed?.default;
}
