import type { Page } from 'playwright-core';

/** `/profile`. */
export class ProfilePage {
  constructor(readonly page: Page) {}

  async changePassword(current: string, next: string, again = next) {
    const { page } = this;
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).or(page.locator('input[name=next]')).fill(next);
    await page.locator('input[name=again]').fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  }
}
