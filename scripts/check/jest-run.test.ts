import { readJestRun } from './jest-run';

const run = (status: string, ...tests: string[]) =>
  readJestRun(
    JSON.stringify({ testResults: [{ status, assertionResults: tests.map((status) => ({ status })) }] }),
  );

it('counts what passed and failed; what was skipped is neither', () => {
  expect(run('failed', 'passed', 'failed', 'pending', 'passed')).toEqual({ passed: 2, failed: 1 });
});

it('counts a file that could not run as one failed test', () => {
  expect(run('failed')).toEqual({ passed: 0, failed: 1 });
});

it('counts a file that could not run for what stands outside of its tests as failed', () => {
  expect(run('failed', 'passed', 'passed')).toEqual({ passed: 2, failed: 1 });
});
