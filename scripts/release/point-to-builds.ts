import type { Registry, RegistryEntry } from '@fm/contract';
import { changeRegistry, entryOf } from './registry-file';
import type { Source } from './source';
import { folderOf } from './stored-release';
import { whoReleases } from './who-releases';

/** The release that was there before `next` takes its place, for a rollback. */
export function previousOf(known: RegistryEntry | undefined, next: RegistryEntry): { previous?: string } {
  if (!known) return {};
  const previous = folderOf(known) === folderOf(next) ? known.previous : folderOf(known);
  return previous === undefined ? {} : { previous };
}

/** An entry for `release` in place of `known`: what operators said about the area stays. */
export const inPlaceOf = (known: RegistryEntry | undefined, release: RegistryEntry): RegistryEntry => ({
  ...release,
  ...(known && { enabled: known.enabled, notice: known.notice }),
  ...previousOf(known, release),
});

/**
 * Points the registry at these builds, in one step, `build` being the host's. Areas that are not among them stay as
 * they are, those that no longer exist go. What was deployed or rolled back is left alone: a build must not undo it
 * unasked.
 */
export function pointToBuilds(
  dist: string,
  builds: readonly RegistryEntry[],
  existing: readonly string[],
  source?: Source,
  build?: string,
): Promise<Registry> {
  const account = { action: 'build', by: whoReleases(), ...(source && { source }) } as const;
  return changeRegistry(dist, account, (now) => {
    const elsewhere = now.remotes.filter(
      ({ deployed, descriptor }) => deployed && !existing.includes(descriptor.id),
    );
    const here = existing.flatMap((id) => {
      const known = entryOf(now, id);
      const built = builds.find(({ descriptor }) => descriptor.id === id);
      if (known?.deployed || !built) return known ? [known] : [];
      return [inPlaceOf(known, built)];
    });
    const host = build !== undefined && !now.hostDeployed ? { host: build } : {};
    return { ...now, ...host, remotes: [...here, ...elsewhere] };
  });
}
