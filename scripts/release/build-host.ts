import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hostConfig, hostSources, OWN_SHARED, pushWorkerConfig, sharedVersions } from '@fm/build';
import types from '@fm/build/exported-types.json';
import { ADAPTERS, CONTRACT, HOST_PATHS } from '@fm/contract';
import { PERMISSIONS } from '@fm/domain/role';
import { BuildError, compile, WITH_EXPORTS } from './compile';
import { compressFolder } from './compress';
import { addFirstForm } from './first-form';
import { exportsOf, partsOf } from './host-build';
import { builtFrom, rememberBuild } from './made-from';
import { nameHost } from './name-host';
import { hasHost, storeHost } from './store-host';

/** How often a build starts over because its sources were changed meanwhile. */
const BUILD_ATTEMPTS = 3;

const { resolve } = createRequire(import.meta.url);

/** The file in which each of these modules begins. */
const filesOf = (modules: readonly string[]) =>
  Object.fromEntries(modules.map((module) => [module, resolve(module)]));

/**
 * Builds the host as its sources are now into the store, unless it is there already. It is not released by that.
 * Rejects with a BuildError.
 */
export async function buildHost(dist: string): Promise<{ build: string; made: boolean }> {
  const building = join(dist, '.building-host');
  for (let attempt = 0; attempt < BUILD_ATTEMPTS; attempt++) {
    const sources = await hostSources();
    const known = await builtFrom(dist, 'host', sources);
    if (known !== undefined && (await hasHost(dist, known))) return { build: known, made: false };
    // What a build that was killed has left there would be stored with this one.
    await rm(building, { recursive: true, force: true });
    try {
      const stats = await compile('host', hostConfig({ mode: 'production', output: building }), WITH_EXPORTS);
      await compile('push worker', pushWorkerConfig(building));
      await addFirstForm(building, join(dist, `.first-form-${sources}`));
      if ((await hostSources()) !== sources) continue;
      const about = {
        parts: partsOf(stats),
        contract: CONTRACT,
        olderMajors: ADAPTERS.map(({ major }) => major),
        shared: sharedVersions(),
        exports: exportsOf(stats, filesOf(OWN_SHARED)),
        types,
        permissions: [...PERMISSIONS],
        paths: [...HOST_PATHS],
      };
      const build = await nameHost(building, JSON.stringify(about));
      await rememberBuild(dist, 'host', sources, build);
      if (await hasHost(dist, build)) return { build, made: false };
      await compressFolder(building);
      await storeHost(building, dist, { build, ...about });
      return { build, made: true };
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
  throw new BuildError('host: its sources keep changing while it is built.');
}
