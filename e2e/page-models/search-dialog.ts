import type { Locator, Page } from 'playwright-core';

/** The search over everything, and the ways into it. */
export class SearchDialog {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly box: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    this.dialog = page.getByRole('dialog', { name: 'Search' });
    this.box = this.dialog.getByRole('combobox', { name: 'Search' });
  }

  async open() {
    await this.page.keyboard.press('Control+K');
    await this.box.waitFor();
  }

  /** Types like a person does, letter by letter. */
  async type(text: string) {
    await this.box.fill('');
    await this.box.pressSequentially(text);
  }

  group(label: string): Locator {
    return this.dialog.getByRole('group', { name: label });
  }

  /** Waits for what an area finds, and asks again when a busy machine let it miss its time. */
  async found(label: string) {
    const retry = this.dialog.getByRole('button', { name: `Retry ${label}` });
    await this.group(label).or(retry).first().waitFor();
    if (await retry.isVisible()) await retry.click();
    await this.group(label).waitFor();
  }

  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name });
  }

  /** What Enter would open: the line that the box points at. */
  async marked(): Promise<Locator> {
    return this.page.locator(`[id="${await this.box.getAttribute('aria-activedescendant')}"]`);
  }

  /** The first words of a line, or of all lines: what a record, a page or a command is called. */
  names(lines = this.dialog.getByRole('option')): Promise<string[]> {
    return lines.locator('span[dir]:first-child').allTextContents();
  }

  /** Goes down until the mark is on a line with these words. */
  async goTo(words: string | RegExp) {
    for (let press = 0; press < 40; press += 1) {
      if ((await (await this.marked()).textContent())?.match(words)) return;
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`The arrows do not reach ${words}.`);
  }
}
