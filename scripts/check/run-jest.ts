import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { type JestFile, readJestFiles } from './jest-files';
import { runCommand } from './run-command';

/** How many tests passed and failed. A file that could not run at all counts as one failed test. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** The same, with what failed at first and was tried again, a line for each with its cause. */
export interface SecondTries extends TestCount {
  readonly secondTries: readonly string[];
}

/** What jest is asked to run. */
export interface JestRun {
  /** What to call the run. */
  readonly name: string;
  readonly projects: readonly string[];
  /** As jest takes them: a number or a share of the cores. */
  readonly workers: string;
  /** These files alone. */
  readonly paths?: readonly string[];
  /** What files that differ from this branch can touch alone. */
  readonly changedSince?: string;
}

interface Ran {
  readonly files: readonly JestFile[];
  readonly ok: boolean;
}

async function run({ name, projects, workers, paths = [], changedSince }: JestRun): Promise<Ran> {
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
    ...(changedSince ? [`--changedSince=${changedSince}`, '--passWithNoTests'] : []),
    // Run one by one, jest would wait for the servers of a set-up that missed its time.
    ...(paths.length > 0 ? ['--forceExit', '--runTestsByPath', ...paths] : []),
  ]);
  const text = await readFile(output, 'utf8').catch(() => undefined);
  return { files: text === undefined ? [] : readJestFiles(text), ok: code === 0 };
}

function countOf({ files, ok }: Ran): TestCount {
  const sum = (of: (file: JestFile) => number) => files.reduce((all, file) => all + of(file), 0);
  const failed = sum((file) => file.failed);
  // jest may also fail as a whole, by a global set-up for instance.
  return { passed: sum((file) => file.passed), failed: ok ? failed : Math.max(failed, 1) };
}

/** Where more files fail, it is not by chance. */
const MANY = 8;

const isSound = ({ failed }: JestFile) => failed === 0;

const linesOf = ({ path, failures }: JestFile) =>
  failures.map(({ test, cause }) => `${[relative(ROOT, path), test].filter(Boolean).join(' › ')}: ${cause}`);

/**
 * Runs the tests of the named jest projects, and files with failures a second time, one by one: what counts is how they
 * end then. A test on a busy machine misses a deadline now and then; what is broken fails twice. A file begins afresh,
 * where the retry of one test meets what its first try has left behind and a set-up is not retried at all.
 */
export async function runJestTwice(jest: JestRun): Promise<SecondTries> {
  const first = await run(jest);
  const paths = first.files.filter((file) => !isSound(file)).map(({ path }) => path);
  if (paths.length === 0 || paths.length > MANY) return { ...countOf(first), secondTries: [] };
  console.log(`\n== once more: ${paths.map((path) => relative(ROOT, path)).join(', ')}`);
  const second = countOf(
    await run({ name: `${jest.name}-again`, projects: jest.projects, workers: '1', paths }),
  );
  const { passed } = countOf({ files: first.files.filter(isSound), ok: true });
  return {
    passed: passed + second.passed,
    failed: second.failed,
    secondTries: first.files.flatMap(linesOf),
  };
}
