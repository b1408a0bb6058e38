import type { Page } from 'playwright-core';
import { goTo } from '../support/go-to';

/** The import of customers, or of what is imported at another path: a file, its columns, the check, what came of it. */
export class ImportPage {
  constructor(
    readonly page: Page,
    private readonly path = '/customers/import',
  ) {}

  async open() {
    await goTo(this.page, this.path);
  }

  /** Chooses a file of these lines and checks its rows. */
  async check(lines: readonly string[]) {
    await this.page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'rows.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await this.page.getByRole('button', { name: 'Check rows' }).click();
    await this.page.getByText(/^\d[\d,]* rows?: /).waitFor();
  }

  /** What will happen and why, row by row. */
  rowOf(name: string) {
    return this.page.getByRole('table', { name: 'Rows' }).getByRole('row').filter({ hasText: name });
  }

  async decide(line: number, decision: string) {
    await this.page.getByLabel(`What to do with line ${line}`).selectOption({ label: decision });
  }

  async start() {
    await this.page.getByRole('button', { name: /^Import \d/ }).click();
    await this.page.getByText(/\d+ created/).waitFor();
  }

  async takeBack() {
    await this.page.getByRole('button', { name: 'Undo import' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await this.page.getByText('The whole import was undone.').waitFor();
  }
}
