import { join } from 'node:path';
import { emptyTask } from '@fm/domain/task';
import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { COMMANDS_VERSION } from '@fm/workflows/command';
import { INDEXES_PATH, RULES_PATH } from '../rules-tests/rules-under-test';
import { encodeFields } from '../seed/write/encode';

/* The door as production has it: the built functions, over HTTP. */

const USERS = { office: 'office', manager: 'manager', disabled: 'office' } as const;
type Login = keyof typeof USERS;
const tokens = new Map<Login, string>();
let backend: LocalBackend;
let owner: RestClient;

async function signUp(login: Login): Promise<void> {
  const answer = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${login}@x.example`, password: 'facility-demo', returnSecureToken: true }),
  });
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  tokens.set(login, idToken);
  const user = {
    email: `${login}@x.example`,
    role: USERS[login],
    name: login,
    disabled: login === 'disabled',
    trashed: false,
  };
  await owner.commit({ set: `users/${localId}`, fields: encodeFields(user) });
}

beforeAll(async () => {
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    rules: RULES_PATH,
    indexes: INDEXES_PATH,
    log: () => undefined,
    functions: { bundle: join(__dirname, '..', 'functions', 'dist', 'index.js') },
  });
  owner = new RestClient(backend);
  for (const login of Object.keys(USERS) as Login[]) await signUp(login);
});
afterAll(() => backend.close());

const address = () => `${backend.url}/${backend.projectId}/europe-west3/command`;
const save = (id: string, taskId: string, title = 'Order filters') => ({
  id,
  name: 'tasks.save',
  version: COMMANDS_VERSION,
  input: { id: taskId, values: { ...emptyTask(), title }, base: null },
});

async function knock(
  token: string | undefined,
  data: unknown,
): Promise<{ status: number; result?: unknown }> {
  const response = await fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json().catch(() => ({}))) as { result?: unknown };
  return { status: response.status, result: body.result };
}

describe('the door over HTTP', () => {
  it('answers who is signed in', async () => {
    expect(await knock(tokens.get('office'), save('c1', 't1'))).toMatchObject({
      status: 200,
      result: { ok: true },
    });
  });

  it('answers the id of another person with a change of its own, and nothing of theirs', async () => {
    expect(await knock(tokens.get('manager'), save('c1', 't2'))).toMatchObject({ result: { ok: true } });
    expect(await owner.fields('tasks/t2')).toBeDefined();
  });

  it.each([
    ['no token', () => undefined],
    ['a foreign token', () => 'a.b.c'],
    ['a damaged seal', () => `${tokens.get('office')?.slice(0, -6)}AAAAAA`],
  ])('refuses %s', async (_, token) => {
    expect((await knock(token(), save('c2', 't3'))).status).toBe(401);
    expect(await owner.fields('tasks/t3')).toBeUndefined();
  });

  it('refuses a disabled user, and a manager what is the office’s', async () => {
    const refused = { result: { ok: false, failure: { kind: 'refused' } } };
    expect(await knock(tokens.get('disabled'), save('c3', 't4'))).toMatchObject(refused);
    const note = { id: 'c4', name: 'customers.note', version: COMMANDS_VERSION, input: {} };
    expect(await knock(tokens.get('manager'), note)).toMatchObject(refused);
  });

  it('refuses another method, and a body without end', async () => {
    expect((await fetch(address())).ok).toBe(false);
    const answer = await knock(tokens.get('office'), save('c5', 't5', 'x'.repeat(12_000_000))).catch(
      () => undefined,
    );
    expect(answer?.status === 200 && (answer.result as { ok: boolean }).ok).toBe(false);
    expect(await owner.fields('tasks/t5')).toBeUndefined();
  });

  it('is the only way: a direct write is refused', async () => {
    const write = { set: 'tasks/t6', fields: encodeFields({ title: 'Past the door' }) };
    expect(await new RestClient(backend, tokens.get('office') ?? null).commit(write)).toMatchObject({
      status: 403,
    });
  });
});
