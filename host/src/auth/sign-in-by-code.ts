import { authErrorCode, type Identity, signIn } from '@fm/firebase/auth';

/** The codes of a refused password or address; which of them comes depends on the project's protection of addresses. */
const REFUSED = /invalid-credential|wrong-password|user-not-found/;

/** Signs in with the password and, where the account has a second factor, with the code that is then asked for. */
export async function signInByCode(email: string, password: string): Promise<Identity> {
  try {
    return await signIn(email, password);
  } catch (error) {
    const code = authErrorCode(error) ?? '';
    if (REFUSED.test(code))
      void import('./note-sign-in').then(
        ({ noteFailedSignIn }) => noteFailedSignIn(email),
        () => undefined,
      );
    if (code !== 'auth/multi-factor-auth-required') throw error;
    const { askForCode } = await import('./second-step/ask-for-code');
    return askForCode(error);
  }
}
