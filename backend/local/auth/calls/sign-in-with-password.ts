import * as v from 'valibot';
import { mfaInfoOf } from '../account';
import { give, refuse } from '../answer';
import { call, flag, text } from '../call';
import { canonicalEmail, isEmail } from '../email';
import { passwordMatches } from '../password';
import { pendingCredential } from '../second-factor';
import { seconds, sessionFor } from '../service';

const TOO_MANY_ATTEMPTS =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.';

const KIND = 'identitytoolkit#VerifyPasswordResponse';

const signInSchema = v.object({ email: text, password: text, returnSecureToken: flag });

/** `accounts:signInWithPassword` */
export const signInWithPassword = call(signInSchema, async (input, _by, on) => {
  const { email, password } = input;
  if (email === undefined) return refuse('MISSING_EMAIL');
  if (!isEmail(email)) return refuse('INVALID_EMAIL');
  if (!password) return refuse('MISSING_PASSWORD');
  const address = canonicalEmail(email);
  if (on.failures.areTooMany(address)) return refuse(TOO_MANY_ATTEMPTS);
  const found = on.accounts.byEmail(address);
  const matches = await passwordMatches(password, found?.passwordHash);
  // Asked again: of a thousand guesses at once, each found none before it when it came in.
  if (on.failures.areTooMany(address)) return refuse(TOO_MANY_ATTEMPTS);
  if (found === undefined || !matches) {
    on.failures.add(address);
    if (on.settings.hidesAddresses) return refuse('INVALID_LOGIN_CREDENTIALS');
    return refuse(found === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  on.failures.forget(address);
  if (found.disabled) return refuse('USER_DISABLED');
  if (found.secondFactor) {
    return give({
      kind: KIND,
      registered: true,
      localId: found.localId,
      email: found.email,
      mfaPendingCredential: pendingCredential(found, on),
      mfaInfo: mfaInfoOf(found),
    });
  }
  const now = on.now();
  const account = await on.accounts.change(found.localId, { lastLoginAt: now, lastRefreshAt: now });
  if (account === undefined) return refuse('INVALID_LOGIN_CREDENTIALS');
  return give({
    kind: KIND,
    registered: true,
    localId: account.localId,
    email: account.email,
    ...sessionFor(account, seconds(now), on),
  });
});
