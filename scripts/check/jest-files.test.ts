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
    { path: '/e2e/a.test.ts', passed: 2, failed: 1 },
  ]);
});

it('counts a file that could not run as one failed test', () => {
  expect(run('failed')).toEqual([{ path: '/e2e/a.test.ts', passed: 0, failed: 1 }]);
});
