import { type Account, providersOf, redactedHash } from '../account';
import { type Answer, give, refuse } from '../answer';
import type { AuthService } from '../service';

/** What a changed account is answered with. */
export const accountInfo = (account: Account, more: object = {}): Answer =>
  give({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    emailVerified: account.emailVerified,
    providerUserInfo: providersOf(account),
    email: account.email,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    passwordHash: redactedHash(account),
    ...more,
  });

/** Marks the address a VERIFY_EMAIL code was sent to as verified. */
export async function verifyEmail(oobCode: string, on: AuthService): Promise<Answer> {
  const code = on.codes.check(oobCode);
  if (typeof code === 'string') return refuse(code);
  const account = on.accounts.byEmail(code.email);
  if (code.requestType !== 'VERIFY_EMAIL' || account === undefined) return refuse('INVALID_OOB_CODE');
  const [, verified] = await Promise.all([
    on.codes.use(code),
    on.accounts.change(account.localId, { emailVerified: true }),
  ]);
  return verified === undefined ? refuse('INVALID_OOB_CODE') : accountInfo(verified);
}
