import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { readBrowserRun } from './browser-run';
import { NODE_FLAGS } from './node-flags';
import { runCommand } from './run-command';
import type { TestRun } from './test-count';

/** Where `playwright.config.ts` has the results written. */
const RESULTS = join(ROOT, '.cache', 'browser-tests.json');

/** Runs the browser tests: all of them, or those at the given paths from the root. */
export async function runBrowserTests(paths: readonly string[] = []): Promise<TestRun> {
  await rm(RESULTS, { force: true });
  // Not by npx: the workers of Playwright inherit what Node was told here.
  const binary = join('node_modules', '@playwright', 'test', 'cli.js');
  const code = await runCommand('node', [...NODE_FLAGS, binary, 'test', ...paths]);
  const run = await readFile(RESULTS, 'utf8').then(readBrowserRun, () => ({
    passed: 0,
    failed: 0,
    secondTries: [],
  }));
  // It may also fail as a whole, by its set-up for instance.
  return { ...run, failed: code === 0 ? run.failed : Math.max(run.failed, 1) };
}
