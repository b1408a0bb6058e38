import { firebaseSettings } from './app';

/** How long the identity service may take for an answer, in milliseconds. */
const DEADLINE_MS = 15_000;

const CODES: Readonly<Record<string, string>> = {
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  INVALID_CODE: 'invalid-verification-code',
  INVALID_MFA_PENDING_CREDENTIAL: 'invalid-multi-factor-session',
  MFA_ENROLLMENT_NOT_FOUND: 'multi-factor-info-not-found',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  SECOND_FACTOR_EXISTS: 'second-factor-already-in-use',
  SESSION_EXPIRED: 'code-expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  UNVERIFIED_EMAIL: 'unverified-email',
  USER_DISABLED: 'user-disabled',
};

class SecondFactorError extends Error {
  readonly code: string;
  constructor(reason: string, cause: unknown) {
    super(`The identity service refused: ${reason}.`, { cause });
    this.code = `auth/${reason}`;
  }
}

/**
 * Calls the identity service as the SDK does, at a path such as `v2/accounts/mfaSignIn:finalize`. Rejects with an error
 * that has an `authErrorCode`.
 */
export async function callIdentityService(path: string, body: object): Promise<Record<string, unknown>> {
  const { emulators, project } = firebaseSettings();
  const origin = emulators ? `http://${emulators.auth}/` : 'https://';
  const url = `${origin}identitytoolkit.googleapis.com/${path}?key=${encodeURIComponent(project.apiKey)}`;
  let answer: Response;
  let read: Record<string, unknown>;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    read = (await answer.json()) as Record<string, unknown>;
  } catch (error) {
    throw new SecondFactorError('network-request-failed', error);
  }
  if (answer.ok) return read;
  const { message = '' } = (read.error ?? {}) as { message?: string };
  const [code = ''] = message.split(' : ');
  throw new SecondFactorError(CODES[code] ?? 'internal-error', message);
}
