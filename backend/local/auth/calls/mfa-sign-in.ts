import * as v from 'valibot';
import { give, refuse, refuseUnimplemented } from '../answer';
import { call, text } from '../call';
import { pendingAccount, takeCode } from '../second-factor';
import { seconds, sessionFor } from '../service';

/** `mfaSignIn:finalize`: after the password, a code of the app signs in. */
export const finalizeSignIn = call(
  v.object({
    mfaPendingCredential: text,
    mfaEnrollmentId: text,
    totpVerificationInfo: v.optional(v.object({ verificationCode: text })),
    phoneVerificationInfo: v.optional(v.unknown()),
  }),
  async (input, _by, on) => {
    if (input.phoneVerificationInfo !== undefined)
      return refuseUnimplemented('Codes by telephone are not implemented in the embedded backend.');
    if (!input.mfaPendingCredential) return refuse('MISSING_MFA_PENDING_CREDENTIAL');
    const account = pendingAccount(input.mfaPendingCredential, on);
    if ('ok' in account) return account;
    if (!input.mfaEnrollmentId) return refuse('MISSING_MFA_ENROLLMENT_ID');
    const { secondFactor: factor } = account;
    if (factor?.id !== input.mfaEnrollmentId) return refuse('MFA_ENROLLMENT_NOT_FOUND');
    const code = input.totpVerificationInfo?.verificationCode;
    if (!code) return refuse('MISSING_CODE');
    const secondFactor = takeCode(account, factor, code, on);
    if ('ok' in secondFactor) return secondFactor;
    const now = on.now();
    // In the turn in which the code was looked at: the same code once more finds it used.
    const seen = { secondFactor, lastLoginAt: now, lastRefreshAt: now };
    const changed = await on.accounts.change(account.localId, seen);
    if (changed === undefined) return refuse('USER_NOT_FOUND');
    const { idToken, refreshToken } = sessionFor(changed, seconds(now), on, factor.id);
    return give({ idToken, refreshToken });
  },
);
