import type { RegistryEntry } from '@fm/contract';
import { folderOf } from './stored-release';

/** The release that was there before `next` takes its place, for a rollback. */
function previousOf(known: RegistryEntry | undefined, next: RegistryEntry): { previous?: string } {
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
