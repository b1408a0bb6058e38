import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { failedFiles, type JestRun, readJestRun, testRunOf } from './jest-run';
import { NODE_FLAGS } from './node-flags';
import { runCommand } from './run-command';
import type { TestRun } from './test-count';

/** Where more files fail, it is not by chance, and none is tried again. */
const MOST_TRIED_AGAIN = 5;

/** One more than the cores: the tests of processes that are killed and come back wait most of their time. */
const WORKERS = availableParallelism() + 1;

/** Runs jest with the given arguments; what it wrote is empty when it could not begin. */
async function jest(args: readonly string[]): Promise<{ readonly run: JestRun; readonly ok: boolean }> {
  const cache = join(ROOT, '.cache');
  const output = join(cache, 'unit-tests.json');
  await mkdir(cache, { recursive: true });
  await rm(output, { force: true });
  const binary = join('node_modules', 'jest', 'bin', 'jest.js');
  const code = await runCommand('node', [...NODE_FLAGS, binary, '--json', `--outputFile=${output}`, ...args]);
  const run = await readFile(output, 'utf8').then(readJestRun, (): JestRun => new Map());
  return { run, ok: code === 0 };
}

/**
 * Runs the unit and DOM tests: all of them, or what files that differ from the branch `changedSince` can touch. As with
 * browser tests, what failed is tried once more, alone: a busy machine makes a test miss a deadline now and then, what is
 * broken fails each time.
 */
export async function runJest(changedSince?: string): Promise<TestRun> {
  const first = await jest([
    `--maxWorkers=${WORKERS}`,
    ...(changedSince ? [`--changedSince=${changedSince}`, '--passWithNoTests'] : []),
  ]);
  const failed = failedFiles(first.run);
  const again =
    failed.length > 0 && failed.length <= MOST_TRIED_AGAIN
      ? await jest(['--maxWorkers=1', '--runTestsByPath', ...failed])
      : undefined;
  const ended = testRunOf(first.run, again?.run ?? new Map(), ROOT);
  // jest may also fail as a whole, by its configuration for instance.
  return { ...ended, failed: (again ?? first).ok ? ended.failed : Math.max(ended.failed, 1) };
}
