import { addDays, today } from '@fm/domain/calendar-day';
import type { Locator, Page } from 'playwright-core';
import { FormPage } from './form-page';

/** The times of a work order's page: timer, entries and their sum. */
export class WorkOrderLabour {
  readonly panel: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Time logged' });
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name });
  }

  entries(): Locator {
    return this.panel.getByRole('listitem');
  }

  /** The figure beside a word of the sum. */
  sum(term: string): Locator {
    return this.panel.locator('dl > div').filter({ hasText: term }).getByRole('definition');
  }

  /** Types into the parts of a time field of the dialog. */
  async fillTime(label: string, digits: string) {
    await this.dialog.getByRole('group', { name: label }).getByRole('spinbutton').first().focus();
    await this.page.keyboard.type(digits);
  }

  /** Notes time of yesterday by the clock. */
  async openYesterday(from: string, to: string) {
    await this.button('Add time').click();
    await new FormPage(this.page).fillDay('Day', addDays(today('Europe/Berlin'), -1));
    await this.fillTime('From', from);
    await this.fillTime('To', to);
  }

  async save(name = 'Add time') {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
