import { HttpsError, onCall } from 'firebase-functions/https';
import { PLACE } from '../place';
import { Counts } from './counts';

const counts = new Counts();

/** The same as `report`, for hosts that were built before it was there: they are kept and rolled back to for 30 days. */
export const countUse = onCall({ ...PLACE, maxInstances: 1 }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  switch (await counts.take({ uid: auth.uid, signedInAt: auth.token.auth_time }, data)) {
    case 'tooOften':
      throw new HttpsError('resource-exhausted', 'These are too many counts. Send them later, together.');
    case 'damaged':
      throw new HttpsError('invalid-argument', 'These are no counts.');
    case 'stranger':
      throw new HttpsError('permission-denied', 'Only people who work here are counted.');
    default:
      return null;
  }
});
