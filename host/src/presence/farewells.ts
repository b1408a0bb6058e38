import { waitAtMost } from '../app/wait-at-most';

/** How long Logout waits for them, in milliseconds. */
const WAIT_MS = 1_000;

/** What a page takes back of what it said, while the server still takes it from who signs out. */
export const farewells = new Set<() => Promise<void>>();

/** Says all farewells. Never rejects. */
export async function sayFarewell(): Promise<void> {
  if (farewells.size === 0) return;
  const answers = Promise.allSettled([...farewells].map((farewell) => farewell()));
  await waitAtMost<unknown>(WAIT_MS, answers, () => undefined);
}
