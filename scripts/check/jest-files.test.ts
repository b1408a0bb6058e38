import { readJestFiles } from './jest-files';

const run = (status: string, ...tests: string[]) =>
  readJestFiles(
    JSON.stringify({
      testResults: [
        { name: '/e2e/a.test.ts', status, assertionResults: tests.map((status) => ({ status })) },
      ],
    }),
  );

it('counts what passed and failed; what was skipped is neither', () => {
  expect(run('failed', 'passed', 'failed', 'pending', 'passed')).toEqual([
    {
      path: '/e2e/a.test.ts',
      passed: 2,
      failed: 1,
      failures: [{ test: '', cause: 'no reason was given' }],
    },
  ]);
});

it('counts a file that could not run as one failed test', () => {
  expect(run('failed')).toMatchObject([{ path: '/e2e/a.test.ts', passed: 0, failed: 1 }]);
});

const failuresOf = (file: object) =>
  readJestFiles(JSON.stringify({ testResults: [{ name: '/e2e/a.test.ts', status: 'failed', ...file }] }))[0]
    ?.failures;

it('names each failed test with the first line of its cause, without colours', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a list is there', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'a list sorts',
      failureMessages: ['\u001b[31mTimeout 30 s\u001b[39m\n  at x.ts:1'],
    },
  ];
  expect(failuresOf({ assertionResults })).toEqual([{ test: 'a list sorts', cause: 'Timeout 30 s' }]);
});

it('says why a file could not run', () => {
  const message = '  \u001b[1m● Test suite failed to run\u001b[22m\n\n    Cannot find module x\n';
  expect(failuresOf({ message, assertionResults: [] })).toEqual([
    { test: '', cause: 'Cannot find module x' },
  ]);
});
