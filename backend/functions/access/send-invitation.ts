import { randomBytes } from 'node:crypto';
import { MAIL_PATH } from '@fm/domain/mail';
import { type User, users } from '@fm/domain/user';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { goBySettings } from '../company/go-by-settings';
import { companyTitle } from '../mail/mail-settings';
import { postMail } from '../mail/post-mail';
import { identities, identityOf } from './identities';

type Prepared = User & { readonly trashed?: boolean; readonly invitedAt?: unknown };

/** The mail with an invitation that was asked for at a moment. */
export const invitationMailId = (id: string, invitedAt: Timestamp): string =>
  `invitation-${id}-${invitedAt.toMillis()}`;

/**
 * Sends who is invited a link to set a password, once for each time it was asked for. The identity is made where the
 * address has none; one whose address nobody has confirmed gets a password that nobody knows, because whoever made it
 * need not be the one who is invited.
 */
export async function sendInvitation(database: Firestore, id: string): Promise<void> {
  const prepared = (await database.doc(`${users.path}/${id}`).get()).data() as Prepared | undefined;
  if (!prepared || prepared.disabled || prepared.trashed || !(prepared.invitedAt instanceof Timestamp))
    return;
  const mailId = invitationMailId(id, prepared.invitedAt);
  if ((await database.doc(`${MAIL_PATH}/${mailId}`).get()).exists) return;
  await Promise.all([readyIdentity(prepared), goBySettings(database)]);
  const link = await identities().generatePasswordResetLink(prepared.email);
  await postMail(database, mailId, invitation(prepared, link));
}

async function readyIdentity({ email, name }: Prepared): Promise<void> {
  const auth = identities();
  const known = await identityOf(auth.getUserByEmail(email));
  const password = randomBytes(32).toString('base64url');
  if (!known) await auth.createUser({ email, displayName: name, password, emailVerified: false });
  else if (!known.emailVerified) await auth.updateUser(known.uid, { displayName: name, password });
}

const invitation = ({ name, email }: Prepared, link: string) => ({
  to: email,
  subject: `Your access to ${companyTitle()}`,
  paragraphs: [
    `Hello ${name},`,
    `you are invited to work in the back office of ${companyTitle()}. Set a password to begin. After that you sign in with this e-mail address.`,
  ],
  action: { label: 'Set your password', link },
  closing:
    'The link works for one hour. When it no longer works, choose “Forgot password” on the sign-in page, and a new one is sent to you.',
});
