import { type Arena, openArena } from './arena';

let shared: Promise<Arena> | undefined;
afterAll(async () => (await shared)?.close());

/** The arena of all tests of a file: to begin, it hashes a password for everybody. */
export function sharedArena(): Promise<Arena> {
  shared ??= openArena();
  return shared;
}
