import type { Locator, Page } from 'playwright-core';

/** What stands in an area's place while it is not there. */
export class FailurePanel {
  readonly alert: Locator;
  readonly retry: Locator;
  readonly reload: Locator;
  readonly details: Locator;

  constructor(readonly page: Page) {
    this.alert = page.getByRole('main').getByRole('alert');
    this.retry = page.getByRole('button', { name: 'Retry' });
    this.reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
    this.details = page.getByRole('group').filter({ hasText: 'Details for support' });
  }

  /** Waits for the panel; gives its heading. */
  async heading(): Promise<string> {
    return (await this.alert.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }

  /** What support asks for, opened. */
  async quoted(): Promise<string> {
    await this.page.getByText('Details for support').click();
    return (await this.details.textContent()) ?? '';
  }
}
