import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import { launchChromium } from '@fm/testing/chromium';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readRegistry } from '../scripts/release/registry-file';
import { type RunningApp, startApp } from '../scripts/serve/start-app';
import { addPerson } from './support/add-person';
import { Requests } from './support/requests';
import { signIn } from './support/sign-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from './support/test';

const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };

/** Menu entries and the heading each leads to. */
const OCCURRENCES = [
  ['Employee', 'Employees'],
  ['Customer', 'Customers'],
  ['Task', 'Tasks'],
  ['Work Order', 'Work orders'],
  ['Create Offer', 'Offers'],
  ['Maintenance', 'Maintenance'],
] as const;

let dist: string;
let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let requests: Requests;
let errors: string[];

beforeAll(async () => {
  // A release store of its own: the test takes files away.
  dist = await mkdtemp(join(tmpdir(), 'federation-'));
  await cp(BUILDS, dist, { recursive: true, filter: (path) => !path.includes('.build') });
  app = await startApp({ port: 0, backendPort: 0, dataDir: null, dist, log: () => undefined });
  if (!app.backend) throw new Error('The app runs without its embedded backend.');
  await addPerson(app.backend, ana);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await rm(dist, { recursive: true, force: true });
});

beforeEach(async () => {
  context = await browser.newContext();
  // A page that saves data warms nothing by itself: what is requested was asked for.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  page = await context.newPage();
  requests = new Requests(page, app.url);
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${app.url}/login`);
});

afterEach(() => context.close());

const menu = (label: string) => page.getByRole('navigation').getByRole('link', { name: label, exact: true });

/** Takes an area's release away; gives back what puts it in place again. */
async function takeAway(id: string): Promise<() => Promise<void>> {
  const { remotes } = await readRegistry(dist);
  const entry = remotes.find(({ descriptor }) => descriptor.id === id);
  if (!entry) throw new Error(`The registry does not name ${id}.`);
  const folder = join(dist, entry.base);
  const away = `${folder.replace(/\/$/, '')}.away`;
  await rename(folder, away);
  return () => rename(away, folder);
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

describe('areas in the page', () => {
  it('asks no area for anything but its cards before one is opened', async () => {
    await page.getByLabel('Email Address').fill(ana.email);
    expect(requests.ofAreas).toEqual([]);
    await signIn(page, ana);
    await page.getByRole('heading', { name: 'Tasks due' }).waitFor();
    await requests.settled();
    const { remotes } = await readRegistry(dist);
    const ofCards = remotes.flatMap(({ base, manifest, parts }) =>
      parts?.widgets ? [manifest, ...parts.widgets].map((file) => base + file) : [],
    );
    expect([...requests.ofAreas].sort()).toEqual(ofCards.sort());
  });

  it('opens an area from the menu and by its address', async () => {
    await signIn(page, ana);
    await menu('Employee').click();
    await heading('Employees').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/employees');
    await page.reload();
    await heading('Employees').waitFor();
    expect(errors).toEqual([]);
  });

  it('has fetched the area that will open before the password is typed to its end', async () => {
    await page.goto(`${app.url}/employees`);
    await page.getByLabel('Email Address').fill(ana.email);
    await page.getByLabel('Your Password', { exact: true }).pressSequentially('fac');
    // It is fetched once the page has nothing else to do, which a busy machine puts off.
    await expect.poll(() => requests.ofAreas.length).toBeGreaterThan(0);
    await requests.settled();
    requests.clear();
    await signIn(page, ana);
    await heading('Employees').waitFor();
    expect(requests.ofAreas).toEqual([]);
  });

  it('keeps the shell and tells of it when the files of one area are missing', async () => {
    const putBack = await takeAway('employees');
    try {
      await signIn(page, ana);
      await menu('Employee').click();
      await heading("Employees can't be reached right now").waitFor();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect.poll(() => new URL(page.url()).pathname).toBe('/employees');
      await menu('Task').click();
      await heading('Tasks').waitFor();
      await menu('Overview').click();
      await heading('Overview').waitFor();
    } finally {
      await putBack();
    }
  });

  it('opens an area with Retry once its files are back, without a reload', async () => {
    const putBack = await takeAway('employees');
    await signIn(page, ana);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await menu('Employee').click();
    await heading("Employees can't be reached right now").waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading("Employees can't be reached right now").waitFor();
    await putBack();
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading('Employees').waitFor();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  it('breaks no rule of the content security policy, whichever areas are open', async () => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|SRI|preload/i.test(message.text())) violations.push(message.text());
    });
    await signIn(page, ana);
    for (const [label, title] of OCCURRENCES) {
      await menu(label).click();
      await heading(title).waitFor();
    }
    // A signed-in page preloads; what it preloads must be what it then asks for.
    await page.reload();
    await heading('Maintenance').waitFor();
    expect(violations).toEqual([]);
  });

  it('has one React in the page, whichever areas are open', async () => {
    await signIn(page, ana);
    for (const [label, title] of OCCURRENCES) {
      await menu(label).click();
      await heading(title).waitFor();
    }
    const scripts = [...new Set(requests.all)].filter((path) => path.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (path) => (await fetch(app.url + path)).text()));
    // Every copy of React, of its JSX functions and of React DOM carries this mark.
    const withReact = scripts.filter((_, index) => texts[index]?.includes('react.transitional.element'));
    expect(withReact).toEqual([expect.stringMatching(/^\/react\./)]);
  });
});
