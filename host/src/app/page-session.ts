import { onIdentity, signIn, signOut } from '@fm/firebase/auth';
import { SessionStore } from '../auth/session-store';
import { clearStoredUser, readStoredUser, writeStoredUser } from '../auth/stored-user';
import { userRecords } from '../auth/user-records';

async function forgetCaches(): Promise<void> {
  try {
    const { clearData } = await import('@fm/data');
    clearData();
  } catch (error) {
    // Only a page that never loaded the data layer gets here, and it has nothing to forget.
    console.warn('The data layer could not be loaded to be cleared.', error);
  }
}

async function forgetDrafts(uid: string): Promise<void> {
  try {
    const { forgetDrafts: forget } = await import('@fm/data');
    await forget(uid);
  } catch (error) {
    console.error('Unsaved text could not be removed at Logout.', error);
  }
}

/** The session of this page, with the real identity service, database and storage. */
export const pageSession = () =>
  new SessionStore({
    identity: { signIn, signOut, onIdentity },
    users: userRecords,
    stored: { read: readStoredUser, write: writeStoredUser, clear: clearStoredUser },
    forgetCaches,
    forgetDrafts,
  });
