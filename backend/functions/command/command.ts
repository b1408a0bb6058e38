import { HttpsError, onCall } from 'firebase-functions/https';
import { PLACE } from '../place';
import { answerCommand } from './answer-command';

/** The one door for changes of shared data: answers failures as values, and refuses only who is not signed in. */
export const command = onCall({ ...PLACE, maxInstances: 5 }, ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  const { email, email_verified: isVerified } = auth.token;
  const verifiedEmail = isVerified ? email?.toLowerCase() : undefined;
  return answerCommand({ uid: auth.uid, verifiedEmail }, data);
});
