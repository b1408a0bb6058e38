import { readBrowserRun } from './browser-run';

const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
const read = (run: object) => readBrowserRun(JSON.stringify({ suites: [], errors: [], stats, ...run }));

it('counts what passed and failed; what was skipped is neither', () => {
  expect(read({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } })).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

it('counts what went wrong outside of all tests as failed', () => {
  expect(read({ errors: [{ message: 'Cannot find module x' }] })).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a test that passed with its second try as passed, and names it with the cause of its first failure', () => {
  const sorts = {
    title: 'sorts',
    file: 'e2e/a.browser.test.ts',
    tests: [
      { status: 'flaky', results: [{ error: { message: '\u001b[31mTimeout 30 s\u001b[39m\n at x' } }, {}] },
    ],
  };
  const others = {
    title: 'is there',
    file: 'e2e/a.browser.test.ts',
    tests: [{ status: 'expected', results: [{}] }],
  };
  const suites = [
    { title: 'a.browser.test.ts', specs: [others], suites: [{ title: 'the list', specs: [sorts] }] },
  ];
  expect(read({ suites, stats: { ...stats, expected: 1, flaky: 1 } })).toEqual({
    passed: 2,
    failed: 0,
    secondTries: ['e2e/a.browser.test.ts › the list › sorts: Timeout 30 s'],
  });
});
