import { authErrorCode, changePassword } from '@fm/firebase/auth';
import { changePasswordWithCode } from '@fm/firebase/second-factor';
import { CODE_WANTED, WRONG_CODE } from '../../auth/second-step/code';

/** Why the password was not changed; `field` is the one to look at. */
export interface PasswordFailure {
  readonly field?: 'current' | 'next' | 'code';
  readonly message: string;
}

const WRONG_CURRENT: PasswordFailure = { field: 'current', message: 'This is not your current password.' };

const FAILURES: Readonly<Record<string, PasswordFailure>> = {
  'auth/invalid-credential': WRONG_CURRENT,
  'auth/wrong-password': WRONG_CURRENT,
  'auth/weak-password': {
    field: 'next',
    message: 'This password is too easy to guess. Choose a longer one.',
  },
  'auth/password-does-not-meet-requirements': {
    field: 'next',
    message:
      'This password does not meet the rules of your company. Choose a longer one, or ask an administrator what is wanted.',
  },
  'auth/multi-factor-auth-required': {
    field: 'code',
    message: CODE_WANTED,
  },
  'auth/invalid-verification-code': { field: 'code', message: WRONG_CODE },
  'auth/too-many-requests': { message: 'Too many tries. Wait a few minutes, then try again.' },
  'auth/network-request-failed': {
    message: 'The server cannot be reached right now. Your password is unchanged; try again in a moment.',
  },
};

/**
 * Sets a new password; `code` is for who has a second factor. Gives why that did not happen, or undefined when it did.
 */
export async function changeOwnPassword(
  current: string,
  next: string,
  code: string | undefined,
): Promise<PasswordFailure | undefined> {
  try {
    await (code === undefined ? changePassword(current, next) : changePasswordWithCode(current, next, code));
    return undefined;
  } catch (error) {
    const known = FAILURES[authErrorCode(error) ?? ''];
    if (known) return known;
    console.error('The password could not be changed.', error);
    return { message: 'Something went wrong on our side. Your password is unchanged; try again.' };
  }
}
