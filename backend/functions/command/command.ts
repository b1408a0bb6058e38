import { answerCommand as answered, type Caller, type CommandAnswer } from '@fm/workflows/command';
import { COMMANDS } from '@fm/workflows/commands';
import { HttpsError, onCall } from 'firebase-functions/https';
import { database } from '../database';
import { PLACE } from '../place';
import { site } from '../site';
import { firestoreDatabase } from './firestore-database';
import { flatEnough } from './flat-enough';

/** The one door for changes of shared data: answers failures as values, and refuses only who is not signed in. */
export const command = flatEnough(
  onCall({ ...PLACE, maxInstances: 5 }, ({ auth, data }) => {
    if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
    const { email, email_verified: isVerified, auth_time: signedInAt } = auth.token;
    const verifiedEmail = isVerified ? email?.toLowerCase() : undefined;
    return answerCommand({ uid: auth.uid, verifiedEmail, signedInAt }, data);
  }),
);

/** Answers a command of a signed-in person on the project's own database. */
const answerCommand = (caller: Caller, request: unknown): Promise<CommandAnswer> =>
  answered(
    { database: firestoreDatabase(database()), commands: COMMANDS, now: () => new Date(), site },
    caller,
    request,
  );
