import { failedFiles, readJestRun, testRunOf } from './jest-run';

interface Test {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[];
}

const tests = (...statuses: string[]): Test[] => statuses.map((status) => ({ fullName: 'a test', status }));
const run = (status: string, assertionResults: readonly Test[] = [], message = '') =>
  readJestRun(
    JSON.stringify({ testResults: [{ name: '/root/a/b.test.ts', status, message, assertionResults }] }),
  );
const ended = (first: ReturnType<typeof run>, second = readJestRun('{"testResults":[]}')) =>
  testRunOf(first, second, '/root');

it('counts what passed and failed; what was skipped is neither', () => {
  const first = run('failed', tests('passed', 'failed', 'pending', 'passed'));
  expect(ended(first)).toEqual({ passed: 2, failed: 1, secondTries: [] });
});

it('counts a file that could not run as one failed test', () => {
  expect(ended(run('failed'))).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a file that could not run for what stands outside of its tests as failed', () => {
  expect(ended(run('failed', tests('passed', 'passed')))).toMatchObject({ passed: 2, failed: 1 });
});

it('names the files in which something failed', () => {
  expect(failedFiles(run('failed'))).toEqual(['/root/a/b.test.ts']);
  expect(failedFiles(run('passed', tests('passed')))).toEqual([]);
});

it('counts what passed when its file was run again as passed, and names it with the cause of its first failure', () => {
  const late = {
    fullName: 'the list sorts',
    status: 'failed',
    failureMessages: ['\u001b[31mToo late\u001b[39m'],
  };
  expect(ended(run('failed', [...tests('passed'), late]), run('passed', tests('passed', 'passed')))).toEqual({
    passed: 2,
    failed: 0,
    secondTries: ['a/b.test.ts › the list sorts: Too late'],
  });
});

it('names a file that could not run at first', () => {
  expect(ended(run('failed', [], 'No port'), run('passed', tests('passed')))).toEqual({
    passed: 1,
    failed: 0,
    secondTries: ['a/b.test.ts: No port'],
  });
});

it('counts what fails again as failed', () => {
  expect(ended(run('failed', tests('failed')), run('failed', tests('failed')))).toEqual({
    passed: 0,
    failed: 1,
    secondTries: [],
  });
});
