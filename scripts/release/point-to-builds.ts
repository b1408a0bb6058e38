import type { Registry, RegistryEntry } from '@fm/contract';
import { inPlaceOf } from './in-place-of';
import { changeRegistry, entryOf } from './registry-file';
import type { Source } from './source';
import { whoReleases } from './who-releases';

/**
 * Points the registry at these builds, in one step, `build` being the host's. Areas that are not among them stay as
 * they are, those that no longer exist go.
 */
export function pointToBuilds(
  dist: string,
  builds: readonly RegistryEntry[],
  existing: readonly string[],
  source?: Source,
  build?: string,
): Promise<Registry> {
  const account = { action: 'build', by: whoReleases(), ...(source && { source }) } as const;
  return changeRegistry(dist, account, (now) => ({
    ...now,
    ...(build !== undefined && { host: build }),
    remotes: existing.flatMap((id) => {
      const known = entryOf(now, id);
      const built = builds.find(({ descriptor }) => descriptor.id === id);
      return built ? [inPlaceOf(known, built)] : known ? [known] : [];
    }),
  }));
}
