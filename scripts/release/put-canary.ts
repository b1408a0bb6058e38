import type { Registry, RegistryEntry } from '@fm/contract';
import { checkFit, checkShared } from './check-fit';
import { readManifest } from './manifest';
import { type Deployed, deployedIn, putRelease, releaseUnchanged } from './put-release';
import { changeRegistry, entryOf, readRegistry, withEntry } from './registry-file';
import { ReleaseError } from './release-error';
import type { Source } from './source';
import { folderOf, storedRelease } from './stored-release';

interface Few {
  /** Of a hundred people. */
  readonly percent: number;
  readonly by: string;
  readonly source?: Source | undefined;
}

const shareOf = (canary: RegistryEntry, percent: number): string => `${folderOf(canary)} for ${percent} %`;

/** The entry of an area that is for all, with nothing for some. */
const forAll = ({ canary: _, ...entry }: RegistryEntry): RegistryEntry => entry;

/**
 * The release that all people have, where another one, of this folder, can be for some of them. Throws a ReleaseError
 * where that is the very same, or where there is none.
 */
export function checkForSome(registry: Registry, id: string, folder: string): RegistryEntry {
  const known = entryOf(registry, id);
  if (!known)
    throw new ReleaseError(`${id} has no release that the other people could have: deploy it for all.`);
  if (folderOf(known) === folder)
    throw new ReleaseError(
      `${id} ${folder} is what all people have already: nothing of the area was changed since.`,
    );
  return known;
}

/**
 * Gives a checked build to some people, in the place of the release for all, if the area and the host are still what it
 * was checked against. Rejects with a ReleaseError otherwise, and where there is no release for the others yet.
 */
export function putCanary(
  dist: string,
  candidate: RegistryEntry,
  seen: Deployed,
  { percent, by, source }: Few,
): Promise<Registry> {
  const account = {
    action: 'canary',
    by,
    notice: shareOf(candidate, percent),
    ...(source && { source }),
  } as const;
  return changeRegistry(dist, account, async (now) => {
    await releaseUnchanged(dist, candidate, seen, now);
    const known = checkForSome(now, candidate.descriptor.id, folderOf(candidate));
    return withEntry(now, { ...known, canary: { percent, entry: candidate } });
  });
}

/** The release that some people have of an area. Throws a ReleaseError where there is none. */
function canaryOf(registry: Registry, id: string): NonNullable<RegistryEntry['canary']> {
  const canary = entryOf(registry, id)?.canary;
  if (!canary) throw new ReleaseError(`${id} has no release that only some people have.`);
  return canary;
}

/** Gives the release that some people have to more or fewer of them. Nothing is built. */
export async function spreadCanary(
  dist: string,
  id: string,
  { percent, by }: Few,
): Promise<{ readonly to: string }> {
  const { entry } = canaryOf(await readRegistry(dist), id);
  await changeRegistry(dist, { action: 'canary', by, notice: shareOf(entry, percent) }, (now) => {
    const known = entryOf(now, id);
    if (!known || canaryOf(now, id).entry.build !== entry.build)
      throw new ReleaseError(`${id} was changed meanwhile. Look at "npm run releases", then try again.`);
    return withEntry(now, { ...known, canary: { percent, entry } });
  });
  return { to: folderOf(entry) };
}

/**
 * Gives the release that some people have to all: checked against the host as it is by now, and nothing is built. Rejects
 * with a ReleaseError where it would not run.
 */
export async function promoteCanary(
  dist: string,
  id: string,
  by: string,
): Promise<{ readonly from: string | undefined; readonly to: string; readonly revision: number }> {
  const registry = await readRegistry(dist);
  const to = folderOf(canaryOf(registry, id).entry);
  const release = await storedRelease(dist, id, to);
  const deployed = await deployedIn(dist, registry);
  checkShared(id, await readManifest(`${dist}/remotes/${id}/${to}`), deployed.host);
  checkFit(release.descriptor, deployed.host, registry);
  const before = entryOf(registry, id);
  const { revision } = await putRelease(dist, release, deployed, { action: 'deploy', by });
  return { from: before && folderOf(before), to, revision };
}

/** Takes the release that some people have back from them. Gives the one they have from now on. */
export async function withdrawCanary(
  dist: string,
  id: string,
  by: string,
  because?: string,
): Promise<{ readonly from: string; readonly to: string }> {
  const seen = canaryOf(await readRegistry(dist), id).entry;
  const why = because === undefined ? '' : `: ${because}`;
  const account = { action: 'rollback', by, notice: `${folderOf(seen)} for some${why}` } as const;
  const now = await changeRegistry(dist, account, (registry) => {
    const known = entryOf(registry, id);
    if (!known || canaryOf(registry, id).entry.build !== seen.build)
      throw new ReleaseError(`${id} was changed meanwhile. Look at "npm run releases", then try again.`);
    return withEntry(registry, forAll(known));
  });
  const left = entryOf(now, id);
  return { from: folderOf(seen), to: left ? folderOf(left) : 'nothing' };
}
