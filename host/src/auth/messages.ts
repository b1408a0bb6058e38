import type { SignInFailure } from './session-state';

/** The error catalogue of the specification, section 8, word for word. */
export const SIGN_IN_FAILURES: Readonly<Record<SignInFailure, string>> = {
  invalidCredentials: 'Invalid email or password. Please try again.',
  unavailable: 'Login failed. Please try again later.',
  noUserRecord: 'No user data found in Firestore.',
  // Who does not type the code knows why.
  cancelled: '',
};

export const RESET_SENT = 'A password reset link has been sent to your email.';
export const RESET_FAILED = 'Failed to send reset email. Please check your email address.';

export const ACCOUNT_DISABLED = 'Your account has been disabled. Please contact your administrator.';
/** Also for a record that may no longer be read: which of the two it is, its owner is not told. */
export const ACCOUNT_REMOVED = 'Your account is no longer active. Please contact your administrator.';
export const SESSION_ENDED = 'An administrator signed you out. Sign in again to go on.';
