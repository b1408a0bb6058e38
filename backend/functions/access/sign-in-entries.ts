import { MS_PER_DAY } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { ACCESS_EVENTS_PATH, type HistoryEvent } from '@fm/domain/event';
import { nounFor } from '@fm/domain/record';
import { type User, users } from '@fm/domain/user';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

const HOUR_MS = 3_600_000;

type EntryFacts = Pick<HistoryEvent, 'kind' | 'note'>;

/** An entry in the shape of the history. Whose login it is stands as the person, too: a wrong password has no other. */
const entryOf = (uid: string, { name, role }: User, at: Date, facts: EntryFacts) => ({
  at: Timestamp.fromDate(at),
  actor: { uid, name, role },
  entity: { type: users.type, id: uid, label: name },
  changes: [],
  source: 'function',
  expireAt: Timestamp.fromMillis(at.getTime() + COMPANY.keptDays.signIns * MS_PER_DAY),
  ...facts,
});

/** Tells that somebody signed in, once for each session however often it is asked. */
export async function noteSignedIn(
  database: Firestore,
  { uid, signedInAt }: { readonly uid: string; readonly signedInAt: Date },
): Promise<void> {
  const login = (await database.doc(`${users.path}/${uid}`).get()).data() as User | undefined;
  // Who has no login gets in nowhere, and anybody can make an identity.
  if (!login) return;
  const place = database.doc(`${ACCESS_EVENTS_PATH}/in-${uid}-${signedInAt.getTime()}`);
  await place.set(entryOf(uid, login, signedInAt, { kind: 'signedIn' }));
}

/**
 * Tells that a wrong password was used for an address. Anybody can say so, many times: addresses without a login are
 * left out, and each login has one entry an hour, which counts.
 */
export async function noteFailedSignIn(database: Firestore, email: string, now: Date): Promise<void> {
  const { docs } = await database.collection(users.path).where('email', '==', email).limit(1).get();
  const [found] = docs;
  if (!found) return;
  const login = found.data() as User;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const place = database.doc(`${ACCESS_EVENTS_PATH}/failed-${found.id}-${hour}`);
  await database.runTransaction(async (transaction) => {
    const known = await transaction.get(place);
    const count = Number(known.get('count') ?? 0) + 1;
    const first: unknown = known.get('at');
    const at = first instanceof Timestamp ? first.toDate() : now;
    const note = nounFor(count, {
      one: 'A wrong password.',
      many: `A wrong password, ${count} times within an hour.`,
    });
    transaction.set(place, { ...entryOf(found.id, login, at, { kind: 'signInFailed', note }), count });
  });
}
