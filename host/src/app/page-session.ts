import { onIdentity, signOut } from '@fm/firebase/auth';
import type { Session } from '@fm/platform';
import { SessionStore } from '../auth/session-store';
import { signInByCode } from '../auth/sign-in-by-code';
import { clearStoredUser, readStoredUser, writeStoredUser } from '../auth/stored-user';
import { userRecords } from '../auth/user-records';
import { sayFarewell } from '../presence/farewells';
import { shellPart } from './host-parts';

type Forgetting = typeof import('../auth/forgetting');

/**
 * Removes something of who leaves. The code comes with the shell, without which there is nothing to remove: who signs in
 * waits for every byte of the first script. Never rejects.
 */
const forget = (work: (parts: Forgetting) => Promise<void>): Promise<void> =>
  import(/* webpackChunkName: "shell" */ '../auth/forgetting').then(work).catch(console.error);

/** Asks for what the page shows first, where the shell is there by now: nothing is waited for. Never rejects. */
async function askIfThere(...page: [Session, string?]): Promise<void> {
  if (shellPart.getSnapshot().phase !== 'ready') return;
  await import(/* webpackChunkName: "shell" */ './ask-ahead').then(
    ({ askAhead }) => askAhead(...page),
    () => undefined,
  );
}

/** After so many turns of the page the SDK has sent what it was asked for; code that is run before keeps it from that. */
const TURNS = 3;

/** Lets the SDK send what it was asked for. A page that nobody looks at has slow turns, and time. */
async function turns(): Promise<void> {
  if (document.hidden) return;
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setTimeout(next));
}

/** The session of this page, with the real identity service, database and storage. */
export const pageSession = () =>
  new SessionStore({
    identity: { signIn: signInByCode, signOut, onIdentity },
    users: userRecords,
    stored: { read: readStoredUser, write: writeStoredUser, clear: clearStoredUser },
    ahead: async (session, address) => {
      await askIfThere(session, address);
      await turns();
    },
    forgetCaches: () => forget(({ forgetCaches }) => forgetCaches()),
    forgetDrafts: (uid) => forget(({ forgetDrafts }) => forgetDrafts(uid)),
    leave: async () =>
      void (await Promise.all([sayFarewell(), forget(({ forgetDevice }) => forgetDevice())])),
  });
