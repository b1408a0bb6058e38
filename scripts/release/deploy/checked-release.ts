import { join } from 'node:path';
import { BUILDS, readDescriptor } from '@fm/build';
import types from '@fm/build/exported-types.json';
import type { RegistryEntry } from '@fm/contract';
import { deployedFunctions } from '../../serve/deployed-functions';
import { buildRemote } from '../build-remote';
import { otherTypesIn } from '../changed-types';
import { checkFit, checkShared } from '../check-fit';
import { checkCommands } from '../commands/check-commands';
import { sentCommands } from '../commands/sent-commands';
import { withLock } from '../file-lock';
import { readManifest } from '../manifest';
import { refuseOtherCode } from '../passed-releases';
import { checkForSome } from '../put-canary';
import { type Deployed, deployedIn } from '../put-release';
import { readRegistry } from '../registry-file';
import { folderOf, storedRelease } from '../stored-release';
import { takeRelease } from '../take-built';
import { checkExposed, checkTypes, runAreaTests } from './check-sources';
import type { Steps } from './steps';
import { tryInHost } from './try-in-host';

/** An area as its sources are, and the store it goes to. */
export interface Candidate {
  readonly id: string;
  readonly dist: string;
}

/** A build that may be released, and what it was checked against. */
export interface CheckedRelease {
  readonly release: RegistryEntry;
  readonly deployed: Deployed;
}

/**
 * Checks an area's sources, builds them, takes the build into the store and looks at the build inside the deployed host:
 * eight steps. One that fails ends it. Nothing is released. `forSome`: only some people are to have it.
 */
export async function checkedRelease(
  { id, dist }: Candidate,
  steps: Steps,
  forSome = false,
): Promise<CheckedRelease> {
  const registry = await readRegistry(dist);
  const deployed = await deployedIn(dist, registry);
  const { host } = deployed;

  // What takes seconds comes before what takes a minute.
  const descriptor = await steps.run(`contract with host ${host.build}`, async () => {
    const own = await readDescriptor(id);
    checkFit(own, host, registry);
    return own;
  });
  const folder = await steps.run('build', async () => {
    const { entry } = await withLock(join(BUILDS, '.build.lock'), () =>
      buildRemote(join(BUILDS, 'remotes'), descriptor),
    );
    const built = folderOf(entry);
    await refuseOtherCode(dist, registry, id, built);
    if (forSome) checkForSome(registry, id, built);
    return built;
  });
  await steps.run('routes, cards and search', () => checkExposed(id));
  await steps.run('types', () => checkTypes(id));
  await steps.run('unit tests', () => runAreaTests(id));
  const { stored: release, parts } = await steps.run('files in the store', async () => {
    await takeRelease(BUILDS, dist, id, folder);
    const parts = await readManifest(join(dist, 'remotes', id, folder));
    checkShared(id, parts, host);
    return { stored: await storedRelease(dist, id, folder), parts };
  });
  const changed = otherTypesIn(parts.imports, host.types, types);
  if (changed) steps.note(`${id} takes ${changed}: of another type in the deployed host.`);
  const unasked = await steps.run('commands the functions know', async () =>
    checkCommands(id, await sentCommands(join(dist, 'remotes', id, folder)), deployedFunctions()),
  );
  if (unasked !== undefined) steps.note(unasked);
  await steps.run('screens in the deployed host', () => tryInHost(dist, release, deployed));
  return { release, deployed };
}
