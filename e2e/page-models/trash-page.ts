import type { Locator, Page } from 'playwright-core';

/** Moving what is on screen to the trash, and the trash of an area. */
export class TrashPage {
  constructor(private readonly page: Page) {}

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Chooses "Move to trash" of the record on screen. */
  async open() {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'Move to trash…' }).click();
  }

  /** The question that comes of it. */
  async ask(name: string): Promise<Locator> {
    await this.open();
    const dialog = this.page.getByRole('alertdialog', { name: `Move “${name}” to the trash?` });
    await dialog.waitFor();
    return dialog;
  }

  async confirm() {
    await this.page.getByRole('button', { name: 'Move to trash', exact: true }).click();
  }
}
