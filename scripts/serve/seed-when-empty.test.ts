import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, writeDocuments } from '@fm/backend/seed';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { olderDemoLine } from './older-demo';
import { seedWhenEmpty } from './seed-when-empty';

jest.setTimeout(120_000);

/** Where there is a user, nothing is empty. */
const SOMEBODY = { path: 'users/somebody', data: { name: 'Somebody', role: 'office' } };

let dataDir: string;
let backend: EmbeddedBackend;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: () => undefined });
});

afterEach(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('seedWhenEmpty', () => {
  it('fills an empty backend once, with the demo of this version; the demo accounts can then sign in', async () => {
    expect(await seedWhenEmpty(backend, dataDir)).toBeGreaterThan(100);
    expect(await seedWhenEmpty(backend, dataDir)).toBe(0);
    expect(await olderDemoLine(backend, dataDir)).toBeUndefined();
    const response = await fetch(
      `${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: DEMO_ACCOUNTS.admin.email, password: DEMO_PASSWORD }),
      },
    );
    expect(response.status).toBe(200);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('puts right what an older version stored wrong of employees', async () => {
    await writeDocuments(backend, [SOMEBODY]);
    const gas = { name: 'Gas', issuedOn: '2024-01-01', expiresOn: '2027-05-01', status: 'valid', order: 0 };
    await writeDocuments(backend, [{ path: 'employees/old', data: { certificates: { gas } } }]);
    expect(await seedWhenEmpty(backend, dataDir)).toBe(0);
    const documents = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;
    const answer = await fetch(`${documents}/employees/old`, { headers: { Authorization: 'Bearer owner' } });
    expect(await answer.json()).toMatchObject({ fields: { nextExpiry: { stringValue: '2027-05-01' } } });
  });

  it('starts over where it was cut off', async () => {
    await writeDocuments(backend, [SOMEBODY]);
    await writeFile(join(dataDir, 'seeding'), '');
    expect(await seedWhenEmpty(backend, dataDir)).toBeGreaterThan(100);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
