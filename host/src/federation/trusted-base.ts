import type { RegistryEntry } from '@fm/contract';
import { LoadError } from './remote-failure';

/**
 * Refuses, before anything is requested, an area whose files lie neither on our own origin nor on one of `origins`.
 * Throws a LoadError of kind `untrusted`.
 */
export function assertTrusted({ base, manifest }: RegistryEntry, origins: readonly string[]): void {
  const { origin } = new URL(base + manifest, document.baseURI);
  if (origin !== location.origin && !origins.includes(origin))
    throw new LoadError('untrusted', `${origin} is not an origin that areas may come from.`);
}
