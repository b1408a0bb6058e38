import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import type { Page } from 'playwright-core';
import { hasCanary } from '../host/src/federation/registry/releases-for-some';
import { runQuietly } from '../scripts/release/deploy/run-quietly';
import { putCanary } from '../scripts/release/put-canary';
import { deployedIn } from '../scripts/release/put-release';
import { entryOf, readRegistry } from '../scripts/release/registry-file';
import { folderOf } from '../scripts/release/stored-release';
import { FailurePanel } from './page-models/failure-panel';
import { ShellPage } from './page-models/shell-page';
import { addPerson, type Person } from './support/add-person';
import { accessibilityProblems } from './support/axe';
import { BROKEN, buildEdition } from './support/customer-edition';
import { needsEmbedded } from './support/needs-embedded';
import { signIn } from './support/sign-in';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

needsEmbedded('tells a command where the backend is');
// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const boss = { email: 'boss@nordhaus.example', name: 'Ana Adler', role: 'admin' };
/** As the hash of a build, by which pages and server know a release. */
const BAD = 'badbad01';
/** Of two people: as many openings as it takes to judge a build. */
const OPENINGS = 10;

let dist: string;
let app: TestApp;
let good: string;
/** Two people who have the release that is for some, and one who has not. */
let some: readonly Person[];
let other: Person;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'health-'));
  await cp(BUILDS, dist, { recursive: true, filter: (path) => !path.includes('.lock') });
  app = await startTestApp({ dist });
  const before = await readRegistry(dist);
  const entry = entryOf(before, 'customers');
  if (!entry) throw new Error('There is no area of customers.');
  good = folderOf(entry);
  const bad = await buildEdition(dist, BAD, BROKEN);
  await putCanary(dist, bad, await deployedIn(dist, before), { percent: 30, by: 'test' });
  const crowd = Array.from({ length: 50 }, (_, at) => ({
    email: `person-${at}@nordhaus.example`,
    name: `Person ${at}`,
    role: 'office',
  }));
  const has = ({ email }: Person) => hasCanary({ ...entry, canary: { percent: 30, entry: bad } }, email);
  some = crowd.filter(has).slice(0, 2);
  other = crowd.find((person) => !has(person)) as Person;
  for (const person of [boss, other, ...some]) await addPerson(app.backend, person);
});

afterAll(async () => {
  await app?.close();
  await rm(dist, { recursive: true, force: true });
});

async function enter(person: Person, path: string): Promise<Page> {
  const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await page.goto(`${app.url}/login`);
  await signIn(page, person);
  await page.goto(app.url + path);
  return page;
}

/** Asks for the area that does not start, and tells the server so, as a page does when nobody looks at it any more. */
async function meetFailures(page: Page): Promise<void> {
  const panel = new FailurePanel(page);
  for (let opened = 1; opened < OPENINGS; opened += 1) {
    const again = page.waitForResponse(/\/~\d+\//);
    await panel.retry.click();
    await again;
    await panel.retry.waitFor();
  }
  const counted = page.waitForResponse(/\/report$/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    // Counting begins only once the page has settled.
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 100);
  });
  expect((await counted).status()).toBe(204);
}

/** Runs `npm run releases` on the store and the backend of this test. */
function releases(...args: string[]) {
  const { port } = new URL(app.backend.url);
  const env = { RELEASE_STORE: dist, RELEASED_BY: 'cron', BACKEND_PORT: port };
  return runQuietly('jiti', ['scripts/releases.ts', ...args], env);
}

describe('a release for some people that fails', () => {
  it('is had by those people alone, who have it from their sign-in on', async () => {
    const page = await enter(other, '/customers');
    await new ShellPage(page).heading('Customers').waitFor();
    for (const person of some) {
      const unlucky = await enter(person, '/customers');
      await new FailurePanel(unlucky).retry.waitFor();
      await meetFailures(unlucky);
    }
  });

  it('is seen once it failed for two of them, by administrators and in the terminal', async () => {
    const page = await enter(boss, '/status');
    const row = page
      .getByRole('table', { name: /^Builds/ })
      .getByRole('row')
      .filter({ hasText: BAD });
    await expect(row).toContainText('Fails too often');
    expect(await accessibilityProblems(page)).toEqual([]);
    const { code, output } = await releases();
    expect(code, output).toBe(0);
    expect(output).toContain(`-${BAD} for 30 % of people`);
    expect(output).toMatch(
      new RegExp(`customers +${BAD} {2}\\d+ of \\d+ openings failed, for 2 people: FAILS TOO OFTEN`),
    );
  });

  it('is told to nobody else', async () => {
    const page = await enter(other, '/status');
    await page.getByRole('table', { name: 'Areas' }).waitFor();
    await expect(page.getByRole('table')).toHaveCount(1);
  });

  it('takes itself back at a look that may do so, and everybody has the release for all', async () => {
    const looked = await releases('--check');
    expect(looked.code, looked.output).toBe(1);
    expect(looked.output).toContain('Back: npm run rollback -- customers');
    const { code, output } = await releases('--check', '--auto');
    expect(code, output).toBe(1);
    expect(output).toContain(`customers was taken back: ${good} is released in place of`);
    for (const person of some) {
      const page = await enter(person, '/customers');
      await new ShellPage(page).heading('Customers').waitFor();
    }
    const after = await releases('--check', '--auto');
    expect(after.code, after.output).toBe(0);
    expect(after.output).toMatch(new RegExp(`${BAD} .*not released any more`));
  });
});
