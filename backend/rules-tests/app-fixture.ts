import { commitTogether, type Outcome, resultOf } from '@fm/data';
import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import { configureFirebase, firebaseApp } from '@fm/firebase/app';
import { deleteApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { setFaults } from '../local/testing/set-faults';
import { openArena, PASSWORD } from './arena';
import { documentOf, existing } from './documents';
import { emailOf, PEOPLE, type Person, USERS } from './people';

/** The app's own way to the database, without its screens. */
export interface AppUnderRules {
  signIn(person: Person): Promise<Actor>;
  /** The value of a write that has to succeed. Throws the rule line that denied it where it does not. */
  stored<T>(write: Promise<Outcome<T>>): Promise<T>;
  /** A record as whoever is signed in reads it. */
  read<R extends object>(kind: RecordKind<R>, id: string): Promise<Stored<R>>;
  /** Lets the backend take the next commit and lose its answer. */
  loseAnswer(): Promise<void>;
  close(): Promise<void>;
}

/** Connects the app's data layer to a backend with the rules on. Once in a test file: a page has one database. */
export async function connectApp(): Promise<AppUnderRules> {
  // The app takes the time from its own clock, so the backend has to be of today.
  const arena = await openArena(new Date());
  const { port, projectId } = arena.backend;
  const address = `127.0.0.1:${port}`;
  configureFirebase({
    project: { apiKey: 'key', projectId },
    emulators: { auth: address, firestore: address },
  });
  const auth = initializeAuth(firebaseApp(), { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${address}`, { disableWarnings: true });
  await arena.reset(
    Object.fromEntries(
      Object.entries(USERS).map(([uid, user]) => [`users/${uid}`, documentOf(existing(user, { id: uid }))]),
    ),
  );
  let actor: Actor = PEOPLE.nobody;
  return {
    signIn: async (person) => {
      if (auth.currentUser?.uid !== PEOPLE[person].uid)
        await signInWithEmailAndPassword(auth, emailOf(person), PASSWORD);
      actor = PEOPLE[person];
      return actor;
    },
    stored: async (write) => {
      const outcome = await write;
      if (outcome.ok) return outcome.value;
      const { message, cause } = outcome.failure;
      throw new Error(`${message} ${arena.log.at(-1) ?? ''}`, { cause });
    },
    read: async (kind, id) => {
      const found = resultOf(await commitTogether(actor, (unit) => unit.find(kind, id)));
      if (!found) throw new Error(`There is no ${kind.path}/${id}.`);
      return found;
    },
    loseAnswer: () => setFaults(arena.backend, { match: ':commit', times: 1, drop: 'answer' }),
    close: async () => {
      await deleteApp(firebaseApp());
      await arena.close();
    },
  };
}
