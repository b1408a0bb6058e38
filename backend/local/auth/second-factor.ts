import { randomBytes } from 'node:crypto';
import type { Account, SecondFactor } from './account';
import { type Refusal, refuse } from './answer';
import type { AuthService } from './service';
import { readSealed, sealed } from './tokens';
import { stepOfCode, toBase32 } from './totp';

const MINUTE_MS = 60_000;
/** How long a person may take to set an app up, in milliseconds. */
const ENROLLMENT_MS = 15 * MINUTE_MS;
/** How long after the password the code may be typed, in milliseconds. */
const PENDING_MS = 5 * MINUTE_MS;
// 160 bits, as RFC 4226 recommends.
const SECRET_BYTES = 20;

/** A secret for an app, and the text that brings it back when its first code is typed. */
export function offerSecret({ localId }: Account, { seal, now }: AuthService) {
  const secret = toBase32(randomBytes(SECRET_BYTES));
  const until = now() + ENROLLMENT_MS;
  return { secret, until, sessionInfo: sealed('enrollment', { sub: localId, secret, until }, seal) };
}

/** The secret that was offered to this account, or why it is not taken any more. */
export function offeredSecret(sessionInfo: string, { localId }: Account, on: AuthService): string | Refusal {
  const { sub, secret, until } = readSealed('enrollment', sessionInfo, on.seal) ?? {};
  if (sub !== localId || typeof secret !== 'string' || typeof until !== 'number')
    return refuse('INVALID_SESSION_INFO');
  return on.now() < until ? secret : refuse('SESSION_EXPIRED');
}

/** What proves for some minutes that the password of an account was typed. A new password or an ended session ends it. */
export const pendingCredential = ({ localId, generation }: Account, { seal, now }: AuthService): string =>
  sealed('pending', { sub: localId, gen: generation, until: now() + PENDING_MS }, seal);

/** The account whose password was typed, or why that does not count any more. */
export function pendingAccount(credential: string, on: AuthService): Account | Refusal {
  const { sub, gen, until } = readSealed('pending', credential, on.seal) ?? {};
  const account = typeof sub === 'string' ? on.accounts.byId(sub) : undefined;
  if (account === undefined || gen !== account.generation || typeof until !== 'number' || on.now() >= until)
    return refuse('INVALID_MFA_PENDING_CREDENTIAL');
  return account.disabled ? refuse('USER_DISABLED') : account;
}

const TOO_MANY_CODES = 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong codes. Try again later.';

/** Takes a code of an account's app, once. Wrong ones count, so that nobody tries a million. */
export function takeCode(
  { localId }: Account,
  factor: SecondFactor,
  typed: string,
  on: AuthService,
): SecondFactor | Refusal {
  const counted = `codes of ${localId}`;
  if (on.failures.areTooMany(counted)) return refuse(TOO_MANY_CODES);
  const lastStep = stepOfCode(factor.secret, typed, on.now(), factor.lastStep);
  if (lastStep === undefined) {
    on.failures.add(counted);
    return refuse('INVALID_CODE');
  }
  on.failures.forget(counted);
  return { ...factor, lastStep };
}
