import { isPrepared } from '@fm/domain/user';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { database } from '../database';
import { IDENTITY_PLACE } from '../place';
import { followLogin } from './follow-login';
import { sendInvitation } from './send-invitation';

/**
 * Has the identity service follow what the record of a login says, however often and in whatever order it is told: what
 * counts is the record as it is now. Tried again until the identity service answers.
 */
export const followUser = onDocumentWritten(
  { ...IDENTITY_PLACE, document: 'users/{uid}', retry: true },
  async ({ params: { uid } }) => {
    await (isPrepared({ id: uid }) ? sendInvitation(database(), uid) : followLogin(database(), uid));
  },
);
