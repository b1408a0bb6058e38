import { userInfo } from 'node:os';

/** Who makes a release, for the history: `RELEASED_BY`, or the user of this machine. */
export function whoReleases(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const named = env.RELEASED_BY?.trim();
  if (named) return named;
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number that has no name.
    return 'unknown';
  }
}
