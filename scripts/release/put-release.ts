import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@fm/contract';
import { checkFit } from './check-fit';
import { type Account, changedSince } from './history';
import type { HostBuild } from './host-build';
import { inPlaceOf } from './in-place-of';
import { changeRegistry, entryOf, withEntry } from './registry-file';
import { ReleaseError } from './release-error';
import { releasedHost } from './stored-host';
import { folderOf } from './stored-release';

/** What is deployed, as it was when an area was checked against it. */
export interface Deployed {
  readonly registry: Registry;
  readonly host: HostBuild;
}

/** What a store has deployed now. Rejects with a ReleaseError when it has no host. */
export async function deployedIn(dist: string, registry: Registry): Promise<Deployed> {
  const host = await releasedHost(dist);
  if (!host)
    throw new ReleaseError(
      `${join(dist, 'host')} holds no host to deploy an area into: run "npm run deploy -- host" first.`,
    );
  return { registry, host };
}

/** Which releases an entry stands for, and how they came there; not whether operators switched it off. */
const stateOf = (entry: RegistryEntry | undefined) =>
  entry
    ? `${folderOf(entry)} after ${entry.previous ?? 'none'}, for some ${entry.canary ? folderOf(entry.canary.entry) : 'none'}`
    : 'none';

/** Says who changed the area since. */
async function overtaken(dist: string, id: string, now: Registry, seen: Registry): Promise<ReleaseError> {
  const by = await changedSince(dist, now, seen, id);
  const entry = entryOf(now, id);
  return new ReleaseError(
    `${id} was changed meanwhile${by}: ${entry ? `${folderOf(entry)} is deployed now` : 'it is gone'}. ` +
      'Nothing of yours was released. Take in what that release brought, then deploy again.',
  );
}

/**
 * Gives the area's entry as it is now, if a candidate that was checked against `seen` still fits: the area and the host
 * are what they were, and other areas do not contradict it. Rejects with a ReleaseError when somebody else was quicker.
 */
export async function releaseUnchanged(
  dist: string,
  candidate: RegistryEntry,
  seen: Deployed,
  now: Registry,
): Promise<RegistryEntry | undefined> {
  const { id } = candidate.descriptor;
  const known = entryOf(now, id);
  if (stateOf(known) !== stateOf(entryOf(seen.registry, id)))
    throw await overtaken(dist, id, now, seen.registry);
  const { host } = await deployedIn(dist, now);
  if (host.build !== seen.host.build)
    throw new ReleaseError(
      `The host was replaced meanwhile: ${id} was checked in build ${seen.host.build}, and ${host.build} is ` +
        'deployed now. Nothing was released. Deploy again to check it there.',
    );
  checkFit(candidate.descriptor, host, now);
  return known;
}

/**
 * Makes a checked build the area's release for all, if the area and the host are still what it was checked against: one
 * that only some people have is over. Rejects with a ReleaseError, and leaves the registry as it is, when somebody else
 * was quicker. Releases of other areas do not matter as long as they do not contradict this one.
 */
export function putRelease(
  dist: string,
  candidate: RegistryEntry,
  seen: Deployed,
  account: Account & { readonly action: 'deploy' | 'rollback' },
): Promise<Registry> {
  return changeRegistry(dist, account, async (now) => {
    const known = await releaseUnchanged(dist, candidate, seen, now);
    return withEntry(now, inPlaceOf(known, candidate));
  });
}
