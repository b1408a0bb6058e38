import { authErrorCode, type Identity, signIn } from '@fm/firebase/auth';
import { signInFailure } from './sign-in-failure';

/** Signs in with the password and, where the account has a second factor, with the code that is then asked for. */
export async function signInByCode(email: string, password: string): Promise<Identity> {
  try {
    return await signIn(email, password);
  } catch (error) {
    if (signInFailure(error) === 'invalidCredentials')
      void import('./note-sign-in').then(
        ({ noteFailedSignIn }) => noteFailedSignIn(email),
        () => undefined,
      );
    if (authErrorCode(error) !== 'auth/multi-factor-auth-required') throw error;
    const { askForCode } = await import('./second-step/ask-for-code');
    return askForCode(error);
  }
}
