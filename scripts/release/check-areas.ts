import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@fm/contract';
import { problemsInHost } from './check-fit';
import type { HostBuild } from './host-build';
import { readManifest } from './manifest';
import { ReleaseError } from './release-error';
import { folderOf } from './stored-release';

async function problemsOf(dist: string, entry: RegistryEntry, host: HostBuild): Promise<readonly string[]> {
  const { id } = entry.descriptor;
  const parts = await readManifest(join(dist, 'remotes', id, folderOf(entry))).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  return parts
    ? problemsInHost(entry.descriptor, parts, host, `this host (build ${host.build})`)
    : [`${id}: its release ${folderOf(entry)} is not in the store, so that nothing can check it.`];
}

/**
 * Checks that every area that is switched on runs in a build of the host. Rejects with a ReleaseError that has a line
 * for each thing an area would lose.
 */
export async function checkAreas(dist: string, { remotes }: Registry, host: HostBuild): Promise<void> {
  const shown = remotes.filter(({ enabled }) => enabled);
  const problems = (await Promise.all(shown.map((entry) => problemsOf(dist, entry, host)))).flat();
  if (problems.length > 0)
    throw new ReleaseError(
      [
        `Areas would no longer run in build ${host.build} of the host:`,
        ...problems.map((problem) => `- ${problem}`),
        'Nothing was released. Deploy releases of them that fit it first, or switch them off.',
      ].join('\n'),
    );
}
