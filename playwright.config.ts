import { defineConfig } from '@playwright/test';
import { moveToTestNow } from './shared/testing/test-now.cjs';

moveToTestNow();

/**
 * What takes longest comes first: no worker is to begin one of these when the other is done. But for `dev`, which compiles
 * as much as `deploy` and would stand beside it.
 */
const LONG = [
  'customer-history',
  'customers',
  'deploy',
  'drafts-and-merge',
  'employees',
  'engines',
  'faults',
  'loader-faults',
  'maintenance',
  'new-area',
  'offers',
  'reads',
  'roles',
  'safety',
  'sdk',
  'search',
  'session',
  'shell',
  'sign-in',
  'tasks',
  'undo-and-trash',
  'work-order-checklist',
  'work-order-keyboard',
  'work-order-photos',
  'work-order-plan',
  'work-order-transitions',
];

// No patterns with stars: they are made anew for each file of the repository.
const LONGEST = new RegExp(`/(${LONG.join('|')})\\.browser\\.test\\.ts$`);
const BROWSER = /\.browser\.test\.ts$/;

/** `*.browser.test.ts` drives browsers against production builds; all other tests are jest's. */
export default defineConfig({
  testDir: '.',
  outputDir: '.cache/browser-tests',
  globalSetup: './e2e/support/write-demo-once.ts',
  projects: [
    { name: 'long', testMatch: LONGEST },
    { name: 'short', testMatch: BROWSER, testIgnore: LONGEST },
  ],
  // One more than the cores that the command is made for: a test and its page wait for each other now and then.
  workers: 3,
  // A test on a busy machine misses a deadline now and then; what is broken fails each time.
  retries: 2,
  // Where more fail, it is not by chance.
  maxFailures: 20,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Pictures of the page at each step cost a sixth of the run; `--trace on` takes them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
});
