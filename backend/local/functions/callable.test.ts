import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { type LocalBackend, startLocalBackend } from '../index';
import { RestClient } from '../testing/rest-client';
import { type FixtureBundle, fixtureBundle } from './fixture-bundle';

let fixture: FixtureBundle;
let backend: LocalBackend;
let app: FirebaseApp;
let token: string;
const lines: string[] = [];

const call = async (name: string, data?: unknown, from = app) => {
  const functions = getFunctions(from, 'europe-west3');
  connectFunctionsEmulator(functions, '127.0.0.1', backend.port);
  return (await httpsCallable(functions, name)(data)).data;
};

const post = (name: string, headers: Record<string, string>, body = '{"data":null}') =>
  fetch(`${backend.url}/demo-facility/europe-west3/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

beforeAll(async () => {
  fixture = fixtureBundle();
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    log: (line) => lines.push(line),
    functions: { bundle: fixture.bundle },
  });
  app = initializeApp({ apiKey: 'k', projectId: backend.projectId });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.url, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(auth, 'ana@nordhaus.example', 'facility-demo');
  token = await user.getIdToken();
});

afterAll(async () => {
  await deleteApp(app);
  await backend.close();
  fixture.remove();
});

describe('a callable function, by the web SDK', () => {
  it('answers who is signed in, with its parameters at their defaults', async () => {
    expect(await call('greet', { name: 'customer.save\u001b[2J' })).toEqual({
      text: 'Hello ana@nordhaus.example',
      data: { name: 'customer.save\u001b[2J' },
    });
  });

  it('is told in the log with the name of the command and its duration, and nothing a terminal obeys', () => {
    expect(lines.at(-1)).toMatch(/^greet "customer\.save\\u001b\[2J" \d+ ms$/);
  });

  it('reads the database past the rules', async () => {
    await new RestClient(backend).commit({ set: 'c/1', fields: { n: { integerValue: '7' } } });
    expect(await call('read', 'c/1')).toEqual({ n: 7 });
  });

  it('refuses with code and details', async () => {
    await expect(call('refuse')).rejects.toMatchObject({
      code: 'functions/permission-denied',
      message: expect.stringContaining('Administrators only.'),
      details: { need: 'admin' },
    });
  });

  it('hides the text of an error that it did not mean to tell, which the log has', async () => {
    const error = await call('fail').catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: 'functions/internal' });
    expect(String(error)).not.toContain('secret');
    expect(lines.join('\n')).toContain('A secret.');
  });

  it('knows who is not signed in', async () => {
    const stranger = initializeApp({ apiKey: 'k', projectId: backend.projectId }, 'stranger');
    await expect(call('greet', null, stranger)).rejects.toMatchObject({ code: 'functions/unauthenticated' });
    await deleteApp(stranger);
  });

  it('is not found when there is none of that name', async () => {
    await expect(call('nothing')).rejects.toMatchObject({ code: 'functions/not-found' });
    await expect(call('noteChange')).rejects.toMatchObject({ code: 'functions/not-found' });
  });

  it('is unavailable to a call in which its process ends, and answers the next one', async () => {
    await expect(call('group-die')).rejects.toMatchObject({ code: 'functions/unavailable' });
    expect(await call('read', 'c/2')).toBeNull();
  });

  it('lets pages in from anywhere, as production does', async () => {
    const origin = 'http://localhost:3000';
    const response = await post('greet', { origin, authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('refuses a forged token, which the SDK in the function would take', async () => {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, sub: 'demo-admin' })}.`;
    const response = await post('greet', { authorization: `Bearer ${forged}` });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' },
    });
  });

  it('takes no administrator for a person', async () => {
    expect((await post('greet', { authorization: 'Bearer owner' })).status).toBe(401);
  });
});
