import { browserDrafts } from '../drafts/draft-store';
import { lock } from '../drafts/lock';
import { draftsOf } from '../drafts/logout';
import { isOfOutbox, lookIntoOutbox } from './outbox';

/** Whether something typed is kept for this person. */
export async function hasDrafts(uid: string): Promise<boolean> {
  const kept = await browserDrafts.under(draftsOf(uid));
  return kept.some(({ key }) => !isOfOutbox(uid, key));
}

/** Whether the server has answered every change of this person; those that are just being sent have so many milliseconds. */
export async function areChangesAnswered(uid: string, ms: number): Promise<boolean> {
  const found = await lookIntoOutbox(uid);
  if (found.left.length > 0) return false;
  const signal = AbortSignal.timeout(ms);
  // Whoever sends a change holds it until it is answered.
  await Promise.all(found.busy.map(async (key) => (await lock(key, signal))?.()));
  const { left, busy } = await lookIntoOutbox(uid);
  return left.length + busy.length === 0;
}
