import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemo } from './demo-store';

/**
 * Gives the workers of one run a folder to share what is costly to make, with the demo in it: written before there are
 * any, by one process alone. What is returned takes it away.
 */
export default async function writeDemoOnce() {
  const folder = await mkdtemp(join(tmpdir(), 'browser-run-'));
  process.env.BROWSER_RUN_FOLDER = folder;
  await writeDemo(folder);
  return () => rm(folder, { recursive: true, force: true });
}
