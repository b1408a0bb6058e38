import type { Locator, Page } from 'playwright-core';

const asked = { name: 'Offers', exact: true };

/** `/create-offer`: the offers so far, alone or beside the one that is open. */
export class OfferPage {
  /** The offers of the list. */
  readonly offers: Locator;
  readonly lines: Locator;
  readonly totals: Locator;

  constructor(readonly page: Page) {
    const [beside, alone] = [page.getByRole('list', asked), page.getByRole('table', asked)];
    this.offers = beside.or(alone).getByRole('link');
    this.lines = page.getByRole('group', { name: /^Line \d+$/ });
    this.totals = page.getByRole('table', { name: /^Totals/ });
  }

  offer(title: string | RegExp): Locator {
    return this.offers.filter({ hasText: title });
  }

  /** An offer of the list that is not open. */
  get another(): Locator {
    return this.offers.and(this.page.locator(':not([aria-current])')).first();
  }

  /** Waits until the heading of what is open says this. */
  async opened(title: string | RegExp) {
    await this.page.getByRole('heading', { name: title, level: 2 }).first().waitFor();
  }

  line(number: number): Locator {
    return this.page.getByRole('group', { name: `Line ${number}`, exact: true });
  }

  cell(number: number, label: string): Locator {
    return this.line(number).getByLabel(label);
  }

  /** The names of all lines from top to bottom. */
  names(): Promise<string[]> {
    return this.lines
      .getByLabel('Name')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  }

  /** Waits until a row of the totals says this amount. */
  async total(label: string, amount: string | RegExp) {
    await this.totals
      .getByRole('row', { name: new RegExp(`^${label}`) })
      .getByRole('cell', { name: amount, exact: true })
      .first()
      .waitFor();
  }

  /** Rows of the totals as they read: label, base, amount. */
  async figures(): Promise<string[][]> {
    const rows = await this.totals.locator('tbody tr').all();
    return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async chooseCustomer(name: string) {
    await this.page.getByRole('combobox', { name: 'Customer' }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
  }
}
