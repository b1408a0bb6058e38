import type { Locator, Page } from 'playwright-core';

/** The form of a plan, and what is due. */
export class PlanPage {
  readonly dates: Locator;
  readonly report: Locator;

  constructor(readonly page: Page) {
    this.dates = page.getByRole('list', { name: 'Next occurrences' }).getByRole('listitem');
    this.report = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  }

  /** Waits until the rule reads like this. */
  async rule(words: string) {
    await this.page.getByRole('status').filter({ hasText: words }).first().waitFor();
  }

  /** How many work orders the report says were created. */
  async created(): Promise<number> {
    return Number(/(\d+) work orders? created/.exec((await this.report.textContent()) ?? '')?.[1] ?? 0);
  }

  async chooseIn(label: string, option: string) {
    await this.page.getByRole('button', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async pick(label: string, typed: string, option: RegExp) {
    await this.page.getByRole('combobox', { name: label }).fill(typed);
    await this.page.getByRole('option', { name: option }).first().click();
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
