import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/axe';
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
/** From the narrowest one with tables on, where columns are narrowest. */
const LAPTOPS = [1240, 1280, 1366];
const WIDTHS = [320, 390, 768, 1024, ...LAPTOPS, 1440, 2560];
const INSIDE = { page: 0, panel: 0, firstRow: 0 };

let app: TestApp;
let page: Page;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  await changeRecord(app.backend, 'tasks/task-27', { title: 'x'.repeat(80) });
  page = await signedIn(app, 'office@nordhaus.example');
});

afterAll(() => app?.close());

/** By how many pixels the page is too wide, its table too wide for the panel, and the table's head over the first row. */
const outside = () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const table = document.querySelector('main table');
    const edges = (of: Element | null | undefined) => of?.getBoundingClientRect() ?? new DOMRect();
    const covered = edges(table?.querySelector('thead')).bottom - edges(table?.querySelector('tbody tr')).top;
    return {
      page: scrollWidth - clientWidth,
      panel: Math.max(0, edges(table).right - edges(table?.parentElement).right),
      firstRow: Math.max(0, covered),
    };
  });

/** Sets the size of letters that a person chose for all pages, in pixels. */
async function setLetters(standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

async function resize(width: number) {
  await page.setViewportSize({ width, height: 900 });
  // The columns follow with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

describe('columns and endless words pushed the page sideways or broke words, and a head covered its first row', () => {
  for (const [title, path] of LISTS) {
    it(`${title} fit every window`, async () => {
      await goTo(page, path);
      await page.getByRole('table', { name: title }).locator('tbody tr').first().waitFor();
      for (const width of WIDTHS) {
        await resize(width);
        expect({ width, ...(await outside()) }).toEqual({ width, ...INSIDE });
        if (LAPTOPS.includes(width))
          expect({ width, broken: await brokenWords(page) }).toEqual({ width, broken: [] });
      }
      await setLetters(24);
      for (const width of [390, 1280, 1440, 1920]) {
        await resize(width);
        expect({ width, ...(await outside()) }).toEqual({ width, ...INSIDE });
      }
      await setLetters(16);
      await resize(1440);
    });
  }
});

describe('columns that somebody chose pushed the page sideways', () => {
  it('a table with all of them moves in its place, with the names of its rows in sight', async () => {
    await goTo(page, '/maintenance/assets');
    const table = page.getByRole('table', { name: 'Assets' });
    await table.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Columns' });
    await dialog.waitFor();
    for (const box of await dialog.getByRole('checkbox', { disabled: false }).all()) await box.check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const last = table.getByRole('columnheader').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
    expect(await outside()).toMatchObject({ page: 0, firstRow: 0 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Columns' }).click();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(outside).toEqual(INSIDE);
  });
});

/** What is drawn although it can only be pressed, on a screen. */
const pressable = () =>
  page
    .locator('main :is(button, input, select):visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));

describe('lists took their filters and buttons along to the paper', () => {
  for (const [title, path] of LISTS) {
    it(`${title} are printed as rows alone`, async () => {
      await goTo(page, path);
      await page.getByRole('table', { name: title }).locator('tbody tr').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      // Paper of A4.
      await resize(794);
      await expect.poll(pressable).toEqual([]);
      expect(await outside()).toEqual(INSIDE);
      await page.emulateMedia({ media: null });
      await resize(1440);
    });
  }
});

const PAGES = [
  '/customers/customer-01',
  '/customers/customer-01/history',
  '/employees/employee-06',
  '/maintenance/plan-02',
  '/create-offer/billing',
  '/notifications',
];

describe('pages took the buttons of their parts and the tabs above them along to the paper', () => {
  for (const path of PAGES) {
    it(`${path} is printed without`, async () => {
      await goTo(page, path);
      await expect.poll(pressable).not.toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(pressable).toEqual([]);
      expect(await page.locator('main').getByRole('navigation').count()).toBe(0);
      await page.emulateMedia({ media: null });
    });
  }
});
