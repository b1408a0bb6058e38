import { browserDrafts } from '../drafts/draft-store';
import { lock } from '../drafts/lock';
import { draftsOf, filesOf } from '../drafts/logout';
import { isOfOutbox, lookIntoOutbox } from './outbox';

/** Which of somebody's things this browser alone has, changes that were sent aside; text before files. */
export async function unsavedOf(uid: string): Promise<'text' | 'files' | undefined> {
  const kept = await browserDrafts.under(draftsOf(uid));
  const own = kept.filter(({ key }) => !isOfOutbox(uid, key));
  if (own.length === 0) return undefined;
  return own.every(({ key }) => key.startsWith(filesOf(uid))) ? 'files' : 'text';
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
