import type { Locator, Page } from 'playwright-core';

/** The question which of two people's changes to keep. */
export class MergePage {
  readonly dialog: Locator;
  readonly save: Locator;
  readonly back: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
    this.save = this.dialog.getByRole('button', { name: 'Save with these choices' });
    this.back = this.dialog.getByRole('button', { name: 'Back to the form' });
  }

  /** What is asked of one field, as it reads from top to bottom. */
  reads(field: string): Promise<string[]> {
    const group = this.dialog.getByRole('group', { name: field, exact: true });
    return group.locator('legend, label span > span, p').allInnerTexts();
  }

  /** Names of the fields that are asked for. */
  async fields(): Promise<string[]> {
    await this.dialog.waitFor();
    return this.dialog.locator('legend').allInnerTexts();
  }

  async choose(field: string, side: 'Yours' | 'Theirs' | 'Typed here' | 'Saved in another window') {
    await this.dialog
      .getByRole('group', { name: field, exact: true })
      .getByRole('radio', { name: new RegExp(`^${side}`) })
      .check();
  }
}
