import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { browserTests, changedPaths } from './check/changed-paths';
import { installBrowsers, skippedEngines } from './check/install-browsers';
import { runBrowserTests } from './check/run-browser-tests';
import { runCommand } from './check/run-command';
import { runJest } from './check/run-jest';
import { sharesOf } from './check/shares-of';
import type { TestRun } from './check/test-count';
import { touchedBy } from './check/touched';
import { buildApps } from './release/build-apps';

// Builds of their own, and no release: what runs beside this is left alone.
const BUILDS = join(ROOT, '.cache', 'builds');
process.env.BUILD_FOLDER = BUILDS;
process.env.RELEASE_STORE = join(ROOT, '.cache', 'no-releases');

const [scope, base = 'main'] = process.argv.slice(2);
if (scope !== undefined && scope !== 'changed') {
  console.error(
    `"${scope}" is nothing to test: leave it out, or say "changed" and the branch to compare with.`,
  );
  process.exit(1);
}

/** `npm test`: everything that says whether the repository is sound; with `changed`, what a change can touch. */
const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const times: { readonly name: string; readonly seconds: number }[] = [];
const secondTries: string[] = [];
const began = Date.now();
const secondsSince = (start: number) => (Date.now() - start) / 1000;

async function step(name: string, work: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const ok = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  if (!ok) broken.push(name);
  const seconds = secondsSince(started);
  times.push({ name, seconds });
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return ok;
}

const command = (name: string, file: string, args: readonly string[]) =>
  step(name, async () => (await runCommand(file, args)) === 0);

const tests = (name: string, run: () => Promise<TestRun>) =>
  step(`${name} tests`, async () => {
    const { passed, failed, secondTries: tried } = await run();
    total.passed += passed;
    total.failed += failed;
    secondTries.push(...tried);
    return failed === 0;
  });

const build = () =>
  step('build', async () => {
    for (const { app, build, made } of await buildApps([], BUILDS))
      console.log(`${app} ${build}${made ? '' : ' (unchanged)'}`);
    return true;
  });

const touched = scope && touchedBy(await changedPaths(base), await browserTests());

// The compiler works on one core alone.
const types = command('types', 'npm', ['run', '--silent', 'types']);
await command('lint', 'npm', ['run', '--silent', 'lint']);
const built = await build();
await types;
await tests('unit', () => runJest(scope && base));
if (touched && touched.length === 0) console.log('\nThe change touches no browser test.');
else if (built && (await step('browsers', installBrowsers)))
  await tests('browser', () => runBrowserTests(touched || undefined));
else broken.push('browser tests (not run)');

const skipped = skippedEngines();
if (skipped) console.log(`\n${skipped}`);
console.log(`\n${sharesOf(times, secondsSince(began)).join('\n')}`);
if (secondTries.length > 0) console.log(`\nTried a second time:\n${secondTries.join('\n')}`);
if (broken.length > 0) console.log(`\nNot sound: ${broken.join(', ')}.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(broken.length === 0 ? 0 : 1);
