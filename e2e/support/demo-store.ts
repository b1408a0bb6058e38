import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageBackend } from '../../scripts/serve/page-backend';

/** What LMDB keeps in its folder beside a lock. */
const DATA = 'data.mdb';

/** A data folder of the embedded backend, for one app alone. */
export interface DemoStore {
  readonly dataDir: string;
  remove(): Promise<void>;
}

const demoIn = (shared: string) => join(shared, 'demo');

/** Writes the demo into the folder that all workers of a run share, by the backend itself, as `npm start` does. */
export async function writeDemo(shared: string): Promise<void> {
  const log = () => undefined;
  const dataDir = demoIn(shared);
  const { embedded } = await pageBackend({ backendPort: 0, dataDir, seed: true, log });
  await embedded?.close();
}

/**
 * A copy of the demo as it is in the store once it was written: seeding again takes seconds for each test file.
 * `shared` is the folder that all workers of a run share.
 */
export async function copyDemoStore(shared: string): Promise<DemoStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-store-'));
  await copyFile(join(demoIn(shared), DATA), join(dataDir, DATA));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
