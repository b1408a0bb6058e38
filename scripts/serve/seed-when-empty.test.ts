import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@fm/backend/seed';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { seedWhenEmpty } from './seed-when-empty';

jest.setTimeout(30_000);

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
  it('fills an empty backend once; the demo accounts can then sign in', async () => {
    expect(await seedWhenEmpty(backend, dataDir)).toBeGreaterThan(100);
    expect(await seedWhenEmpty(backend, dataDir)).toBe(0);
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

  it('starts over where it was cut off', async () => {
    await seedWhenEmpty(backend, dataDir);
    await writeFile(join(dataDir, 'seeding'), '');
    expect(await seedWhenEmpty(backend, dataDir)).toBeGreaterThan(100);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
