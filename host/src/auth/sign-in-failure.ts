import type { SignInFailure } from './session-state';

// Which of them comes depends on the project's protection against e-mail enumeration.
const INVALID_CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
]);

/** Which row of the error catalogue an error while signing in belongs to. */
export function signInFailure(error: unknown): SignInFailure {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'auth/user-cancelled') return 'cancelled';
  return typeof code === 'string' && INVALID_CREDENTIALS.has(code) ? 'invalidCredentials' : 'unavailable';
}
