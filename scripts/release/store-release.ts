import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryEntry } from '@fm/contract';
import { clearMaps } from './clear-maps';
import { compressFolder } from './compress';
import { mapsFolder } from './maps';
import { folderOf, RELEASE } from './stored-release';
import { takeMaps } from './take-maps';

/**
 * Takes a build of an area into the store as the release that `entry` tells of, which is there whole or not at all; its
 * source maps come first, to where nothing is served.
 */
export async function storeRelease(building: string, dist: string, entry: RegistryEntry): Promise<void> {
  const { id } = entry.descriptor;
  await takeMaps(building, mapsFolder(dist, id, folderOf(entry)));
  await compressFolder(building);
  await writeFile(join(building, RELEASE), JSON.stringify(entry));
  const folder = join(dist, 'remotes', id, folderOf(entry));
  await mkdir(dirname(folder), { recursive: true });
  await rename(building, folder);
  await clearMaps(dist);
}
