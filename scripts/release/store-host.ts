import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clearHosts } from './clear-hosts';
import { withLock } from './file-lock';
import type { HostBuild } from './host-build';
import { mapsFolder } from './maps';
import { endPublishing } from './publish-host';
import { readRegistry } from './registry-file';
import { BUILD, hostFolder, isHashed, missingFiles, readHostBuild } from './stored-host';
import { takeMaps } from './take-maps';
import { writeAtomic } from './write-atomic';

/**
 * Takes a build of the host into the store without releasing it: files with a hash in their name go to those that are
 * served, where no page asks for them yet, source maps to where nothing is served, the others into a folder of their
 * own. What has had its time goes. `bringMaps`: where the maps do not lie in the build any more.
 */
export function storeHost(
  building: string,
  dist: string,
  about: Omit<HostBuild, 'files'>,
  bringMaps = (maps: string) => takeMaps(building, maps),
): Promise<void> {
  return withLock(join(dist, '.release.lock'), async () => {
    await endPublishing(dist);
    await bringMaps(mapsFolder(dist, 'host', about.build));
    const files = await readdir(building);
    const host: HostBuild = { ...about, files };
    await mkdir(join(dist, 'host'), { recursive: true });
    for (const name of files.filter(isHashed)) await rename(join(building, name), join(dist, 'host', name));
    // What is left is the folder of the build, which is there whole or not at all.
    await writeAtomic(join(building, BUILD), JSON.stringify(host, null, 2));
    const folder = hostFolder(dist, host.build);
    await mkdir(join(dist, 'hosts'), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(building, folder);
    const { mtimeMs } = await stat(join(folder, BUILD));
    await clearHosts(dist, await readRegistry(dist), mtimeMs);
  });
}

/** Whether the store has all of a build. It is kept from now on as if it had been stored now. */
export function hasHost(dist: string, build: string): Promise<boolean> {
  return withLock(join(dist, '.release.lock'), async () => {
    const folder = hostFolder(dist, build);
    const host = await readHostBuild(folder);
    if (!host || missingFiles(dist, host).length > 0) return false;
    await writeAtomic(join(folder, BUILD), await readFile(join(folder, BUILD)));
    return true;
  });
}
