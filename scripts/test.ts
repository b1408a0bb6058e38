import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { installBrowsers, skippedEngines } from './check/install-browsers';
import { runCommand } from './check/run-command';
import { runJest, runJestTwice, type TestCount } from './check/run-jest';
import { buildApps } from './release/build-apps';

// A release store of its own: what was deployed into the usual one need not be these sources.
const STORE = join(ROOT, '.cache', 'release-store');
process.env.RELEASE_STORE = STORE;

// Browser tests wait more than they work: one more than the two cores that the command is made for.
const BROWSER_WORKERS = '3';

/** `npm test`: everything that says whether the repository is sound. Ends with one line to read. */
const total = { passed: 0, failed: 0 };
const broken: string[] = [];

async function step(name: string, work: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const ok = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  if (!ok) broken.push(name);
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return ok;
}

const command = (name: string, file: string, args: readonly string[]) =>
  step(name, async () => (await runCommand(file, args)) === 0);

const tests = (name: string, run: () => Promise<TestCount>) =>
  step(name, async () => {
    const { passed, failed } = await run();
    total.passed += passed;
    total.failed += failed;
    return failed === 0;
  });

await command('types', 'npm', ['run', '--silent', 'types']);
await command('lint', 'npm', ['run', '--silent', 'lint']);
const built = await step('build', async () => {
  for (const { app, build, made } of await buildApps([], STORE))
    console.log(`${app} ${build}${made ? '' : ' (unchanged)'}`);
  return true;
});
await tests('unit tests', () => runJest({ name: 'unit', projects: ['node', 'dom'], workers: '100%' }));
if (built && (await step('browsers', installBrowsers)))
  await tests('browser tests', () =>
    runJestTwice({ name: 'browser', projects: ['browser'], workers: BROWSER_WORKERS }),
  );
else broken.push('browser tests (not run)');

const skipped = skippedEngines();
if (skipped) console.log(`\n${skipped}`);
if (broken.length > 0) console.log(`\nNot sound: ${broken.join(', ')}.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(broken.length === 0 ? 0 : 1);
