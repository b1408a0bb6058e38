import {
  type Auth,
  AuthCredential,
  browserLocalPersistence,
  connectAuthEmulator,
  EmailAuthProvider,
  signOut as endSession,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
} from 'firebase/auth';
import { firebaseApp, firebaseSettings } from './app';

/** Who the identity service says is there. Grants nothing by itself: the `users` record does. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
}

let auth: Auth | undefined;

/** The identity service, for what stands in files of its own beside this one. */
export function service(): Auth {
  if (auth) return auth;
  const { emulators } = firebaseSettings();
  // Only what e-mail and password need: the full getAuth() brings popups and redirects along.
  auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  return auth;
}

/**
 * Parts of the SDK for the file of the second factor beside this one, which is not there until it is needed. Were it to
 * import them itself, the bundler would lay the SDK out for two, and the sign-in page would pay for that (decision 0039).
 */
export const sdk = {
  AuthCredential,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  updatePassword,
};

const identityOf = (user: User): Identity => ({ uid: user.uid, email: user.email ?? '' });

/** The code of an error of the identity service, such as `auth/invalid-credential`; undefined for other errors. */
export function authErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && error.code.startsWith('auth/') ? error.code : undefined;
}

/** Signs in with e-mail and password. Rejects with an error that has an `authErrorCode`. */
export async function signIn(email: string, password: string): Promise<Identity> {
  const { user } = await signInWithEmailAndPassword(service(), email, password);
  return identityOf(user);
}

/** Ends the session in this and every other tab. */
export function signOut(): Promise<void> {
  return endSession(service());
}

/**
 * Calls `listener` with the identity of the restored session, or undefined, once known, and again at every change.
 * Returns a function that ends it.
 */
export function onIdentity(listener: (identity: Identity | undefined) => void): () => void {
  return onAuthStateChanged(service(), (user) => listener(user ? identityOf(user) : undefined));
}

/** Asks the identity service to send a link that sets a new password. */
export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(service(), email);
}

/**
 * Sets a new password for the signed-in user, who proves to be there with the current one.
 * Rejects with an error that has an `authErrorCode`.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = service().currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  await updatePassword(user, next);
}
