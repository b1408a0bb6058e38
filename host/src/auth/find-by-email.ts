import { collection, doc, firestore, getDocs, limit, onSnapshot, query, where } from '@fm/firebase/firestore';
import { whenSettled } from '@fm/platform';
import type { UserRecord } from './session-state';
import { userRecord } from './user-record';

/** As in `@fm/domain/user`, which would bring its chunk's name into the bundle of the sign-in page. */
const PREPARED = 'prepared-';
/** As in `@fm/domain/settings`. */
const SETTINGS = 'settings/company';

/** The first record with this e-mail. One that was prepared is bound to who signs in. Rejects without an answer. */
export async function byEmail(email: string): Promise<UserRecord | undefined> {
  const wanted = query(collection(firestore(), 'users'), where('email', '==', email), limit(1));
  // Held until the page has settled: its end would be a request of its own, which the first list waits for.
  const held = [
    onSnapshot(wanted, ignore, ignore),
    // Comes along: what is drawn before the company's settings are known is drawn again.
    onSnapshot(doc(firestore(), SETTINGS), ignore, ignore),
  ];
  const release = () => {
    for (const end of held) end();
  };
  const found = await getDocs(wanted).finally(() => whenSettled(release));
  const [first] = found.docs;
  // Without a connection the SDK answers from its empty cache, which says nothing about the record.
  if (!first && found.metadata.fromCache) throw new Error('The database did not answer.');
  if (!first || (first.id.startsWith(PREPARED) && !(await isBound()))) return undefined;
  return userRecord(first.id, first.data());
}

const ignore = () => undefined;

/** Whether the server gave the prepared record to who signs in. Rejects when it does not answer. */
async function isBound(): Promise<boolean> {
  const { run } = await import(/* webpackChunkName: "data" */ '@fm/data');
  const outcome = await run('users.bindPrepared', {}, { keep: false });
  if (!outcome.ok && !['refused', 'missing', 'invalid'].includes(outcome.failure.kind))
    throw new Error(outcome.failure.message);
  return outcome.ok;
}
