import { it } from './test';
import { namedBackend } from './test-backend';

/** Skips the test or the group it stands in where another server runs: that one has no such thing below `/__local/`. */
export const needsEmbedded = (what: string): void =>
  it.skip(namedBackend !== undefined, `Another server has no ${what}.`);
