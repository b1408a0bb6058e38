import type { Registry } from '@fm/contract';
import { checkFit } from './check-fit';
import { deployedIn, putRelease } from './put-release';
import { entryOf, readRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { folderOf, storedRelease, storedReleases } from './stored-release';

export interface Rollback {
  readonly dist: string;
  readonly id: string;
  /** Folder of the release to go to, `1.0.0-3f9c1e2a`; the one before the present one when left out. */
  readonly to?: string;
  readonly by: string;
}

/** The areas a registry names, for a message. */
export const namedIn = ({ remotes }: Registry) =>
  remotes.map(({ descriptor }) => descriptor.id).join(', ') || 'none';

/**
 * Goes back to an earlier release of an area: one change of the registry, nothing is built. Done twice it goes forward
 * again. Rejects with a ReleaseError when there is nothing to go back to, or it would not run.
 */
export async function rollbackArea({ dist, id, to, by }: Rollback): Promise<{ from: string; to: string }> {
  const registry = await readRegistry(dist);
  const entry = entryOf(registry, id);
  if (!entry) throw new ReleaseError(`The registry has no area "${id}". It has: ${namedIn(registry)}.`);
  const from = folderOf(entry);
  const target = to ?? entry.previous;
  if (target === undefined || target === from) {
    const others = (await storedReleases(dist, id)).filter((folder) => folder !== from);
    const why = target === from ? `${from} is deployed already` : `nothing is known from before ${from}`;
    throw new ReleaseError(
      `${id}: ${why}. ${others.length > 0 ? `Name one with --to: ${others.join(', ')}.` : 'The store has no other release.'}`,
    );
  }
  const release = await storedRelease(dist, id, target);
  const deployed = await deployedIn(dist, registry);
  checkFit(release.descriptor, deployed.host, registry);
  await putRelease(dist, release, deployed, { action: 'rollback', by });
  return { from, to: target };
}
