import { MAIL_PATH, type Mail } from '@fm/domain/mail';
import { isPrepared, users } from '@fm/domain/user';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { database } from '../database';
import { IDENTITY_PLACE } from '../place';
import { administratorName } from './administrator-name';
import { identities } from './identities';
import { invitationMailId } from './send-invitation';

/** As many as the identity service looks up at once. */
const MOST = 100;

const asked = v.object({
  uids: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), v.maxLength(MOST)),
});

/**
 * When whose login was last used and whether it has a second factor, as the identity service knows: for administrators,
 * of up to 100 at once. Of who is invited, whether the mail was refused.
 */
export const accountFacts = onCall({ ...IDENTITY_PLACE, maxInstances: 2 }, async ({ auth, data }) => {
  await administratorName(auth);
  const { success, output } = v.safeParse(asked, data);
  if (!success) throw new HttpsError('invalid-argument', `Name up to ${MOST} accounts.`);
  const invited = output.uids.filter((id) => isPrepared({ id }));
  const uids = output.uids.filter((id) => !isPrepared({ id })).map((uid) => ({ uid }));
  const [{ users: found }, undelivered] = await Promise.all([
    identities().getUsers(uids),
    undeliveredOf(invited),
  ]);
  const facts = found.map(({ uid, metadata: { lastSignInTime }, multiFactor }) => ({
    uid,
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
    hasSecondFactor: (multiFactor?.enrolledFactors.length ?? 0) > 0,
  }));
  return [...facts, ...undelivered];
});

/** Those of the invited whose last mail was not delivered, with what the mail server said. */
async function undeliveredOf(ids: readonly string[]) {
  const store = database();
  const read = (paths: readonly string[]) =>
    paths.length === 0 ? [] : store.getAll(...paths.map((path) => store.doc(path)));
  const logins = await read(ids.map((id) => `${users.path}/${id}`));
  const asked = logins.flatMap((login) => {
    const at: unknown = login.get('invitedAt');
    return at instanceof Timestamp ? [{ uid: login.id, mail: invitationMailId(login.id, at) }] : [];
  });
  const mails = await read(asked.map(({ mail }) => `${MAIL_PATH}/${mail}`));
  return asked.flatMap(({ uid }, place) => {
    const { state, error } = (mails[place]?.data() as Mail | undefined)?.delivery ?? {};
    if (state !== 'ERROR') return [];
    return [{ uid, lastSignInAt: null, hasSecondFactor: false, undelivered: error ?? 'no reason was given' }];
  });
}
