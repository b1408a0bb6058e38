import { addDays, isWeekend } from '@fm/domain/calendar-day';
import type { Locator, Page } from 'playwright-core';
import { firstOption } from '../support/first-option';
import { goTo } from '../support/go-to';
import { FormPage } from './form-page';

/** Somebody whose certificates never run out: nothing speaks against planning them years ahead. */
export const LEAD = 'Yusuf Demir';

export interface GivenOrder {
  readonly led?: boolean;
  readonly planned?: boolean;
  /** Labels of checklist items, required ones to be ticked. */
  readonly items?: readonly string[];
}

/** `/work-orders/form`. */
export class WorkOrderFormPage extends FormPage {
  // Working days without a holiday follow.
  #day = '2031-02-28';

  /** Chooses in a field that searches; `within` tells apart a dialog's from one of the page behind it. */
  async pick(label: string, text: string, within: Page | Locator = this.page) {
    await within.getByRole('combobox', { name: label }).fill(text);
    await this.page
      .getByRole('option', { name: new RegExp(text) })
      .first()
      .click();
  }

  /** Chooses the first site of the chosen customer. */
  async pickFirstSite() {
    // Pressed too early, the key would open the list of customers, which still has the focus.
    await this.page.getByRole('combobox', { name: 'Site', disabled: false }).press('ArrowDown');
    // The list of customers may still be closing.
    await firstOption(this.page.getByRole('listbox', { name: 'Site' })).click();
  }

  /** Types into the parts of a time field. */
  async fillTime(label: string, digits: string) {
    await this.page.getByRole('group', { name: label }).getByRole('spinbutton').first().focus();
    await this.page.keyboard.type(digits);
  }

  /**
   * Creates an order for 8:00 to 10:00 on a day of its own, and ends on its page. Gives the day. With a lead and a time
   * it can be scheduled.
   */
  async create(title: string, { led = true, planned = true, items = [] }: GivenOrder = {}): Promise<string> {
    do this.#day = addDays(this.#day, 1);
    while (isWeekend(this.#day));
    const day = this.#day;
    await goTo(this.page, '/work-orders/form');
    await this.field('Title').fill(title);
    await this.pick('Customer', 'Hausverwaltung Möller');
    await this.pickFirstSite();
    if (led) await this.pick('Lead', LEAD);
    if (planned) {
      await this.fillDay('Planned day', day);
      await this.fillTime('From', '0800');
      await this.fillTime('To', '1000');
    }
    for (const [index, label] of items.entries()) {
      await this.button('Add checklist item').click();
      await this.field(`Item ${index + 1}`).fill(label);
    }
    await this.button('Create work order').click();
    await this.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    return day;
  }
}
