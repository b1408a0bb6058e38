/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */

import { authErrorCode, onIdentity } from '@fm/firebase/auth';
import { signUp } from '@fm/firebase/sign-up';
import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { encodeFields } from '@fm/workflows/rest-values';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { startWithFunctions } from './with-functions';

/* Whoever signs up by themselves has an identity, and with that alone nothing. */

const mockBackend: { app?: FirebaseApp; address: string } = { address: '' };
jest.mock('../../shared/firebase/app', () => ({
  firebaseApp: () => mockBackend.app,
  firebaseSettings: () => ({ emulators: { auth: mockBackend.address } }),
}));

const PASSWORD = 'kite-lamp-ox';
let backend: LocalBackend;

beforeAll(async () => {
  backend = await startWithFunctions({ minPasswordLength: 12 });
  mockBackend.address = `localhost:${backend.port}`;
  mockBackend.app = initializeApp({ apiKey: 'any', projectId: backend.projectId });
  await new RestClient(backend).commit({
    set: 'tasks/t1',
    fields: encodeFields({ title: 'Order filters', trashed: false }),
  });
});
afterAll(async () => {
  if (mockBackend.app) await deleteApp(mockBackend.app);
  await backend.close();
});

const posted = async (path: string, body: object, token?: string) => {
  const response = await fetch(`${backend.url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const codeOf = (email: string, password: string) =>
  signUp(email, password).then(
    () => 'made',
    (error: unknown) => authErrorCode(error),
  );

it('makes an identity that nobody is signed in with, and that opens nothing', async () => {
  expect(await codeOf('new@x.example', PASSWORD)).toBe('made');
  const identity = await new Promise((resolve) => {
    const end = onIdentity((now) => {
      resolve(now);
      setTimeout(() => end());
    });
  });
  expect(identity).toBeUndefined();

  const { body } = await posted('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    email: 'new@x.example',
    password: PASSWORD,
    returnSecureToken: true,
  });
  const token = String(body.idToken);
  const task = `v1/projects/${backend.projectId}/databases/(default)/documents/tasks/t1`;
  const read = await fetch(`${backend.url}/${task}`, { headers: { authorization: `Bearer ${token}` } });
  expect(read.status).toBe(403);
  const command = { id: 'c1', name: 'users.saveTheme', version: 1, input: { theme: 'dark' } };
  const answer = await posted(`${backend.projectId}/europe-west3/command`, { data: command }, token);
  expect(answer.body).toMatchObject({ result: { ok: false } });
});

it('makes no user record', async () => {
  expect(await codeOf('no-record@x.example', PASSWORD)).toBe('made');
  expect(await new RestClient(backend).ids({ from: [{ collectionId: 'users' }] })).toEqual([]);
});

it('wants a password as long as the policy says, and an address that nobody has', async () => {
  expect(await codeOf('short@x.example', 'kite-lamp-o')).toBe('auth/password-does-not-meet-requirements');
  expect(await codeOf('taken@x.example', PASSWORD)).toBe('made');
  expect(await codeOf('taken@x.example', PASSWORD)).toBe('auth/email-already-in-use');
  expect(await codeOf('no address', PASSWORD)).toBe('auth/invalid-email');
});
