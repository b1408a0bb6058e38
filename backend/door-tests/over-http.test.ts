import { emptyTask } from '@fm/domain/task';
import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { COMMANDS_VERSION } from '@fm/workflows/command';
import { COMMANDS } from '@fm/workflows/commands';
import { encodeFields } from '@fm/workflows/rest-values';
import { signUp } from './sign-up';
import { callFunction, startWithFunctions } from './with-functions';

/* The door as production has it: the built functions, over HTTP. */

const USERS = { admin: 'admin', office: 'office', manager: 'manager', disabled: 'office' } as const;
type Login = keyof typeof USERS;
const tokens = new Map<Login, string>();
let backend: LocalBackend;
let owner: RestClient;

beforeAll(async () => {
  backend = await startWithFunctions();
  owner = new RestClient(backend);
  for (const login of Object.keys(USERS) as Login[]) {
    const user = { role: USERS[login], disabled: login === 'disabled' };
    tokens.set(login, await signUp(backend, owner, login, user));
  }
});
afterAll(() => backend.close());

const address = (name = 'command') => `${backend.url}/${backend.projectId}/europe-west3/${name}`;
const save = (id: string, taskId: string, title = 'Order filters') => ({
  id,
  name: 'tasks.save',
  version: COMMANDS_VERSION,
  input: { id: taskId, values: { ...emptyTask(), title }, base: null },
});

const knock = (token: string | undefined, data: unknown, name = 'command') =>
  callFunction(backend, name, data, token);

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
    // The identity service follows the record a moment later; from then on, the token itself is refused.
    const shut = await knock(tokens.get('disabled'), save('c3', 't4'));
    if (shut.status !== 401) expect(shut).toMatchObject(refused);
    expect(await owner.fields('tasks/t4')).toBeUndefined();
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

  it.each([100, 100_000])('says what is wrong with what is nested in %s levels', async (levels) => {
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const response = await fetch(address(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get('office')}` },
      body: JSON.stringify({ data: { ...save('c6', 't6'), input: 'deep' } }).replace('"deep"', deep),
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { result: { ok: false, failure: { kind: 'invalid' } } },
    ]);
  });

  it.each([
    ['accountFacts', { uids: ['u1'] }, { uids: [1] }],
    [
      'exportHistory',
      { step: 'look', filter: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' } },
      { step: 'look' },
    ],
    ['readHealth', {}, { days: 7 }],
    ['readUse', { days: 7 }, { days: 400 }],
    ['runJobNow', { job: 'expireOffers' }, { job: 'everything' }],
  ])('lets an administrator alone call %s, with what it takes', async (name, input, damaged) => {
    const call = async (login: Login | undefined, data: unknown) =>
      (await knock(login && tokens.get(login), data, name)).status;
    expect(await call(undefined, input)).toBe(401);
    for (const login of ['office', 'manager'] as const)
      expect([login, await call(login, input)]).toEqual([login, 403]);
    expect([401, 403]).toContain(await call('disabled', input));
    expect(await call('admin', damaged)).toBe(400);
    expect(await call('admin', input)).toBe(200);
  });

  it('tells administrators of an invitation whose mail was refused', async () => {
    const invitedAt = new Date('2026-11-20T09:00:00Z');
    const delivery = { state: 'ERROR', attempts: 1, error: '550 No such mailbox' };
    const mailId = `invitation-prepared-nils-${invitedAt.getTime()}`;
    await owner.commit({ set: `mail/${mailId}`, fields: encodeFields({ to: ['nils@x.example'], delivery }) });
    const nils = { email: 'nils@x.example', name: 'Nils Neu', role: 'office', invitedAt };
    await owner.commit({ set: 'users/prepared-nils', fields: encodeFields(nils) });
    await owner.commit({
      set: 'users/prepared-nora',
      fields: encodeFields({ ...nils, email: 'nora@x.example' }),
    });
    const uids = ['prepared-nils', 'prepared-nora', 'prepared-nobody'];
    expect(await knock(tokens.get('admin'), { uids }, 'accountFacts')).toMatchObject({
      status: 200,
      result: [{ uid: 'prepared-nils', undelivered: '550 No such mailbox' }],
    });
  });

  it('tells anybody the names of the commands it knows, and nothing else', async () => {
    const { status, result } = await knock(undefined, { id: 'customers' }, 'knownCommands');
    expect(status).toBe(200);
    expect(result).toEqual(COMMANDS.map(({ name }) => name));
  });

  it('is the only way: a direct write is refused', async () => {
    const write = { set: 'tasks/t6', fields: encodeFields({ title: 'Past the door' }) };
    expect(await new RestClient(backend, tokens.get('office') ?? null).commit(write)).toMatchObject({
      status: 403,
    });
  });
});
