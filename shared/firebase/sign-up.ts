import { createUserWithEmailAndPassword } from 'firebase/auth';
import { service, signOut } from './auth';

/**
 * Makes an identity, which is not signed in: by itself it opens nothing, until an administrator has a user record for its
 * confirmed address. Rejects with an error that has an `authErrorCode`. Apart from the rest, because no screen offers it
 * and the sign-in page would carry it.
 */
export async function signUp(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(service(), email, password);
  await signOut();
}
