import { authErrorCode } from '@fm/firebase/auth';
import { hasSecondFactor } from '@fm/firebase/second-factor';
import { useCallback, useEffect, useState } from 'react';
import { WRONG_CODE } from '../../../auth/second-step/code';

/** Whether the own account has a second factor, as far as that is known. */
export type OwnFactor = 'loading' | 'failed' | 'on' | 'off';

/** Whether the own account has a second factor, and a way to ask again. */
export function useOwnFactor(): readonly [OwnFactor, () => Promise<void>] {
  const [state, setState] = useState<OwnFactor>('loading');
  const ask = useCallback(async () => {
    try {
      setState((await hasSecondFactor()) ? 'on' : 'off');
    } catch (error) {
      console.error('The identity service did not say whether there is a second factor.', error);
      setState('failed');
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  return [state, ask];
}

/** Why a step with the second factor was not taken; `field` is the one to look at. */
export interface FactorFailure {
  readonly field?: 'password' | 'code';
  readonly message: string;
}

const WRONG_PASSWORD: FactorFailure = { field: 'password', message: 'This is not your current password.' };

const ALREADY_ON: FactorFailure = {
  message: 'A second factor is on already, switched on in another window. Load this page again.',
};
const TOO_LATE: FactorFailure = { message: 'This took too long. Choose “Cancel” and begin again.' };

const FAILURES: Readonly<Record<string, FactorFailure>> = {
  'auth/invalid-credential': WRONG_PASSWORD,
  'auth/wrong-password': WRONG_PASSWORD,
  'auth/invalid-verification-code': { field: 'code', message: WRONG_CODE },
  'auth/requires-recent-login': TOO_LATE,
  'auth/code-expired': TOO_LATE,
  'auth/too-many-requests': { message: 'Too many tries. Wait ten minutes, then try again.' },
  'auth/operation-not-allowed': {
    message:
      'The sign-in service of your company offers no second factor. An administrator can switch it on there.',
  },
  'auth/unverified-email': {
    message:
      'Your e-mail address is not confirmed yet. Sign out, choose “Forgot password?” and set a password by the link in the mail: that confirms it.',
  },
  'auth/second-factor-already-in-use': ALREADY_ON,
  'auth/multi-factor-auth-required': ALREADY_ON,
  'auth/network-request-failed': {
    message: 'The server cannot be reached right now. Nothing was changed; try again in a moment.',
  },
};

/** Takes a step with the second factor. Gives what came of it, or why it was not taken. */
export async function factorStep<T>(
  step: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly failure: FactorFailure }> {
  try {
    return { value: await step() };
  } catch (error) {
    const known = FAILURES[authErrorCode(error) ?? ''];
    if (known) return { failure: known };
    console.error('A step with the second factor failed.', error);
    return { failure: { message: 'Something went wrong on our side. Nothing was changed; try again.' } };
  }
}
