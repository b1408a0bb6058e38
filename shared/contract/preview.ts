import type { RegistryEntry } from './registry';

/** Name of the file that a release in the store has beside its others when it may be looked at before it is released. */
export const PREVIEW = 'preview.json';

/** A release to be looked at in the deployed host, by who has its address. */
export interface Preview {
  readonly schema: 1;
  readonly entry: RegistryEntry;
  /** Roles of those who may look; everybody who signs in where it is empty. */
  readonly roles: readonly string[];
}
