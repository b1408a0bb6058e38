import type { UserRecord } from './session-state';
import { userRecord } from './user-records';

/** As in `@fm/domain/user`, which would bring its chunk's name into the bundle of the sign-in page. */
const PREPARED = 'prepared-';

/** The first record with this e-mail. One that was prepared is bound to who signs in. Rejects without an answer. */
export async function byEmail(email: string): Promise<UserRecord | undefined> {
  const { collection, firestore, getDocs, limit, query, where } = await import('@fm/firebase/firestore');
  const found = await getDocs(query(collection(firestore(), 'users'), where('email', '==', email), limit(1)));
  const [first] = found.docs;
  // Without a connection the SDK answers from its empty cache, which says nothing about the record.
  if (!first && found.metadata.fromCache) throw new Error('The database did not answer.');
  if (!first || (first.id.startsWith(PREPARED) && !(await isBound()))) return undefined;
  return userRecord(first.id, first.data());
}

/** Whether the server gave the prepared record to who signs in. Rejects when it does not answer. */
async function isBound(): Promise<boolean> {
  const { run } = await import('@fm/data');
  const outcome = await run('users.bindPrepared', {}, { keep: false });
  if (!outcome.ok && !['refused', 'missing', 'invalid'].includes(outcome.failure.kind))
    throw new Error(outcome.failure.message);
  return outcome.ok;
}
