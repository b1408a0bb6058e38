import { HttpsError, onCall } from 'firebase-functions/https';
import { firestoreDatabase } from '../command/firestore-database';
import { database } from '../database';
import { PLACE } from '../place';
import { Throttle } from '../throttle';
import { FailedFor } from './failed-for';
import { takeUse } from './take-use';

/** A page sends every five minutes, and when it is hidden. */
const throttle = new Throttle({ most: 30, withinMs: 600_000 });

const failedFor = new FailedFor();

/** Takes what a page counted of its use: screens, commands and failures, by build; nothing of persons or records. */
export const countUse = onCall({ ...PLACE, maxInstances: 1 }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  const now = new Date();
  if (throttle.isTooOften(auth.uid, now.getTime()))
    throw new HttpsError('resource-exhausted', 'These are too many counts. Send them later, together.');
  const caller = { uid: auth.uid, signedInAt: auth.token.auth_time };
  const isFirst = failedFor.of(auth.uid, now);
  switch (await takeUse(firestoreDatabase(database()), caller, data, now, isFirst)) {
    case 'damaged':
      throw new HttpsError('invalid-argument', 'These are no counts.');
    case 'stranger':
      throw new HttpsError('permission-denied', 'Only people who work here are counted.');
    default:
      return null;
  }
});
