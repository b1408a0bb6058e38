import type { Registry } from '@fm/contract';
import { readHistory } from './history';
import { ReleaseError } from './release-error';

/** Folders of an area's releases that passed the checks of a deployment, the newest first. */
export async function passedReleases(dist: string, { revision }: Registry, id: string): Promise<string[]> {
  const history = await readHistory(dist, revision);
  const passed = history.flatMap(({ action, areas }) =>
    action === 'deploy' ? areas.flatMap((area) => (area.id === id && area.to ? [area.to] : [])) : [],
  );
  return [...new Set(passed.reverse())];
}

/** The version of a folder `1.0.0-3f9c1e2a`. */
const versionOf = (folder: string) => folder.slice(0, folder.lastIndexOf('-'));

/** Refuses, with a ReleaseError, a version that was deployed from other code. The very same build may come back. */
export async function refuseOtherCode(
  dist: string,
  registry: Registry,
  id: string,
  folder: string,
): Promise<void> {
  const passed = await passedReleases(dist, registry, id);
  const version = versionOf(folder);
  const other = passed.find((known) => versionOf(known) === version);
  if (other !== undefined && !passed.includes(folder))
    throw new ReleaseError(
      `${id} ${version} was deployed already, from other code (${other}): raise "version" in remotes/${id}/remote.config.ts.`,
    );
}
