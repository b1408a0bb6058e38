import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Account } from '../account';
import { give, type Refusal, refuse, refuseUnimplemented } from '../answer';
import { call, text } from '../call';
import { offeredSecret, offerSecret } from '../second-factor';
import { type AuthService, holderOf, isRecent, sessionFor } from '../service';
import { CODE_LENGTH, PERIOD_SECONDS, stepOfCode } from '../totp';

const ID_BYTES = 16;
const NO_TELEPHONES = 'Codes by telephone are not implemented in the embedded backend.';
const anything = v.optional(v.unknown());

/** `mfaEnrollment:start`: a new secret for the app of who is signed in. */
export const startEnrollment = call(
  v.object({ idToken: text, totpEnrollmentInfo: anything, phoneEnrollmentInfo: anything }),
  async (input, _by, on) => {
    if (input.phoneEnrollmentInfo !== undefined) return refuseUnimplemented(NO_TELEPHONES);
    if (input.totpEnrollmentInfo === undefined) return refuse('INVALID_ARGUMENT');
    const holder = recentHolder(input.idToken, on);
    if (!holder.ok) return holder;
    const fault = enrollmentFault(holder.account);
    if (fault) return fault;
    const { secret, until, sessionInfo } = offerSecret(holder.account, on);
    return give({
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: CODE_LENGTH,
        hashingAlgorithm: 'SHA1',
        periodSec: PERIOD_SECONDS,
        sessionInfo,
        finalizeEnrollmentTime: new Date(until).toISOString(),
      },
    });
  },
);

/** `mfaEnrollment:finalize`: the first code of the app switches the second factor on. */
export const finalizeEnrollment = call(
  v.object({
    idToken: text,
    displayName: text,
    totpVerificationInfo: v.optional(v.object({ sessionInfo: text, verificationCode: text })),
    phoneVerificationInfo: anything,
  }),
  async ({ idToken, displayName, totpVerificationInfo: typed, ...input }, _by, on) => {
    if (input.phoneVerificationInfo !== undefined) return refuseUnimplemented(NO_TELEPHONES);
    const holder = recentHolder(idToken, on);
    if (!holder.ok) return holder;
    const { account, claims } = holder;
    const fault = enrollmentFault(account);
    if (fault) return fault;
    if (!typed?.sessionInfo) return refuse('MISSING_SESSION_INFO');
    if (!typed.verificationCode) return refuse('MISSING_CODE');
    const secret = offeredSecret(typed.sessionInfo, account, on);
    if (typeof secret !== 'string') return secret;
    const lastStep = stepOfCode(secret, typed.verificationCode, on.now());
    if (lastStep === undefined) return refuse('INVALID_CODE');
    const id = randomBytes(ID_BYTES).toString('hex');
    const factor = { id, ...(displayName ? { displayName } : {}), secret, enrolledAt: on.now(), lastStep };
    const changed = await on.accounts.change(account.localId, { secondFactor: factor });
    if (changed === undefined) return refuse('USER_NOT_FOUND');
    return give({ ...tokensOf(changed, claims.auth_time, on, id), totpAuthInfo: {} });
  },
);

/** `mfaEnrollment:withdraw`: switches the second factor off. */
export const withdrawEnrollment = call(
  v.object({ idToken: text, mfaEnrollmentId: text }),
  async (input, _by, on) => {
    const holder = recentHolder(input.idToken, on);
    if (!holder.ok) return holder;
    const { account, claims } = holder;
    if (!input.mfaEnrollmentId) return refuse('MISSING_MFA_ENROLLMENT_ID');
    if (account.secondFactor?.id !== input.mfaEnrollmentId) return refuse('MFA_ENROLLMENT_NOT_FOUND');
    const changed = await on.accounts.change(account.localId, { secondFactor: undefined });
    if (changed === undefined) return refuse('USER_NOT_FOUND');
    return give(tokensOf(changed, claims.auth_time, on));
  },
);

function recentHolder(idToken: string | undefined, on: AuthService) {
  if (!idToken) return refuse('MISSING_ID_TOKEN');
  const holder = holderOf(idToken, on);
  if (!holder.ok) return holder;
  return isRecent(holder.claims, on) ? holder : refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

function enrollmentFault({ emailVerified, secondFactor }: Account): Refusal | undefined {
  if (!emailVerified)
    return refuse('UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
  return secondFactor === undefined
    ? undefined
    : refuse('SECOND_FACTOR_EXISTS : TOTP second factor already enrolled for this user.');
}

function tokensOf(account: Account, authTime: number, on: AuthService, secondFactor?: string) {
  const { idToken, refreshToken } = sessionFor(account, authTime, on, secondFactor);
  return { idToken, refreshToken };
}
