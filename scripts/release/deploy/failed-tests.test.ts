import { failedTests } from './failed-tests';

const test = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

const run = (message: string, ...assertionResults: object[]) =>
  failedTests(
    JSON.stringify({
      testResults: [
        { name: '/remotes/tasks/src/module.test.tsx', status: 'failed', message, assertionResults },
      ],
    }),
  );

describe('a failed run of tests', () => {
  it('is a line for each test: its name, and what was thrown without where', () => {
    const thrown =
      'ContractError: module of "tasks": "routes" must be an object.\n    at object (checks.ts:7:3)';
    const compared = '\u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\nExpected: 1';
    expect(run('', test('is fine'), test('exposes', thrown), test('counts', compared))).toEqual([
      'exposes: module of "tasks": "routes" must be an object.',
      'counts',
    ]);
  });

  it('is a line for a file that could not run', () => {
    expect(run("  ● Test suite failed to run\n\n    Cannot find module './list'\n\n    at x")).toEqual([
      "module.test.tsx: Cannot find module './list'",
    ]);
  });
});
