import { onIdentity, signOut } from '@fm/firebase/auth';
import { SessionStore } from '../auth/session-store';
import { signInByCode } from '../auth/sign-in-by-code';
import { clearStoredUser, readStoredUser, writeStoredUser } from '../auth/stored-user';
import { userRecords } from '../auth/user-records';
import { sayFarewell } from '../presence/farewells';

type Forgetting = typeof import('../auth/forgetting');

/**
 * Removes something of who leaves. The code comes with the shell, without which there is nothing to remove: who signs in
 * waits for every byte of the first script. Never rejects.
 */
const forget = (work: (parts: Forgetting) => Promise<void>): Promise<void> =>
  import(/* webpackChunkName: "shell" */ '../auth/forgetting').then(work).catch(console.error);

/** The session of this page, with the real identity service, database and storage. */
export const pageSession = () =>
  new SessionStore({
    identity: { signIn: signInByCode, signOut, onIdentity },
    users: userRecords,
    stored: { read: readStoredUser, write: writeStoredUser, clear: clearStoredUser },
    forgetCaches: () => forget(({ forgetCaches }) => forgetCaches()),
    forgetDrafts: (uid) => forget(({ forgetDrafts }) => forgetDrafts(uid)),
    leave: async () =>
      void (await Promise.all([sayFarewell(), forget(({ forgetDevice }) => forgetDevice())])),
  });
