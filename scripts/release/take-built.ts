import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clearMaps } from './clear-maps';
import { withLock } from './file-lock';
import { mapsFolder } from './maps';
import { hasHost, storeHost } from './store-host';
import { BUILD, hostFolder, isHashed, REPLACED, storedHost } from './stored-host';
import { RELEASE } from './stored-release';

/** Copies a folder, which is there whole or not at all; `taking` is where it is until then. */
async function copyWhole(from: string, to: string, taking: string): Promise<void> {
  await rm(taking, { recursive: true, force: true });
  await cp(from, taking, { recursive: true });
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(taking, to);
}

/** One at a time: of a release that is being taken the maps come first, and maps without a release are cleared away. */
const alone = (store: string, work: () => Promise<void>) => withLock(join(store, '.take.lock'), work);

/** Takes a release of an area from the builds into the store, with its source maps, unless the store has it. */
export const takeRelease = (builds: string, store: string, id: string, folder: string): Promise<void> =>
  alone(store, async () => {
    const taken = join(store, 'remotes', id, folder);
    if (existsSync(join(taken, RELEASE))) return;
    const taking = join(store, '.taking');
    await copyWhole(mapsFolder(builds, id, folder), mapsFolder(store, id, folder), taking);
    await copyWhole(join(builds, 'remotes', id, folder), taken, taking);
    await clearMaps(store);
  });

/** Takes a build of the host from the builds into the store, with its source maps, unless the store has it. */
export const takeHost = (builds: string, store: string, build: string): Promise<void> =>
  alone(store, async () => {
    if (await hasHost(store, build)) return;
    const { files, ...about } = await storedHost(builds, build);
    const [taking, own] = [join(store, '.taking'), hostFolder(builds, build)];
    await rm(taking, { recursive: true, force: true });
    const isOfBuild = (path: string) => ![BUILD, REPLACED].some((name) => path === join(own, name));
    await cp(own, taking, { recursive: true, filter: isOfBuild });
    for (const name of files.filter(isHashed)) await cp(join(builds, 'host', name), join(taking, name));
    await storeHost(taking, store, about, (maps) =>
      copyWhole(mapsFolder(builds, 'host', build), maps, join(store, '.taking-maps')),
    );
  });
