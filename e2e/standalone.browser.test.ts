import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@fm/testing/chromium';
import type { Page } from 'playwright-core';
import { readDescriptors } from '../shared/build/apps';
import { ShellPage } from './page-models/shell-page';
import { AREA_SCREENS, countIn, openList } from './support/area-screens';
import { errorsOn } from './support/errors-on';
import { startServer } from './support/server-process';
import { signIn } from './support/sign-in';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const OFFICE = { email: 'office@nordhaus.example' };

const barIn = (page: Page) => page.getByRole('complementary', { name: 'Overrides' });

describe('an area alone in the host as built', () => {
  let app: TestApp;
  let page: Page;
  let errors: readonly string[];

  beforeAll(async () => {
    const areas = await readDescriptors();
    expect(areas.flatMap(({ id, paths }) => paths.map((path) => `${path} ${id}`)).sort()).toEqual(
      AREA_SCREENS.map(({ path, area }) => `${path} ${area}`).sort(),
    );
    app = await startTestApp({ seed: true, allowOverrides: true });
    page = await app.newPage();
    errors = errorsOn(page);
    await page.goto(`${app.url}/login`);
    await signIn(page, OFFICE);
  });

  afterAll(() => app?.close());

  for (const screen of AREA_SCREENS)
    it(`property 15: ${screen.path} shows its list where there is no other area`, async () => {
      await openList(page, `${app.url}${screen.path}?only=${screen.area}`, screen);
      expect(new URL(page.url()).search).not.toContain('only');
      expect(errors).toEqual([]);
    });

  it('has its entry alone in the menu, on every page of the tab, until it is cleared', async () => {
    const entries = new ShellPage(page).menu.getByRole('link');
    await page.goto(`${app.url}/customers?only=customers`);
    await expect(entries).toHaveText(['Overview', 'Customer']);
    await page.goto(`${app.url}/tasks`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await barIn(page).getByText('Every area but Customers is hidden in this tab.').waitFor();
    await barIn(page).getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
    await expect(entries).toHaveCount(7);
    await expect(barIn(page)).toHaveCount(0);
  });
});

describe('npm run standalone', () => {
  it('opens an area from its sources where nothing is built, on the demo data', async () => {
    const nothingBuilt = await mkdtemp(join(tmpdir(), 'standalone-'));
    const [alone, browser] = await Promise.all([
      startServer('standalone', ['customers'], { env: { BUILD_FOLDER: nothingBuilt } }),
      launchChromium(),
    ]);
    try {
      const page = await browser.newPage();
      await page.goto(alone.url);
      await signIn(page, OFFICE);
      await countIn(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/customers');
      await expect(new ShellPage(page).menu.getByRole('link')).toHaveText(['Overview', 'Customer']);
    } finally {
      await browser.close();
      await alone.stop();
      await rm(nothingBuilt, { recursive: true });
    }
  });
});
