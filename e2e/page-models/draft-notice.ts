import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright-core';

/** The offer of text that was typed before and not saved. */
export class DraftNotice {
  readonly notice: Locator;
  readonly restore: Locator;
  readonly discard: Locator;

  constructor(readonly page: Page) {
    this.notice = page.getByRole('status').filter({ hasText: /You have unsaved changes from \d/ });
    this.restore = this.notice.getByRole('button', { name: 'Restore' });
    this.discard = this.notice.getByRole('button', { name: 'Discard' });
  }

  /** Waits until what is typed is kept in the browser: half a second, on a machine that has nothing else to do. */
  async kept(text: string) {
    const holds = async () => JSON.stringify(await this.#all()).includes(text);
    await expect.poll(holds, { message: `"${text}" is kept` }).toBe(true);
  }

  /** How many drafts this browser keeps. */
  count = async (): Promise<number> => (await this.#all()).length;

  /** What is kept. Only looked at: a database that the page has not made yet is not made by looking for it. */
  #all(): Promise<readonly unknown[]> {
    return this.page.evaluate(
      () =>
        new Promise<readonly unknown[]>((resolve) => {
          const opening = indexedDB.open('fm-drafts');
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve([]);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result);
            };
          };
        }),
    );
  }
}
