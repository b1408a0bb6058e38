import type { Log } from '../log';
import type { Account } from './account';
import type { Accounts } from './accounts';
import { type Refusal, refuse } from './answer';
import type { OobCodes } from './codes';
import type { PasswordPolicy } from './password';
import type { Seal } from './seal';
import type { Settings } from './settings';
import type { SignInFailures } from './sign-in-failures';
import {
  type Claims,
  ID_TOKEN_SECONDS,
  issueIdToken,
  issueRefreshToken,
  issuerOf,
  readIdToken,
} from './tokens';

/** What every call works with. */
export interface AuthService {
  projectId: string;
  accounts: Accounts;
  codes: OobCodes;
  failures: SignInFailures;
  settings: Settings;
  passwordPolicy: PasswordPolicy;
  seal: Seal;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** Public address of the backend, without a trailing slash. */
  baseUrl: () => string;
}

/** Whoever makes a call: an administrator may name any account, others only their own by its token. */
export interface Caller {
  privileged: boolean;
}

/** The seconds since 1970 tokens count in. */
export const seconds = (ms: number): number => Math.floor(ms / 1000);

/**
 * A new pair of tokens for an account. `authTime` (seconds) is when the password was last typed, `secondFactor` the
 * factor that proved the person besides.
 */
export function sessionFor(account: Account, authTime: number, on: AuthService, secondFactor?: string) {
  const { projectId, seal } = on;
  const proved = { authTime, secondFactor };
  return {
    idToken: issueIdToken(account, { projectId, seal, now: seconds(on.now()), ...proved }),
    refreshToken: issueRefreshToken(account, proved, seal),
    expiresIn: String(ID_TOKEN_SECONDS),
  };
}

/** The account an ID token stands for, or why the token is not accepted (now). */
export function holderOf(
  idToken: string,
  on: AuthService,
): { ok: true; account: Account; claims: Claims } | Refusal {
  const token = readIdToken(idToken, on.seal);
  if (token === undefined) return refuse('INVALID_ID_TOKEN');
  const { payload: claims, generation } = token;
  if (claims.aud !== on.projectId || claims.iss !== issuerOf(on.projectId)) return refuse('INVALID_ID_TOKEN');
  if (on.now() >= claims.exp * 1000) return refuse('TOKEN_EXPIRED');
  const account = on.accounts.byId(claims.sub);
  if (account === undefined) return refuse('USER_NOT_FOUND');
  if (generation !== account.generation) return refuse('TOKEN_EXPIRED');
  if (account.disabled) return refuse('USER_DISABLED');
  return { ok: true, account, claims };
}

const RECENT_LOGIN_SECONDS = 300;

/** Whether the password was typed within the five minutes the real service asks for before delicate changes. */
export const isRecent = (claims: Claims, on: AuthService): boolean =>
  seconds(on.now()) - claims.auth_time <= RECENT_LOGIN_SECONDS;
