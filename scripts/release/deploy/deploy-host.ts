import { join } from 'node:path';
import { BUILDS } from '@fm/build';
import { buildHost } from '../build-host';
import { checkAreas, otherTypes } from '../check-areas';
import { withLock } from '../file-lock';
import { putHost, seenHost } from '../put-host';
import { readRegistry } from '../registry-file';
import { sourceOf } from '../source';
import { releasedHost, storedHost } from '../stored-host';
import { takeHost } from '../take-built';
import { checkHostTypes, runHostTests } from './check-sources';
import type { Done } from './deploy-area';
import { Steps } from './steps';

export interface HostDeployment {
  readonly dist: string;
  readonly by: string;
  /** Does everything but the release. */
  readonly dryRun: boolean;
}

/** What a deployment of the host did; without a revision where it was a dry run. */
export type HostDone = Omit<Done, 'revision'> & { readonly revision: number | undefined };

/**
 * Checks the host's sources, builds them, checks every area against the build and makes it the host that is released.
 * A step that fails ends it, with everything released as it was.
 */
export async function deployHost({ dist, by, dryRun }: HostDeployment): Promise<HostDone> {
  const steps = new Steps(dryRun ? 4 : 5);
  const seen = await seenHost(dist);
  await steps.run('types', checkHostTypes);
  await steps.run('unit tests', runHostTests);
  const { build } = await steps.run('build', () =>
    withLock(join(BUILDS, '.build.lock'), () => buildHost(BUILDS)),
  );
  const host = await storedHost(BUILDS, build);
  await steps.run('areas in the new host', async () => checkAreas(dist, await readRegistry(dist), host));
  for (const line of await otherTypes(dist, seen.registry, await releasedHost(dist), host)) steps.note(line);
  if (dryRun) return { from: seen.build, to: build, revision: undefined };
  const source = await sourceOf();
  const { revision } = await steps.run('page and registry', async () => {
    await takeHost(BUILDS, dist, build);
    return putHost(dist, build, seen, { action: 'deploy', by, ...(source && { source }) });
  });
  return { from: seen.build, to: build, revision };
}
