import { putPreview } from '../previews';
import { folderOf } from '../stored-release';
import { type Candidate, checkedRelease } from './checked-release';
import { Steps } from './steps';

/** Who may look at a preview. */
export interface Previewing extends Candidate {
  /** Their roles; everybody who signs in where it is empty. */
  readonly roles: readonly string[];
}

/**
 * Checks an area like a deployment and lets people look at the build inside the deployed host, by its address. What is
 * released stays. Gives the folder of the build.
 */
export async function previewArea({ id, dist, roles }: Previewing): Promise<string> {
  const steps = new Steps(9);
  const { release } = await checkedRelease({ id, dist }, steps);
  await steps.run('preview', () => putPreview(dist, release, roles));
  return folderOf(release);
}
