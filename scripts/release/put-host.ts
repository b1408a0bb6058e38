import type { Registry } from '@fm/contract';
import { checkAreas } from './check-areas';
import { type Account, changedSince } from './history';
import { changeRegistry, readRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { releasedHost, storedHost } from './stored-host';

/** The store as it was when a build of the host was chosen; `build` is the one that was released then. */
export interface SeenHost {
  readonly registry: Registry;
  readonly build: string | undefined;
}

export async function seenHost(dist: string): Promise<SeenHost> {
  const registry = await readRegistry(dist);
  return { registry, build: (await releasedHost(dist))?.build };
}

/** Says who replaced the host since. */
async function overtaken(dist: string, now: Registry, seen: SeenHost): Promise<ReleaseError> {
  const by = await changedSince(dist, now, seen.registry, 'host');
  return new ReleaseError(
    `The host was replaced meanwhile${by}: build ${now.host ?? 'none'} is released now. ` +
      'Nothing of yours was released. Take in what that one brought, then deploy again.',
  );
}

/**
 * Makes a build of the store the host that is released, if it is still the one that was seen and every area runs in it.
 * Rejects with a ReleaseError otherwise, and leaves everything as it is.
 */
export function putHost(
  dist: string,
  build: string,
  seen: SeenHost,
  account: Account & { readonly action: 'deploy' | 'rollback' },
): Promise<Registry> {
  return changeRegistry(dist, account, async (now) => {
    if (now.host !== seen.build) throw await overtaken(dist, now, seen);
    await checkAreas(dist, now, await storedHost(dist, build));
    return { ...now, host: build };
  });
}
