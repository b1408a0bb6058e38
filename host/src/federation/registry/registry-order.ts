import type { Registry } from '@fm/contract';

/**
 * Whether a registry was written before the one that is known, and so comes from a late edge of a content network or
 * an old copy. Instants order registries over all stores. One without an instant is older by a lower revision alone;
 * one with an instant is never older than one without.
 */
export function isOlder(registry: Registry, known: Registry): boolean {
  if (registry.writtenAt === undefined) return registry.revision < known.revision;
  return known.writtenAt !== undefined && Date.parse(registry.writtenAt) < Date.parse(known.writtenAt);
}

/** The server sent a registry from before the one that is known: what is known stays. */
export class OlderRegistryError extends Error {
  override readonly name = 'OlderRegistryError';
}
