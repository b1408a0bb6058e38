import type { Registry, RegistryEntry } from '@fm/contract';

const HUNDRED = 100;
/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** From 0 to 99, the same for the same person and release, and evenly spread over people. */
function placeOf(person: string, release: string): number {
  let hash = OFFSET;
  for (const letter of `${person.toLowerCase()} ${release}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  // The low bits of this hash alone go by the last letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % HUNDRED;
}

/** Whether a person has the release that is for some people; nobody whom this page does not know has it. */
export const hasCanary = ({ canary }: RegistryEntry, person: string | undefined): boolean =>
  canary !== undefined && person !== undefined && placeOf(person, canary.entry.base) < canary.percent;

/** The registry as a person has it. What operators say of an area holds for both of its releases. */
export function chosenFor(registry: Registry, person: string | undefined): Registry {
  const { remotes } = registry;
  if (!remotes.some((entry) => hasCanary(entry, person))) return registry;
  return {
    ...registry,
    remotes: remotes.map((entry) => {
      const { canary, enabled, notice } = entry;
      return canary && hasCanary(entry, person) ? { ...canary.entry, enabled, notice, canary } : entry;
    }),
  };
}
