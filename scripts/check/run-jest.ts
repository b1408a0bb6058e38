import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import * as v from 'valibot';
import { runCommand } from './run-command';

/** How many tests passed and failed. A file that could not run at all counts as one failed test. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

const resultSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

/** Runs the tests of the named jest projects; `workers` as jest takes them: a number or a share of the cores. */
export async function runJest(
  name: string,
  projects: readonly string[],
  workers: string,
): Promise<TestCount> {
  const cache = join(ROOT, '.cache');
  const output = join(cache, `jest-${name}.json`);
  await mkdir(cache, { recursive: true });
  await rm(output, { force: true });
  const code = await runCommand('npx', [
    'jest',
    '--json',
    `--outputFile=${output}`,
    `--maxWorkers=${workers}`,
    '--selectProjects',
    ...projects,
  ]);
  const text = await readFile(output, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const result = v.parse(resultSchema, JSON.parse(text));
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  // jest may also fail as a whole, by a global set-up for instance.
  return { passed: result.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}
