import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { readJestRun } from './jest-run';
import { runCommand } from './run-command';
import type { TestCount } from './test-count';

/**
 * Runs the unit and DOM tests: all of them, or what files that differ from the branch `changedSince` can touch. A file
 * that could not run at all counts as one failed test.
 */
export async function runJest(changedSince?: string): Promise<TestCount> {
  const cache = join(ROOT, '.cache');
  const output = join(cache, 'unit-tests.json');
  await mkdir(cache, { recursive: true });
  await rm(output, { force: true });
  const code = await runCommand('npx', [
    'jest',
    '--json',
    `--outputFile=${output}`,
    '--maxWorkers=100%',
    ...(changedSince ? [`--changedSince=${changedSince}`, '--passWithNoTests'] : []),
  ]);
  const { passed, failed } = await readFile(output, 'utf8').then(readJestRun, () => ({
    passed: 0,
    failed: 0,
  }));
  // jest may also fail as a whole, by its configuration for instance.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
