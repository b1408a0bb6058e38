import * as v from 'valibot';
import { give, refuse } from '../answer';
import { call, flag, text } from '../call';
import { canonicalEmail, isEmail } from '../email';
import { passwordMatches } from '../password';
import { seconds, sessionFor } from '../service';

const signInSchema = v.object({ email: text, password: text, returnSecureToken: flag });

/** `accounts:signInWithPassword` */
export const signInWithPassword = call(signInSchema, async (input, _by, on) => {
  const { email, password } = input;
  if (email === undefined) return refuse('MISSING_EMAIL');
  if (!isEmail(email)) return refuse('INVALID_EMAIL');
  if (!password) return refuse('MISSING_PASSWORD');
  const found = on.accounts.byEmail(canonicalEmail(email));
  const matches = await passwordMatches(password, found?.passwordHash);
  if (found === undefined || !matches) {
    if (on.settings.hidesAddresses) return refuse('INVALID_LOGIN_CREDENTIALS');
    return refuse(found === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  if (found.disabled) return refuse('USER_DISABLED');
  const now = on.now();
  const account = await on.accounts.change(found.localId, { lastLoginAt: now, lastRefreshAt: now });
  if (account === undefined) return refuse('INVALID_LOGIN_CREDENTIALS');
  return give({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.localId,
    email: account.email,
    ...sessionFor(account, seconds(now), on),
  });
});
