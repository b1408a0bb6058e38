import { putCanary } from '../put-canary';
import { putRelease } from '../put-release';
import { entryOf } from '../registry-file';
import { sourceOf } from '../source';
import { folderOf } from '../stored-release';
import { type Candidate, checkedRelease } from './checked-release';
import { Steps } from './steps';

export interface Deployment extends Candidate {
  readonly by: string;
  /** How many of a hundred people get it; all when left out. */
  readonly percent?: number | undefined;
}

/** What a deployment did. */
export interface Done {
  readonly from: string | undefined;
  readonly to: string;
  readonly revision: number;
}

/**
 * Checks an area's sources, builds them, looks at the build inside the deployed host and makes it the area's release, for
 * all people or for some.
 * A step that fails ends it, with the registry as it was.
 */
export async function deployArea({ id, dist, by, percent }: Deployment): Promise<Done> {
  const steps = new Steps(9);
  const { release, deployed } = await checkedRelease({ id, dist }, steps, percent !== undefined);
  const before = entryOf(deployed.registry, id);
  const source = await sourceOf();
  const { revision } = await steps.run('registry', () =>
    percent === undefined
      ? putRelease(dist, release, deployed, { action: 'deploy', by, ...(source && { source }) })
      : putCanary(dist, release, deployed, { percent, by, source }),
  );
  return { from: before && folderOf(before), to: folderOf(release), revision };
}
