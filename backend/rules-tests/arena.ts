import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { deleteApp } from 'firebase/app';
import type { Documents } from './documents';
import { NOW } from './now';
import { emailOf, PEOPLE, type Person, USERS } from './people';
import { restCaller } from './rest-caller';
import { INDEXES_PATH, RULES_PATH } from './rules-under-test';
import { SdkCaller } from './sdk-caller';

/** Of every login here. */
export const PASSWORD = 'facility-demo';
const HOURS = 3_600_000;

/** The backend with the rules on, and everybody's token. */
export interface Arena {
  readonly backend: LocalBackend;
  /** Somebody's client; without a person one that sends no token. */
  as(person?: Person): RestClient;
  /** A client with any text for a token. */
  withToken(token: string): RestClient;
  /** The SDK of a browser in somebody's hands; without a person nobody is signed in. */
  sdk(person?: Person): SdkCaller;
  /** The SDK with any text for a token. */
  sdkWithToken(token: string): SdkCaller;
  /** A token of the administrator that was issued two hours ago. */
  readonly expired: string;
  /** Empties the database but for the users, and puts documents there. */
  reset(stored: Documents): Promise<void>;
  /** Why requests were denied, newest last. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts the backend in memory at a moment that lasts, with an account for everybody. */
export async function openArena(moment = NOW): Promise<Arena> {
  let clock = moment.getTime() - 2 * HOURS;
  const log: string[] = [];
  const backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    rules: RULES_PATH,
    indexes: INDEXES_PATH,
    faults: true,
    now: () => clock,
    log: (line) => log.push(line),
  });
  const tokens = new Map<Person, string>();
  for (const person of Object.keys(PEOPLE) as Person[]) await createAccount(backend, person);
  const expired = await signIn(backend, 'admin');
  clock = moment.getTime();
  for (const person of Object.keys(PEOPLE) as Person[]) tokens.set(person, await signIn(backend, person));
  const owner = restCaller(new RestClient(backend));
  const sdks = new Map<string | undefined, SdkCaller>();
  const sdkWith = (token?: string): SdkCaller => {
    const known = sdks.get(token) ?? new SdkCaller(backend, `${backend.port}-${sdks.size}`, token);
    sdks.set(token, known);
    return known;
  };
  return {
    backend,
    as: (person) => new RestClient(backend, person === undefined ? null : (tokens.get(person) ?? null)),
    withToken: (token) => new RestClient(backend, token),
    sdk: (person) => sdkWith(person && tokens.get(person)),
    sdkWithToken: sdkWith,
    expired,
    log,
    reset: async (stored) => {
      const emptied = `${backend.url}/emulator/v1/projects/${backend.projectId}/databases/(default)/documents`;
      await fetch(emptied, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
      const users = Object.entries(USERS).map(([uid, user]): [string, object] => [`users/${uid}`, user]);
      await owner.commit({ ...Object.fromEntries(users), ...stored });
    },
    close: async () => {
      await Promise.all([...sdks.values()].map(({ app }) => deleteApp(app)));
      await backend.close();
    },
  };
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const toolkit = (backend: LocalBackend) => `${backend.url}/identitytoolkit.googleapis.com/v1`;

const createAccount = (backend: LocalBackend, person: Person) =>
  post(
    `${toolkit(backend)}/projects/${backend.projectId}/accounts`,
    {
      localId: PEOPLE[person].uid,
      email: emailOf(person),
      password: PASSWORD,
      // A stranger signed up by himself: nobody confirmed the address.
      emailVerified: person !== 'nobody',
    },
    { authorization: 'Bearer owner' },
  );

async function signIn(backend: LocalBackend, person: Person): Promise<string> {
  const credentials = { email: emailOf(person), password: PASSWORD, returnSecureToken: true };
  const answer = await post(`${toolkit(backend)}/accounts:signInWithPassword?key=any`, credentials);
  return (answer as { idToken: string }).idToken;
}
