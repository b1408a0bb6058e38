import { join } from 'node:path';
import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { writeDocuments } from '../seed/write/rest';
import { correctClaims } from './correct-claims';
import { callAsOwner, type ProjectTarget } from './project';

const INDEXES = join(__dirname, '..', 'firestore.indexes.json');

let backend: LocalBackend;
let target: ProjectTarget;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => undefined });
  const { url, projectId } = backend;
  target = { url, projectId, identityUrl: `${url}/identitytoolkit.googleapis.com` };
});
afterEach(() => backend.close());

const ask = (call: string, body: object) =>
  callAsOwner(
    { ...target, url: target.identityUrl },
    'POST',
    `projects/${target.projectId}/accounts${call}`,
    body,
  );

/** Somebody who signed up before there were claims, with these if they have some all the same. */
async function signedUp(login: { readonly role: string; readonly disabled?: boolean }, claims?: object) {
  const email = `${login.role || 'empty'}${login.disabled ? '-off' : ''}@x.example`;
  const { localId } = (await ask('', { email, password: 'long-enough-7' })) as { localId: string };
  if (claims) await ask(':update', { localId, customAttributes: JSON.stringify(claims) });
  await writeDocuments(target, [{ path: `users/${localId}`, data: { email, name: 'Ana Adler', ...login } }]);
  return localId;
}

async function claimsOf(uid: string): Promise<unknown> {
  const { users } = (await ask(':lookup', { localId: [uid] })) as {
    users: readonly { readonly customAttributes?: string }[];
  };
  return JSON.parse(users[0]?.customAttributes || '{}');
}

it('gives logins from before what their records make of them, and takes what they do not', async () => {
  const office = await signedUp({ role: 'office' });
  const manager = await signedUp({ role: 'manager' }, { member: true, staff: true });
  const out = await signedUp({ role: 'office', disabled: true }, { member: true, staff: true });
  expect(await correctClaims(target)).toBe(3);
  expect(await claimsOf(office)).toEqual({ member: true, staff: true });
  expect(await claimsOf(manager)).toEqual({ member: true });
  expect(await claimsOf(out)).toEqual({});
  expect(await correctClaims(target)).toBe(0);
});

it('leaves an identity alone that no record speaks of', async () => {
  const { localId } = (await ask('', { email: 'stranger@x.example', password: 'long-enough-7' })) as {
    localId: string;
  };
  await ask(':update', { localId, customAttributes: '{"depot":"north"}' });
  expect(await correctClaims(target)).toBe(0);
  expect(await claimsOf(localId)).toEqual({ depot: 'north' });
});
