import { join } from 'node:path';
import { readDescriptor, releaseFolder, releaseOf } from '@fm/build';
import { buildRemote } from '../build-remote';
import { checkFit, checkShared } from '../check-fit';
import { withLock } from '../file-lock';
import { readManifest } from '../manifest';
import { refuseOtherCode } from '../passed-releases';
import { deployedIn, putRelease } from '../put-release';
import { entryOf, readRegistry } from '../registry-file';
import { sourceOf } from '../source';
import { folderOf, storedRelease } from '../stored-release';
import { checkExposed, checkTypes, runAreaTests } from './check-sources';
import { Steps } from './steps';
import { tryInHost } from './try-in-host';

export interface Deployment {
  readonly id: string;
  readonly dist: string;
  readonly by: string;
}

/** What a deployment did. */
export interface Done {
  readonly from: string | undefined;
  readonly to: string;
  readonly revision: number;
}

/**
 * Checks an area's sources, builds them, looks at the build inside the deployed host and makes it the area's release.
 * A step that fails ends it, with the registry as it was.
 */
export async function deployArea({ id, dist, by }: Deployment): Promise<Done> {
  const steps = new Steps(8);
  const registry = await readRegistry(dist);
  const deployed = await deployedIn(dist, registry);
  const { host } = deployed;
  const before = entryOf(registry, id);

  // What takes seconds comes before what takes a minute.
  const descriptor = await steps.run(`contract with host ${host.build}`, async () => {
    const own = await readDescriptor(id);
    checkFit(own, host, registry);
    await refuseOtherCode(dist, registry, id, releaseFolder(await releaseOf(own)));
    return own;
  });
  await steps.run('routes, cards and search', () => checkExposed(id));
  await steps.run('types', () => checkTypes(id));
  await steps.run('unit tests', () => runAreaTests(id));
  const folder = await steps.run('build', async () => {
    const { entry } = await withLock(join(dist, '.build.lock'), () =>
      buildRemote(join(dist, 'remotes'), descriptor),
    );
    return folderOf(entry);
  });
  const release = await steps.run('files in the store', async () => {
    // The sources may have been changed since the first step.
    await refuseOtherCode(dist, registry, id, folder);
    checkShared(id, await readManifest(join(dist, 'remotes', id, folder)), host);
    return storedRelease(dist, id, folder);
  });
  await steps.run('screens in the deployed host', () => tryInHost(dist, release, deployed));
  const source = await sourceOf();
  const { revision } = await steps.run('registry', () =>
    putRelease(dist, release, deployed, { action: 'deploy', by, ...(source && { source }) }),
  );
  return { from: before && folderOf(before), to: folder, revision };
}
