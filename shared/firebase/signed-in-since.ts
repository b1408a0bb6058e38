import { service } from './auth';

/** The session there is, as text that another sign-in changes; undefined while nobody is signed in. */
export function signedInSince(): string | undefined {
  const user = service().currentUser;
  return user ? `${user.uid} ${user.metadata.lastSignInTime}` : undefined;
}
