import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@fm/contract';
import { otherTypesIn } from './changed-types';
import { problemsInHost } from './check-fit';
import type { HostBuild } from './host-build';
import { ifThere } from './if-there';
import { readManifest } from './manifest';
import { ReleaseError } from './release-error';
import { folderOf } from './stored-release';

/** What people have of an area: the release for all, and the one that some have. */
const releasesOf = (entry: RegistryEntry): readonly RegistryEntry[] =>
  entry.canary ? [entry, entry.canary.entry] : [entry];

/** What a release says of itself; undefined where the store has lost it. */
const partsOf = (dist: string, entry: RegistryEntry) =>
  ifThere(readManifest(join(dist, 'remotes', entry.descriptor.id, folderOf(entry))), undefined);

/** The releases that people see. */
const shownIn = ({ remotes }: Registry) => remotes.filter(({ enabled }) => enabled).flatMap(releasesOf);

async function problemsOf(
  dist: string,
  entry: RegistryEntry,
  host: HostBuild,
  called: string,
): Promise<readonly string[]> {
  const { id } = entry.descriptor;
  const parts = await partsOf(dist, entry);
  return parts
    ? problemsInHost(entry.descriptor, parts, host, called)
    : [`${id}: its release ${folderOf(entry)} is not in the store, so that nothing can check it.`];
}

/**
 * Checks that every area that is switched on runs in a build of the host. Rejects with a ReleaseError that has a line
 * for each thing an area would lose.
 */
export async function checkAreas(dist: string, registry: Registry, host: HostBuild): Promise<void> {
  const called = `this host (build ${host.build})`;
  const problems = (
    await Promise.all(shownIn(registry).map((entry) => problemsOf(dist, entry, host, called)))
  ).flat();
  if (problems.length > 0)
    throw new ReleaseError(
      [
        `Areas would no longer run in build ${host.build} of the host:`,
        ...problems.map((problem) => `- ${problem}`),
        'Nothing was released. Deploy releases of them that fit it first, or switch them off.',
      ].join('\n'),
    );
}

/** Checks that an area that was off, so that no host was checked against it, runs in the deployed one. */
export async function checkOffArea(dist: string, entry: RegistryEntry, host: HostBuild): Promise<void> {
  const called = `the deployed host (build ${host.build})`;
  const problems = (
    await Promise.all(releasesOf(entry).map((release) => problemsOf(dist, release, host, called)))
  ).flat();
  if (problems.length > 0)
    throw new ReleaseError(
      [
        `${entry.descriptor.id} would not run in the deployed host:`,
        ...problems.map((problem) => `- ${problem}`),
        'It stays off. Deploy a release of it that fits the host first.',
      ].join('\n'),
    );
}

/**
 * A line for each release that takes something from a build of the host whose type is another than in the one that is
 * released. It may run all the same, so nothing is refused for it. None where one of the two does not say its types.
 */
export async function otherTypes(
  dist: string,
  registry: Registry,
  before: HostBuild | undefined,
  now: HostBuild,
): Promise<readonly string[]> {
  const lines = shownIn(registry).map(async (entry) => {
    const parts = await partsOf(dist, entry);
    const changed = otherTypesIn(parts?.imports, before?.types, now.types);
    return changed && `${entry.descriptor.id} ${folderOf(entry)} takes ${changed}: of another type by now.`;
  });
  return (await Promise.all(lines)).filter((line) => line !== '');
}
