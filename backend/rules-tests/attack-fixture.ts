import { type LocalBackend, startLocalBackend } from '../local';
import { RestClient, refusal, type WriteSpec } from '../local/testing/rest-client';
import { encodeFields } from '../seed/write/encode';
import { COMMIT_TIME, type Documents } from './documents';
import { NOW } from './judge';
import { emailOf, PEOPLE, type Person, USERS } from './people';
import { RULES_PATH } from './rules-under-test';

const PASSWORD = 'facility-demo';
const HOURS = 3_600_000;

/** The backend with the rules on, and everybody's token. */
export interface Arena {
  /** Somebody's client; without a person one that sends no token. */
  as(person?: Person): RestClient;
  /** A client with any text for a token. */
  withToken(token: string): RestClient;
  /** A token of the administrator that was issued two hours ago. */
  readonly expired: string;
  /** Empties the database but for the users, and puts documents there. */
  reset(stored: Documents): Promise<void>;
  /** Why requests were denied, newest last. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts the backend in memory at the tests' moment, with an account for everybody. */
export async function openArena(): Promise<Arena> {
  let clock = NOW.getTime() - 2 * HOURS;
  const log: string[] = [];
  const backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    rules: RULES_PATH,
    now: () => clock,
    log: (line) => log.push(line),
  });
  const tokens = new Map<Person, string>();
  for (const person of Object.keys(PEOPLE) as Person[]) await createAccount(backend, person);
  const expired = await signIn(backend, 'admin');
  clock = NOW.getTime();
  for (const person of Object.keys(PEOPLE) as Person[]) tokens.set(person, await signIn(backend, person));
  const owner = new RestClient(backend);
  return {
    as: (person) => new RestClient(backend, person === undefined ? null : (tokens.get(person) ?? null)),
    withToken: (token) => new RestClient(backend, token),
    expired,
    log,
    reset: async (stored) => {
      const emptied = `${backend.url}/emulator/v1/projects/${backend.projectId}/databases/(default)/documents`;
      await fetch(emptied, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
      const users = Object.entries(USERS).map(([uid, user]): [string, object] => [`users/${uid}`, user]);
      const answer = await commit(owner, { ...Object.fromEntries(users), ...stored });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
    close: () => backend.close(),
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
    { localId: PEOPLE[person].uid, email: emailOf(person), password: PASSWORD },
    { authorization: 'Bearer owner' },
  );

async function signIn(backend: LocalBackend, person: Person): Promise<string> {
  const credentials = { email: emailOf(person), password: PASSWORD, returnSecureToken: true };
  const answer = await post(`${toolkit(backend)}/accounts:signInWithPassword?key=any`, credentials);
  return (answer as { idToken: string }).idToken;
}

/** Field paths below which the commit's time belongs. */
function timePaths(data: object, prefix = ''): string[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (value === COMMIT_TIME) return [prefix + key];
    const isMap =
      typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
    return isMap ? timePaths(value, `${prefix}${key}.`) : [];
  });
}

const withoutTimes = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      if (value === COMMIT_TIME) return [];
      const isMap = Object.prototype.toString.call(value) === '[object Object]';
      return [[key, isMap ? withoutTimes(value as object) : value]];
    }),
  );

const writeOf = ([path, data]: [string, object | undefined]): WriteSpec =>
  data === undefined
    ? { remove: path }
    : {
        set: path,
        fields: encodeFields(withoutTimes(data)),
        updateTransforms: timePaths(data).map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
      };

/** Commits documents in one piece, as a client of the REST interface does. */
export const commit = (client: RestClient, documents: Documents) =>
  client.commit(...Object.entries(documents).map(writeOf));

/** What production answers to somebody who may not. */
export const DENIED = {
  status: 403,
  body: refusal('PERMISSION_DENIED', 'Missing or insufficient permissions.'),
};

/** What it answers to a token that is none. */
export const UNAUTHENTICATED = { status: 401, body: refusal('UNAUTHENTICATED') };

/** Something somebody tries, and the same done rightly. */
export interface Attack {
  readonly name: string;
  readonly by: Person;
  readonly stored?: Documents;
  readonly attack: Documents;
  /** What is allowed in its place. */
  readonly honest: Documents;
  /** Who does it rightly, where it is somebody else. */
  readonly twin?: Person;
}

/** Tries each attack over REST, which must be denied and leave nothing, and then its honest twin, which must pass. */
export function repel(title: string, attacks: readonly Attack[]): void {
  describe(title, () => {
    let arena: Arena;
    beforeAll(async () => {
      arena = await openArena();
    });
    afterAll(() => arena.close());

    it.each(attacks.map((attack) => [`${attack.by}: ${attack.name}`, attack] as const))(
      '%s',
      async (_, row) => {
        const { by, stored = {}, attack, honest, twin = by } = row;
        await arena.reset(stored);
        expect(await commit(arena.as(by), attack)).toMatchObject(DENIED);
        const answer = await commit(arena.as(twin), honest);
        expect(answer.status === 200 ? '' : arena.log.at(-1)).toBe('');
      },
    );
  });
}
