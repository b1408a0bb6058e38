import type { Locator, Page } from 'playwright-core';

/** A list of records: search, filters, rows, pages. */
export class ListPage {
  readonly rows: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly chips: Locator;

  constructor(
    readonly page: Page,
    /** The caption of the table: "Employees". */
    readonly name: string,
  ) {
    this.rows = page
      .getByRole('table', { name })
      .locator('tbody tr')
      .filter({ has: page.locator('th[scope="row"]') });
    this.next = page.getByRole('button', { name: 'Next' });
    this.previous = page.getByRole('button', { name: 'Previous' });
    this.chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  }

  /** Waits for a row of this name. */
  row(name: string | RegExp): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name }) });
  }

  /** What is written in the first cell of each row, once there are rows and no others are on their way. */
  async names(): Promise<string[]> {
    await this.rows.first().waitFor();
    await this.page.locator('main table[aria-busy="true"]').waitFor({ state: 'hidden' });
    return this.rows.locator('th[scope="row"]').allInnerTexts();
  }

  async search(text: string) {
    await this.page.getByRole('searchbox').fill(text);
  }

  async sortBy(column: string) {
    const header = this.page.getByRole('columnheader', { name: column });
    await header.getByRole('button').click();
    await header.and(this.page.locator('[aria-sort$="ending"]')).waitFor();
  }

  /** Chooses in a list that opens: a filter, or a field of a form. */
  async choose(label: string, option: string) {
    await this.page.getByRole('button', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Waits until the line above the list says this. */
  async says(text: string | RegExp) {
    await this.page.getByText(text).first().waitFor();
  }
}
