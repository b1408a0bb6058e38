import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mapsOf } from './maps';

/**
 * Removes the source maps of areas' releases that are no longer in the store: who deletes a release need not know of
 * them. Whoever calls it has the lock of builds, since a release that is being made has its maps first.
 */
export async function clearMaps(dist: string): Promise<void> {
  const apps = await readdir(join(dist, 'maps'));
  for (const id of apps.filter((app) => app !== 'host')) {
    const folder = mapsOf(dist, id);
    for (const release of await readdir(folder))
      if (!existsSync(join(dist, 'remotes', id, release)))
        await rm(join(folder, release), { recursive: true });
  }
}
