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
    await expect.poll(() => this.#holds(text), { message: `"${text}" is kept` }).toBe(true);
  }

  #holds(text: string): Promise<boolean> {
    return this.page.evaluate(
      (wanted) =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('fm-drafts');
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction('drafts').objectStore('drafts').getAll();
            reading.onsuccess = () => {
              database.close();
              resolve(JSON.stringify(reading.result).includes(wanted));
            };
          };
        }),
      text,
    );
  }

  /** How many drafts this browser keeps. */
  count(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('fm-drafts');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('drafts').objectStore('drafts').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  }
}
