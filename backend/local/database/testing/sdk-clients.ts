import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  type Database,
  getDatabase,
  goOffline,
  onValue,
  ref,
} from 'firebase/database';
import { type LocalBackend, startLocalBackend } from '../../index';
import { eventually } from '../../testing/eventually';

const PASSWORD = 'facility-demo';

/** The real SDK of somebody, signed in. */
export interface SdkClient {
  readonly database: Database;
  readonly auth: Auth;
  readonly uid: string;
}

/** A backend with rules for the realtime database, and clients of it. */
export interface SdkStage {
  readonly backend: LocalBackend;
  readonly url: string;
  /** Stops the backend and starts it again on the same port over the same data. */
  restart(): Promise<void>;
  writeRules(rules: object): void;
  /** Somebody signed in, with what the server says of them in their tokens. */
  client(email?: string, claims?: object): Promise<SdkClient>;
  close(): Promise<void>;
}

/** Starts a backend in memory, or on disk where it is to be started again. */
export async function openSdkStage(rules: object, durable = false): Promise<SdkStage> {
  const directory = mkdtempSync(join(tmpdir(), 'realtime-'));
  const databaseRules = join(directory, 'database.rules.json');
  const writeRules = (content: object) => writeFileSync(databaseRules, JSON.stringify({ rules: content }));
  writeRules(rules);
  const dataDir = durable ? join(directory, 'data') : null;
  const start = (port: number) =>
    startLocalBackend({
      port,
      dataDir,
      databaseRules,
      indexes: undefined,
      faults: true,
      log: () => undefined,
    });
  let backend = await start(0);
  const clients: SdkClient[] = [];
  const { port, url } = backend;
  return {
    get backend() {
      return backend;
    },
    url,
    writeRules,
    restart: async () => {
      await backend.close();
      backend = await start(port);
    },
    client: async (email = 'ana@nordhaus.example', claims = {}) => {
      const app = initializeApp({ projectId: backend.projectId, apiKey: 'key' }, randomUUID());
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, url, { disableWarnings: true });
      const database = getDatabase(app);
      connectDatabaseEmulator(database, '127.0.0.1', port);
      const uid = await signIn(auth, url, email, claims);
      const client = { database, auth, uid };
      clients.push(client);
      return client;
    },
    close: async () => {
      for (const { database } of clients) goOffline(database);
      // Who is signed in keeps a timer for the next token, and with it the process.
      await Promise.all(clients.map(({ auth }) => signOut(auth)));
      await Promise.all(clients.map(({ auth }) => deleteApp(auth.app)));
      await backend.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function signIn(auth: Auth, url: string, email: string, claims: object): Promise<string> {
  const ask = async (call: string, body: object) => {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { readonly localId?: string };
  };
  const { localId } = await ask('signUp', { email, password: PASSWORD });
  // Somebody with a second client is there already.
  if (localId !== undefined) await ask('update', { localId, customAttributes: JSON.stringify(claims) });
  return (await signInWithEmailAndPassword(auth, email, PASSWORD)).user.uid;
}

/** What a client sees at a path, from now on. */
export function watch({ database }: Pick<SdkClient, 'database'>, path: string) {
  const seen: unknown[] = [];
  let refusal: string | undefined;
  const stop = onValue(
    ref(database, path),
    (snapshot) => seen.push(snapshot.val()),
    (error) => {
      refusal = error.message;
    },
  );
  return {
    seen,
    stop,
    /** Waits until the last value is what `fits`. */
    until: (fits: (value: unknown) => boolean, timeoutMs?: number) =>
      eventually(() => seen.length > 0 && fits(seen.at(-1)), timeoutMs),
    refused: () => eventually(() => refusal),
  };
}
