import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import type { RegistryEntry } from '@fm/contract';
import type { Page } from 'playwright-core';
import { pointToBuilds } from '../scripts/release/point-to-builds';
import { putPreview } from '../scripts/release/previews';
import { deployedIn, putRelease } from '../scripts/release/put-release';
import { readRegistry } from '../scripts/release/registry-file';
import { rollbackArea } from '../scripts/release/rollback-area';
import { folderOf } from '../scripts/release/stored-release';
import { switchOff, switchOn } from '../scripts/release/switch-area';
import { FormPage } from './page-models/form-page';
import { ShellPage } from './page-models/shell-page';
import { addPerson } from './support/add-person';
import { accessibilityProblems } from './support/axe';
import { buildEdition } from './support/customer-edition';
import { Requests } from './support/requests';
import { signIn } from './support/sign-in';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };
const BY = 'test';

let dist: string;
let app: TestApp;
let page: Page;
let shell: ShellPage;
let first: RegistryEntry;
let second: RegistryEntry;

async function deploy(edition: RegistryEntry) {
  const deployed = await deployedIn(dist, await readRegistry(dist));
  await putRelease(dist, edition, deployed, { action: 'deploy', by: BY });
}

/** Hashes of all files of the store that are no part of the customers area or of the registry. */
async function restOfTheStore(): Promise<Record<string, string>> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1)).sort();
  const rest = paths.filter(
    (path) => /^(host|remotes)\//.test(path) && !path.startsWith('remotes/customers/'),
  );
  const hashes = rest.map(async (path) => {
    const hash = createHash('sha256').update(await readFile(join(dist, path)));
    return [path, hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Lets the page look for releases, as when somebody returns to its tab. */
const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const edition = () => page.getByRole('button', { name: /^Edition/ });

/** Which build the screen is of, from a file that it loads when asked. */
async function editionShown(): Promise<string> {
  await edition().click();
  await page.getByRole('button', { name: /^Edition \w/ }).waitFor();
  return (await edition().textContent()) ?? '';
}

const offer = () => page.getByText('A new version of Customers is ready.');

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'releases-'));
  await cp(BUILDS, dist, { recursive: true, filter: (path) => !path.includes('.lock') });
  first = await buildEdition(dist, 'first');
  second = await buildEdition(dist, 'second');
  await deploy(first);
  app = await startTestApp({ dist });
  await addPerson(app.backend, ana);
  page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  // A page that saves data warms nothing by itself: what is loaded was asked for.
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  page.setDefaultTimeout(10_000);
  shell = new ShellPage(page);
  await page.goto(`${app.url}/login`);
  await signIn(page, ana);
});

afterAll(async () => {
  await app?.close();
  await rm(dist, { recursive: true, force: true });
});

describe('a new version of an area', () => {
  it('property 8: leaves an open, half-filled form alone, is offered, and runs after a reload', async () => {
    await page.goto(`${app.url}/customers/form`);
    const name = new FormPage(page).field('Name');
    await name.fill('Half a cust');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const before = await restOfTheStore();

    await deploy(second);
    await returnToTab();
    await offer().waitFor();
    await name.pressSequentially('omer');
    await expect(name).toHaveValue('Half a customer');
    // A part of the old build that was not loaded yet, after the release.
    expect(await editionShown()).toBe('Edition first');

    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('Save what you are typing first, then reload.').waitFor();
    await expect(name).toHaveValue('Half a customer');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

    await name.fill('');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('sameDocument' in globalThis));
    expect(await editionShown()).toBe('Edition second');
    await expect(offer()).toHaveCount(0);
    expect(await restOfTheStore()).toEqual(before);
  });

  it('takes the place of one that was only loaded ahead, without a word; so does an old one after a rollback', async () => {
    await page.goto(app.url);
    const requests = new Requests(page, app.url);
    await shell.entry('Customer').hover();
    await page.waitForRequest((request) => request.url().includes(second.base));
    await requests.settled();
    await rollbackArea({ dist, id: 'customers', by: BY });
    const answer = page.waitForResponse('**/registry.json');
    await returnToTab();
    await (await answer).finished();
    await shell.entry('Customer').click();
    await edition().waitFor();
    expect(await editionShown()).toBe('Edition first');
    await expect(offer()).toHaveCount(0);
  });

  it('property 9: is in new page loads at once after a rollback, as /status says', async () => {
    await rollbackArea({ dist, id: 'customers', by: BY });
    await page.goto(`${app.url}/customers`);
    expect(await editionShown()).toBe('Edition second');
    await page.goto(`${app.url}/status`);
    await page
      .getByRole('row', { name: /Customers/ })
      .getByText(second.build)
      .waitFor();
  });
});

describe('a release that is not released', () => {
  const preview = () => `/?preview=customers@${folderOf(first)}`;

  it('is shown in the deployed host by its address, for this tab, until it is cleared', async () => {
    await putPreview(dist, first, ['admin']);
    await page.goto(app.url + preview());
    await page.getByText(`Customers is shown as ${folderOf(first)}, which is not released.`).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await shell.entry('Customer').click();
    expect(await editionShown()).toBe('Edition first');
    await page.reload();
    expect(await editionShown()).toBe('Edition first');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page
      .getByRole('complementary', { name: 'Overrides' })
      .getByRole('button', { name: 'Clear' })
      .click();
    await expect(page.getByText(/which is not released/)).toHaveCount(0);
    expect(await editionShown()).toBe('Edition second');
  });

  it('says so below the buttons of a form and never over them; neither moves the page or covers a field with the focus', async () => {
    await putPreview(dist, first, ['admin']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(app.url + preview());
    const bar = page.getByRole('complementary', { name: 'Overrides' });
    await bar.waitFor();
    await page.goto(`${app.url}/customers/form`);
    const create = page.getByRole('button', { name: 'Create customer' });
    await create.waitFor();
    await expect
      .poll(async () => {
        const [over, under] = [await create.boundingBox(), await bar.boundingBox()];
        return over && under && over.y + over.height <= under.y;
      })
      .toBe(true);
    const clear = bar.getByRole('button', { name: 'Clear' });
    for (const button of [create, clear]) await button.focus();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const notes = new FormPage(page).field('Notes');
    await notes.focus();
    const [field, buttons] = [await notes.boundingBox(), await create.boundingBox()];
    expect(field && buttons && field.y + field.height <= buttons.y).toBe(true);
    await clear.click();
    await expect(bar).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('is for those with its role, and never has what is deployed pass for it', async () => {
    await putPreview(dist, first, ['office']);
    await page.goto(app.url + preview());
    await shell.entry('Customer').waitFor();
    await page.goto(`${app.url}/customers`);
    await shell.heading("This preview of Customers can't be shown").waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('is for people with another role.');
    await page.getByText(`Customers can't be shown as ${folderOf(first)}.`).waitFor();
    await page.getByRole('button', { name: 'Use the deployed version' }).click();
    expect(await editionShown()).toBe('Edition second');
  });
});

describe('an area that operators switch off', () => {
  it('gives way to their notice in pages that are open, and comes back, without a reload', async () => {
    await page.goto(`${app.url}/customers`);
    await edition().waitFor();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await switchOff(dist, 'customers', 'Prices are being checked. Back at noon.', BY);
    await returnToTab();
    await shell.heading('Customers is switched off').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('Back at noon.');
    const reason = await shell.entry('Customer').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${reason}"]`).textContent()).toContain('Back at noon.');

    await shell.entry('Task').click();
    await shell.heading('Tasks').waitFor();
    await shell.entry('Customer').click();
    await shell.heading('Customers is switched off').waitFor();
    await switchOn(dist, 'customers', BY);
    await returnToTab();
    await shell.heading('Customers').waitFor();
    expect(await editionShown()).toBe('Edition second');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
});

describe('a list of areas from a late edge', () => {
  it('does not switch an area on again, in an open page or in a new one', async () => {
    const file = join(dist, 'registry.json');
    const late = await readFile(file);
    await page.goto(`${app.url}/customers`);
    await edition().waitFor();
    await switchOff(dist, 'customers', 'Back at noon.', BY);
    await returnToTab();
    await shell.heading('Customers is switched off').waitFor();
    const newest = await readFile(file);
    await writeFile(file, late);
    const answer = page.waitForResponse('**/registry.json');
    await returnToTab();
    await (await answer).finished();
    await page.reload();
    await shell.heading('Customers is switched off').waitFor();
    await writeFile(file, newest);
    await switchOn(dist, 'customers', BY);
    await returnToTab();
    await shell.heading('Customers').waitFor();
  });
});

describe('a new host', () => {
  it('is offered to open pages with a reload', async () => {
    await page.goto(app.url);
    // It looks for releases from when it is drawn on.
    await shell.heading('Overview').waitFor();
    const { host } = await deployedIn(dist, await readRegistry(dist));
    const about = join(dist, 'host', 'build.json');
    const before = await readFile(about);
    const areas = (await readRegistry(dist)).remotes.map(({ descriptor }) => descriptor.id);
    await writeFile(about, JSON.stringify({ ...host, build: 'next' }));
    await pointToBuilds(dist, [], areas);
    await returnToTab();
    await page.getByText('A new version of this app is ready.').waitFor();
    await writeFile(about, before);
    await pointToBuilds(dist, [], areas);
    await returnToTab();
    await page.getByText('A new version of this app is ready.').waitFor({ state: 'detached' });
  });
});
