import type { Page } from 'playwright-core';
import { brokenWords } from './support/broken-words';
import { goTo } from './support/go-to';
import { changeRecord } from './support/records';
import { signedIn } from './support/signed-in';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const LISTS: readonly (readonly [table: string, path: string])[] = [
  ['Employees', '/employees'],
  ['Customers', '/customers'],
  ['Tasks', '/tasks'],
  ['Work orders', '/work-orders'],
  ['Maintenance', '/maintenance'],
  ['Assets', '/maintenance/assets'],
  ['Offers', '/create-offer'],
  ['Catalogue', '/create-offer/catalogue'],
  ['Reminders', '/reminders'],
];
/** Of small laptops, where columns are narrowest. */
const LAPTOPS = [1280, 1366];
const WIDTHS = [320, 390, 768, 1024, 1280, 1366, 1440, 2560];

let app: TestApp;
let page: Page;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  await changeRecord(app.backend, 'tasks/task-27', { title: 'x'.repeat(80) });
  page = await signedIn(app, 'office@nordhaus.example');
});

afterAll(() => app?.close());

const sideways = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('columns and endless words pushed the page sideways, and narrow columns broke words', () => {
  for (const [title, path] of LISTS) {
    it(`${title} fit every window`, async () => {
      await goTo(page, path);
      await page.getByRole('table', { name: title }).locator('tbody tr').first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // The columns follow with the next frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect({ width, over: await sideways() }).toEqual({ width, over: 0 });
        if (LAPTOPS.includes(width))
          expect({ width, broken: await brokenWords(page) }).toEqual({ width, broken: [] });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }
});
