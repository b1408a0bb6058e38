import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { correctClaims, correctRecords } from '@fm/backend/jobs';
import { seed } from '@fm/backend/seed';
import type { LocalBackend } from '@fm/local-backend';
import { areaDemos } from './area-demos';

/** Lies in the data folder while the demo is being written: whoever finds it there finds half a demo. */
const UNDER_WAY = 'seeding';

async function hasUsers({ url, projectId }: LocalBackend): Promise<boolean> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${url}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'users' }], limit: 1 } }),
  });
  if (!response.ok)
    throw new Error(`The embedded backend answered ${response.status}: ${await response.text()}`);
  const rows = (await response.json()) as readonly { readonly document?: unknown }[];
  return rows.some(({ document }) => document !== undefined);
}

/**
 * Writes the demo data into a backend without any user, and anew into one where that was cut off before its end. What
 * an older version stored wrong in one that has data is put right. `dataDir` is null for a backend in memory. Gives the number of documents written.
 */
export async function seedWhenEmpty(backend: LocalBackend, dataDir: string | null): Promise<number> {
  const marker = dataDir === null ? undefined : join(dataDir, UNDER_WAY);
  const cutOff = marker !== undefined && existsSync(marker);
  if (!cutOff && (await hasUsers(backend))) {
    await correctRecords(backend);
    await correctClaims({ ...backend, identityUrl: `${backend.url}/identitytoolkit.googleapis.com` });
    return 0;
  }
  if (dataDir !== null && marker !== undefined) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(marker, '');
  }
  const { documents } = await seed({ ...backend, areas: await areaDemos() });
  if (marker !== undefined) await rm(marker);
  return documents;
}
