import type { Locator, Page } from 'playwright-core';
import { SearchDialog } from './page-models/search-dialog';
import { accessibilityProblems } from './support/axe';
import { goTo } from './support/go-to';
import { signedIn } from './support/signed-in';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const OFFICE = 'office@nordhaus.example';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ seed: true });
});
afterEach(() => app.closePages());
afterAll(() => app?.close());

/** Says that the connection is gone, while the server still answers: TRY AGAIN loads the page then. */
async function loseConnection(page: Page): Promise<Locator> {
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const retry = page.getByRole('button', { name: 'TRY AGAIN', exact: true });
  await retry.waitFor();
  return retry;
}

/** Whether what lies on top in the middle of the element is the element. */
const isOnTop = (element: Locator) =>
  element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && own.contains(top);
  });

async function openSearch(page: Page) {
  await new SearchDialog(page).open();
}
async function openDialog(page: Page) {
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
}
async function openPicker(page: Page) {
  await goTo(page, '/tasks/form');
  await page
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  await page.getByRole('grid').waitFor();
}
async function openMenu(page: Page) {
  await goTo(page, '/tasks');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menu').waitFor();
}
async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

/** Nobody hears a key before the page is drawn. */
const drawn = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

describe('the offline notice', () => {
  for (const [what, open] of [
    ['the search', openSearch],
    ['a dialog', openDialog],
    ['a date picker', openPicker],
    ['a menu', openMenu],
  ] as const)
    it(`lies over ${what}, and TRY AGAIN is pressed with the mouse and by the keyboard`, async () => {
      const page = await signedIn(app, OFFICE);
      await drawn(page);
      await open(page);
      const retry = await loseConnection(page);
      expect(await isOnTop(retry)).toBe(true);
      expect(await accessibilityProblems(page)).toEqual([]);
      const { x = 0, y = 0, width = 0, height = 0 } = (await retry.boundingBox()) ?? {};
      await Promise.all([page.waitForEvent('load'), page.mouse.click(x + width / 2, y + height / 2)]);
      await retry.waitFor({ state: 'detached' });

      await drawn(page);
      await open(page);
      await loseConnection(page);
      await page.keyboard.press('Escape');
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    });

  it('lies over the drawer of a phone, and TRY AGAIN is pressed with a finger', async () => {
    const page = await signedIn(app, OFFICE, PHONE);
    await openDrawer(page);
    const retry = await loseConnection(page);
    expect(await isOnTop(retry)).toBe(true);
    await Promise.all([page.waitForEvent('load'), retry.tap({ force: true })]);
  });
});
