import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { IDENTITY_PLACE } from '../place';
import { administratorName } from './administrator-name';
import { identities } from './identities';

/** As many as the identity service looks up at once. */
const MOST = 100;

const asked = v.object({
  uids: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), v.maxLength(MOST)),
});

/**
 * When whose login was last used and whether it has a second factor, as the identity service knows: for administrators,
 * of up to 100 at once.
 */
export const accountFacts = onCall({ ...IDENTITY_PLACE, maxInstances: 2 }, async ({ auth, data }) => {
  await administratorName(auth);
  const { success, output } = v.safeParse(asked, data);
  if (!success) throw new HttpsError('invalid-argument', `Name up to ${MOST} accounts.`);
  const { users: found } = await identities().getUsers(output.uids.map((uid) => ({ uid })));
  return found.map(({ uid, metadata: { lastSignInTime }, multiFactor }) => ({
    uid,
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
    hasSecondFactor: (multiFactor?.enrolledFactors.length ?? 0) > 0,
  }));
});
