import { join } from 'node:path';
import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { createFirstAdministrator, NoAdministrator } from './first-administrator';
import type { ProjectTarget } from './project';
import { documentsWith } from './stored-documents';

const INDEXES = join(__dirname, '..', 'firestore.indexes.json');
const ana = { email: 'Ana@Company.example', name: 'Ana Adler' };

let backend: LocalBackend;
let target: ProjectTarget;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => undefined });
  const { url, projectId } = backend;
  target = { url, projectId, identityUrl: `${url}/identitytoolkit.googleapis.com` };
});
afterEach(() => backend.close());

const signIn = (email: string, password: string) =>
  fetch(`${target.identityUrl}/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });

const setPassword = (link: string, newPassword: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ newPassword, repeated: newPassword }) });

const administrators = () => documentsWith(target, 'users', ['role', 'admin'], 10);

it('makes an administrator who sets the password by the link, once', async () => {
  const link = await createFirstAdministrator(target, ana);
  expect(await administrators()).toHaveLength(1);
  expect((await setPassword(link, 'long-enough-7')).status).toBe(200);
  expect((await signIn('ana@company.example', 'long-enough-7')).status).toBe(200);

  await expect(createFirstAdministrator(target, { email: 'b@x.example', name: 'Bo Berg' })).rejects.toThrow(
    'Ana Adler (ana@company.example) is an administrator already',
  );
  expect(await administrators()).toHaveLength(1);
  expect((await signIn('ana@company.example', 'long-enough-7')).status).toBe(200);
});

it('says how who lost the link gets another one, as the command makes no second administrator', async () => {
  await createFirstAdministrator(target, ana);
  await expect(createFirstAdministrator(target, ana)).rejects.toThrow(
    '“Forgot password” on the sign-in page',
  );
});

it('names the address where nothing answers, and what to do', async () => {
  await backend.close();
  const failed = createFirstAdministrator(target, ana);
  await expect(failed).rejects.toMatchObject({
    name: 'Unreachable',
    message: `Nothing answers at ${target.url}. Start it with "npm start", or set BACKEND_PORT to where it runs.`,
  });
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => undefined });
});

it('takes the identity of who signed up with the address before, whose password opens nothing more', async () => {
  await fetch(`${target.identityUrl}/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ana.email, password: 'of-a-stranger' }),
  });
  await createFirstAdministrator(target, ana);
  expect((await signIn(ana.email, 'of-a-stranger')).status).toBe(400);
  expect(await administrators()).toHaveLength(1);
});

it.each([
  ['no address', { email: 'ana', name: 'Ana Adler' }],
  ['no name', { email: ana.email, name: ' ' }],
])('is refused for %s', async (_, asked) => {
  await expect(createFirstAdministrator(target, asked)).rejects.toBeInstanceOf(NoAdministrator);
  expect(await administrators()).toEqual([]);
});
