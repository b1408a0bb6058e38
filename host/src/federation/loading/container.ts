import { RETRY_EVENT, type RegistryEntry, type RemotePart } from '@fm/contract';
import { beforeRetries } from '@fm/platform';
import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import { attemptAt, ContainerAttempt, containerHooks } from './container-files';
import { giveAreasTheRuntime, sharedTable } from './shared-table';

giveAreasTheRuntime();

const attempts: ContainerAttempt[] = [];
/** Names of containers of which some part has arrived. */
const answered = new Set<string>();
/** The retry that areas heard of last. */
let latest = 0;

const federation = createInstance({
  name: 'host',
  remotes: [],
  // With the default one dead area takes shared modules away from all others.
  shareStrategy: 'loaded-first',
  shared: sharedTable(),
  plugins: [containerHooks((url) => attemptAt(attempts, url))],
});

// A late part of an area may need a shared module that did not arrive.
beforeRetries((retry) => {
  forgetRejected(federation);
  return tellAreas(retry);
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
  if (retry > 0) clearRemains(attempt.root, new Set(earlier.map(({ container }) => container)));
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

/**
 * Clears what failed attempts left in the page, so that the next one starts from nothing. `root` is the area's folder,
 * `containers` the names its containers go by.
 */
function clearRemains(root: string, containers: ReadonlySet<string>): void {
  // A new request of the same part would join a hung tag, whatever its address.
  for (const tag of document.querySelectorAll<HTMLElement>('script[src], link[href]')) {
    const address =
      tag instanceof HTMLScriptElement ? tag.src : tag instanceof HTMLLinkElement ? tag.href : '';
    if (address.startsWith(root)) tag.remove();
  }
  // A new container first installs the parts it finds here, those of the broken build too.
  for (const name of containers) Reflect.deleteProperty(globalThis, `rspackChunk${name}`);
}

/** Lets shared modules that did not arrive be asked for again: the runtime keeps a rejected request for ever. */
function forgetRejected(federation: ModuleFederation): void {
  for (const versions of Object.values(federation.shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
}

/** Has areas ask for their late files anew, at the address of this retry. What it returns ends that. */
export function tellAreas(retry: number): () => void {
  latest = retry;
  dispatchEvent(new CustomEvent(RETRY_EVENT, { detail: retry }));
  return () => {
    // Another attempt may have begun since.
    if (latest === retry) dispatchEvent(new CustomEvent(RETRY_EVENT));
  };
}
