import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostBuildId, hostConfig, pushWorkerConfig, sharedVersions } from '@fm/build';
import { ADAPTERS, CONTRACT, HOST_PATHS } from '@fm/contract';
import { PERMISSIONS } from '@fm/domain/role';
import { BuildError, compile } from './compile';
import { compressFolder } from './compress';
import { addFirstForm } from './first-form';
import { partsOf } from './host-build';
import { hasHost, storeHost } from './store-host';

/** How often a build starts over because its sources were changed meanwhile. */
const BUILD_ATTEMPTS = 3;

/**
 * Builds the host as its sources are now into the store, unless it is there already. It is not released by that.
 * Rejects with a BuildError.
 */
export async function buildHost(dist: string): Promise<{ build: string; made: boolean }> {
  const building = join(dist, '.building-host');
  for (let attempt = 0; attempt < BUILD_ATTEMPTS; attempt++) {
    const id = await hostBuildId();
    if (await hasHost(dist, id)) return { build: id, made: false };
    // What a build that was killed has left there would be stored with this one.
    await rm(building, { recursive: true, force: true });
    try {
      const stats = await compile('host', hostConfig({ mode: 'production', build: id, output: building }));
      await compile('push worker', pushWorkerConfig(building));
      if ((await hostBuildId()) !== id) continue;
      await addFirstForm(building, join(dist, `.first-form-${id}`));
      await compressFolder(building);
      const olderMajors = ADAPTERS.map(({ major }) => major);
      await storeHost(building, dist, {
        build: id,
        parts: partsOf(stats),
        contract: CONTRACT,
        olderMajors,
        shared: sharedVersions(),
        permissions: [...PERMISSIONS],
        paths: [...HOST_PATHS],
      });
      return { build: id, made: true };
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
  throw new BuildError('host: its sources keep changing while it is built.');
}
