import { launchChromium } from '@fm/testing/chromium';
import type { Browser, Page } from 'playwright-core';
import { readDescriptors } from '../shared/build/apps';
import { type RunningServer, startServer } from './support/server-process';
import { afterAll, beforeAll, describe, expect, it } from './support/test';

/** Each path of an area and the heading of the screen there. */
const SCREENS = [
  ['/customers', 'Customers'],
  ['/reminders', 'Reminders'],
  ['/employees', 'Employees'],
  ['/tasks', 'Tasks'],
  ['/work-orders', 'Work orders'],
  ['/create-offer', 'Offers'],
  ['/maintenance', 'Maintenance'],
] as const;

let alone: RunningServer;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  const areas = await readDescriptors();
  expect(areas.flatMap(({ paths }) => paths).sort()).toEqual(SCREENS.map(([path]) => path).sort());
  alone = await startServer(
    'standalone',
    areas.map(({ id }) => id),
  );
  browser = await launchChromium();
  page = await browser.newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});

afterAll(async () => {
  await browser?.close();
  await alone?.stop();
});

describe('an area alone', () => {
  for (const [path, heading] of SCREENS)
    it(`property 15: opens ${path} signed in, with the list on the demo data`, async () => {
      await page.goto(alone.url + path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      // How many there are of how many: said once the first page has come.
      await page
        .getByText(/^\d+( of \d+)? \w/)
        .first()
        .waitFor();
      expect(errors).toEqual([]);
    });

  it('shows itself to another role once that is chosen, and still after a reload', async () => {
    await page.goto(`${alone.url}/customers`);
    const create = page.getByRole('link', { name: 'New customer' });
    await create.waitFor();
    await page.getByLabel('Signed in as').selectOption('as Marek Wolny, manager');
    await create.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Customers' }).waitFor();
    await expect(create).toHaveCount(0);
  });

  it('says that a link leads out of it', async () => {
    await page.goto(`${alone.url}/customers/nowhere/else`);
    await page.getByRole('heading', { name: 'Not in this area' }).waitFor();
  });
});
