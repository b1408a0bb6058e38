import type { Registry, RegistryEntry } from '@fm/contract';
import { checkOffArea } from './check-areas';
import type { Account } from './history';
import { changeRegistry, entryOf, withEntry } from './registry-file';
import { ReleaseError } from './release-error';
import { namedIn } from './rollback-area';
import { releasedHost } from './stored-host';

function known(registry: Registry, id: string): RegistryEntry {
  const entry = entryOf(registry, id);
  if (!entry) throw new ReleaseError(`The registry has no area "${id}". It has: ${namedIn(registry)}.`);
  return entry;
}

/** Switches an area off for everybody, with what people are told, within minutes also in pages that are open. */
export const switchOff = (dist: string, id: string, notice: string, by: string) =>
  changeRegistry(dist, { action: 'off', by, notice }, (now) =>
    withEntry(now, { ...known(now, id), enabled: false, notice }),
  );

/** Switches an area on again. Rejects with a ReleaseError where the host that was deployed meanwhile does not run it. */
export const switchOn = (dist: string, id: string, by: string) =>
  changeRegistry(dist, { action: 'on', by }, async (now) => {
    const entry = known(now, id);
    const host = await releasedHost(dist);
    if (!entry.enabled && host) await checkOffArea(dist, entry, host);
    return withEntry(now, { ...entry, enabled: true, notice: null });
  });

/** Takes an area out of the registry. Its releases stay in the store. */
export function removeArea(dist: string, id: string, by: string): Promise<Registry> {
  const account: Account = { action: 'remove', by };
  return changeRegistry(dist, account, (now) => {
    const entry = known(now, id);
    return { ...now, remotes: now.remotes.filter((other) => other !== entry) };
  });
}
