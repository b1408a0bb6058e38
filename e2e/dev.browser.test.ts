import { launchChromium } from '@fm/testing/chromium';
import type { Browser, Page } from 'playwright-core';
import { type RunningApp, startApp } from '../scripts/serve/start-app';
import { addPerson } from './support/add-person';
import { type RunningServer, startServer } from './support/server-process';
import { signIn } from './support/sign-in';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy';

const OFFICE = { email: 'office@nordhaus.example' };
const SECTION = 'remotes/employees/src/features/form/employee-fields.tsx';
const HINT = 'As colleagues know and reach them.';

let copy: WorkspaceCopy;
let browser: Browser;

beforeAll(async () => {
  [copy, browser] = await Promise.all([copyWorkspace(), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await copy?.remove();
});

/** Marks the page, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

describe('npm run dev', () => {
  let dev: RunningServer;
  let page: Page;

  beforeAll(async () => {
    dev = await startServer('dev', [], { root: copy.root });
    page = await browser.newPage();
    await page.goto(`${dev.url}/employees/form`);
    await signIn(page, OFFICE);
    await page.getByLabel('First name').fill('Greta');
    await mark(page);
  });

  afterAll(() => dev?.stop());

  afterEach(async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Greta');
    expect(await isMarked(page)).toBe(true);
  });

  it('repaints an edited component of an area, and keeps what is typed', async () => {
    await copy.edit(SECTION, HINT, 'As everybody knows them.');
    await page.getByText('As everybody knows them.').waitFor();
  });

  it('repaints styles', async () => {
    await copy.edit('shared/ui/layout/page.module.css', '.title {', '.title { outline: 3px dotted;');
    await page.locator('h1').evaluate(
      (heading) =>
        new Promise<void>((resolve) => {
          const look = () =>
            getComputedStyle(heading).outlineStyle === 'dotted' ? resolve() : requestAnimationFrame(look);
          look();
        }),
    );
  });

  it('leads to every part of the interface', async () => {
    const gallery = await browser.newPage();
    await gallery.goto(`${dev.url}/gallery`);
    await gallery.getByRole('heading', { name: 'Everything the interface is made of' }).waitFor();
    await gallery.close();
  });

  it('says what does not compile, and goes on once that is repaired', async () => {
    const repair = await copy.edit(SECTION, 'title="Person"', 'title=');
    const overlay = page.frameLocator('iframe[id$="overlay"]');
    await overlay.getByText('employee-fields.tsx').first().waitFor();
    await repair();
    await page.locator('iframe[id$="overlay"]').waitFor({ state: 'detached' });
  });
});

describe('npm run dev -- employees --against a deployed host', () => {
  let app: RunningApp;
  let dev: RunningServer;

  beforeAll(async () => {
    app = await startApp({
      port: 0,
      backendPort: 0,
      dataDir: null,
      allowOverrides: true,
      log: () => undefined,
    });
    if (!app.backend) throw new Error('The app runs without its embedded backend.');
    await addPerson(app.backend, { ...OFFICE, name: 'Olga Brandt', role: 'office' });
    dev = await startServer('dev', ['employees', '--against', app.url], { root: copy.root });
  });

  afterAll(async () => {
    await dev?.stop();
    await app?.close();
  });

  it('property 10: shows the own code in that host, says so, and follows edits', async () => {
    expect(dev.url).toMatch(/\?override=employees@http:\/\/localhost:\d+\/$/);
    const page = await browser.newPage();
    await page.goto(dev.url);
    await signIn(page, OFFICE);
    await page.getByRole('complementary', { name: 'Overrides' }).getByText('employees').waitFor();
    await page.goto(`${app.url}/employees/form`);
    await page.getByRole('heading', { name: 'New employee' }).waitFor();
    await page.getByText('As everybody knows them.').waitFor();
    await copy.edit(SECTION, 'As everybody knows them.', 'As they are known.');
    await page.getByText('As they are known.').waitFor();
  });
});
