import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { goBySettings } from '../company/go-by-settings';
import { database } from '../database';
import { PLACE } from '../place';
import { noteFailedSignIn, noteSignedIn } from './sign-in-entries';

const MS_OF_S = 1000;

const asked = v.object({
  /** Of a sign-in that failed; left out of one that went well. */
  failed: v.optional(v.pipe(v.string(), v.toLowerCase(), v.email(), v.maxLength(254))),
});

/**
 * Tells auditors of a sign-in, or of one that failed. The page says that it happened; who, and when the session began,
 * stands in the token. Answers the same whatever there is, so that nobody learns which addresses have a login.
 */
export const noteSignIn = onCall({ ...PLACE, maxInstances: 2 }, async ({ auth, data }) => {
  const { success, output } = v.safeParse(asked, data);
  if (!success) throw new HttpsError('invalid-argument', 'Say which address it was.');
  await goBySettings(database());
  if (output.failed !== undefined) await noteFailedSignIn(database(), output.failed, new Date());
  else if (auth)
    await noteSignedIn(database(), {
      uid: auth.uid,
      signedInAt: new Date(auth.token.auth_time * MS_OF_S),
    });
  return null;
});
