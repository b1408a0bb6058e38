import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { pageBackend } from '../../scripts/serve/page-backend';

/** How long another worker may take to write the demo, on a busy machine. */
const MAKING_MS = 60_000;
const ASK_EVERY_MS = 100;

/** What LMDB keeps in its folder beside a lock. */
const DATA = 'data.mdb';

/** A data folder of the embedded backend, for one app alone. */
export interface DemoStore {
  readonly dataDir: string;
  remove(): Promise<void>;
}

async function isFirst(lock: string): Promise<boolean> {
  return mkdir(lock).then(
    () => true,
    () => false,
  );
}

/** Writes the demo by the backend itself, as `npm start` does. */
async function writeDemo(folder: string): Promise<void> {
  const log = () => undefined;
  const { embedded } = await pageBackend({ backendPort: 0, dataDir: folder, seed: true, log });
  await embedded?.close();
}

/** The demo of this day, written by the first worker of a run that asks for it. */
async function writtenDemo(shared: string): Promise<string> {
  const demo = join(shared, today(COMPANY.timezone));
  const lock = `${demo}.lock`;
  for (const late = Date.now() + MAKING_MS; !existsSync(demo); await sleep(ASK_EVERY_MS)) {
    if (await isFirst(lock)) {
      const halfDone = await mkdtemp(`${demo}-`);
      await writeDemo(halfDone)
        .then(() => rename(halfDone, demo))
        .finally(() => rm(lock, { recursive: true }));
    } else if (Date.now() > late) throw new Error(`Nobody has written the demo into ${demo}.`);
  }
  return demo;
}

/**
 * A copy of the demo as it is in the store once it was written: seeding again takes seconds for each test file.
 * `shared` is the folder that all workers of a run share.
 */
export async function copyDemoStore(shared: string): Promise<DemoStore> {
  const demo = await writtenDemo(shared);
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-store-'));
  await copyFile(join(demo, DATA), join(dataDir, DATA));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
