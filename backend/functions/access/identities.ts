import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { app } from '../app';

/** The identity service of the project the functions run in. */
export const identities = (): Auth => getAuth(app());

/** What the identity service has under a uid or address; undefined for nothing. */
export async function identityOf(asked: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
