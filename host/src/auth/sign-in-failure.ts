import { authErrorCode } from '@fm/firebase/auth';
import type { SignInFailure } from './session-state';

/** Which row of the error catalogue an error while signing in belongs to: one code has a row of its own. */
export function signInFailure(error: unknown): SignInFailure {
  switch (authErrorCode(error)) {
    case 'auth/user-cancelled':
      return 'cancelled';
    case 'auth/invalid-credential':
      return 'invalidCredentials';
    default:
      return 'unavailable';
  }
}
