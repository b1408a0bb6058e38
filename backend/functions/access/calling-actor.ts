import type { Actor } from '@fm/domain/record';
import { type User, users } from '@fm/domain/user';
import { actorOf } from '@fm/workflows/command';
import { recordFrom } from '@fm/workflows/documents';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { firestoreDatabase } from '../command/firestore-database';
import { database } from '../database';

/**
 * Who calls; undefined where their access ended, or their session is over. Throws an `HttpsError` for somebody who is
 * not signed in.
 */
export async function callingActor(auth: CallableRequest['auth']): Promise<Actor | undefined> {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  const { uid, token } = auth;
  const document = await firestoreDatabase(database()).transact((transaction) =>
    transaction.get(`${users.path}/${uid}`),
  );
  return actorOf({ uid, signedInAt: token.auth_time }, recordFrom<User>(document));
}
