import { onIdentity, signOut } from '@fm/firebase/auth';
import { SessionStore } from '../auth/session-store';
import { signInByCode } from '../auth/sign-in-by-code';
import { clearStoredUser, readStoredUser, writeStoredUser } from '../auth/stored-user';
import { userRecords } from '../auth/user-records';
import { sayFarewell } from '../presence/farewells';
import { DEVICE_KEY } from '../push/device-key';

async function forgetCaches(): Promise<void> {
  try {
    const { clearData } = await import(/* webpackChunkName: "data" */ '@fm/data');
    clearData();
  } catch (error) {
    // Only a page that never loaded the data layer gets here, and it has nothing to forget.
    console.warn('The data layer could not be loaded to be cleared.', error);
  }
}

async function forgetDrafts(uid: string): Promise<void> {
  try {
    const { forgetDrafts: forget } = await import(/* webpackChunkName: "data" */ '@fm/data');
    await forget(uid);
  } catch (error) {
    console.error('Unsaved text could not be removed at Logout.', error);
  }
}

async function forgetDevice(): Promise<void> {
  if (localStorage.getItem(DEVICE_KEY) === null) return;
  try {
    const { forgetThisDevice } = await import('../push/this-device');
    await forgetThisDevice();
  } catch (error) {
    console.error('This browser could not be taken out of push messages.', error);
  }
}

/** The session of this page, with the real identity service, database and storage. */
export const pageSession = () =>
  new SessionStore({
    identity: { signIn: signInByCode, signOut, onIdentity },
    users: userRecords,
    stored: { read: readStoredUser, write: writeStoredUser, clear: clearStoredUser },
    forgetCaches,
    forgetDrafts,
    leave: async () => void (await Promise.all([sayFarewell(), forgetDevice()])),
  });
