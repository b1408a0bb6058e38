import { join } from 'node:path';
import type { Registry } from '@fm/contract';
import { checkFit, checkShared } from './check-fit';
import { readManifest } from './manifest';
import { passedReleases } from './passed-releases';
import { withdrawCanary } from './put-canary';
import { deployedIn, putRelease } from './put-release';
import { entryOf, readRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { folderOf, storedRelease, storedReleases } from './stored-release';

export interface Rollback {
  readonly dist: string;
  readonly id: string;
  /** Folder of a release that was deployed once, `1.0.0-3f9c1e2a`; the one before the present one when left out. */
  readonly to?: string;
  readonly by: string;
  /** Why, for the history. */
  readonly because?: string;
}

/** The areas a registry names, for a message. */
export const namedIn = ({ remotes }: Registry) =>
  remotes.map(({ descriptor }) => descriptor.id).join(', ') || 'none';

/**
 * Goes back to an earlier release of an area: one change of the registry, nothing is built. Done twice it goes forward
 * again. A release that only some people have is taken back first, and the one for all stays. Rejects with a ReleaseError
 * when there is nothing to go back to, or it would not run.
 */
export async function rollbackArea({
  dist,
  id,
  to,
  by,
  because,
}: Rollback): Promise<{ from: string; to: string }> {
  const registry = await readRegistry(dist);
  const entry = entryOf(registry, id);
  if (!entry) throw new ReleaseError(`The registry has no area "${id}". It has: ${namedIn(registry)}.`);
  // What came last is what is taken back.
  if (entry.canary && to === undefined) return withdrawCanary(dist, id, by, because);
  const from = folderOf(entry);
  const target = to ?? entry.previous;
  const stored = await storedReleases(dist, id);
  const passed = (await passedReleases(dist, registry, id)).filter(
    (folder) => folder !== from && stored.includes(folder),
  );
  if (target === undefined || target === from) {
    const why = target === from ? `${from} is deployed already` : `nothing is known from before ${from}`;
    const wayOut =
      passed.length > 0
        ? `Name one with --to: ${passed.join(', ')}.`
        : `No other release was deployed. To keep people out of it: npm run area -- off ${id} "<what they are told>".`;
    throw new ReleaseError(`${id}: ${why}. ${wayOut}`);
  }
  const release = await storedRelease(dist, id, target);
  if (to !== undefined && !passed.includes(to))
    throw new ReleaseError(
      `${id} ${to} was never deployed, so nothing has checked it. Deployed once: ${passed.join(', ') || 'none'}.`,
    );
  const deployed = await deployedIn(dist, registry);
  checkFit(release.descriptor, deployed.host, registry);
  checkShared(id, await readManifest(join(dist, 'remotes', id, target)), deployed.host);
  await putRelease(dist, release, deployed, {
    action: 'rollback',
    by,
    ...(because !== undefined && { notice: because }),
  });
  return { from, to: target };
}
