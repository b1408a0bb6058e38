import type { Locator, Page } from 'playwright-core';
import { expect } from '../support/test';

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
    /** What is listed, where the caption does not say so: "items". */
    readonly noun = name.toLowerCase(),
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

  /** Waits until all rows of the page are drawn: those in sight are there first, and others may be on their way. */
  async drawn() {
    await this.rows.first().waitFor();
    await expect(this.page.locator('main :is(table, tbody)[aria-busy=true]')).toHaveCount(0);
  }

  /** What is written in the first cell of each row, once all are drawn. */
  async names(): Promise<string[]> {
    await this.drawn();
    return this.rows.locator('th[scope="row"]').allInnerTexts();
  }

  async search(text: string) {
    await this.page.getByRole('searchbox').fill(text);
  }

  /** Sorts by a column and waits until the rows are in that order: those of before stay until then. */
  async sortBy(column: string, direction: 'ascending' | 'descending' = 'ascending') {
    await this.page.getByRole('columnheader', { name: column }).getByRole('button').click();
    await this.page.locator(`th[aria-sort=${direction}]`, { hasText: column }).waitFor();
    await this.page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  }

  /** Chooses in a list that opens: a filter, or a field of a form. */
  async choose(label: string, option: string) {
    // Its name ends with the label, after what is chosen; records with the label in their own name stand there, too.
    await this.page.getByRole('button', { name: new RegExp(`(^|\\s)${label}$`) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Presses one of the things that are rarely done with the list: "Export", "Trash". */
  async more(entry: string) {
    await this.openMenu();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Opens the menu of what is rarely done with the list. */
  async openMenu() {
    await this.page.getByRole('button', { name: `More for ${this.noun}`, exact: true }).click();
  }

  /** Waits until the line above the list says this. */
  async says(text: string | RegExp) {
    await this.page.getByText(text).first().waitFor();
  }
}
