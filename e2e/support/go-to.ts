import type { Page } from 'playwright-core';

/** An address of the app that shows a heading and asks for nothing. */
const NOWHERE = '/nowhere';

/** Follows a path as a link of the app does. False, and nothing done, where something is not saved. */
const follow = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((path) => {
    if (!dispatchEvent(new Event('beforeunload', { cancelable: true }))) return false;
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    return true;
  }, path);

/** Takes the notices away that are still there of what was done before. */
async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.Toastify__close-button')) button.click();
  });
  await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' });
}

/**
 * Goes to an address of the app as its links do: the page stays, which takes a third of the work of loading it. By way
 * of a page with nothing on it, so that all that is seen afterwards was made for the new address. Where something is
 * not saved, it is left by loading the page, for the app would ask.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!(await follow(page, NOWHERE))) {
    await page.goto(new URL(path, page.url()).href);
    return;
  }
  await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
  await closeToasts(page);
  await follow(page, path);
}
