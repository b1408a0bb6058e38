import type { Locator, Page } from 'playwright-core';

/** A form over one record. */
export class FormPage {
  readonly cancel: Locator;
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.cancel = page.getByRole('link', { name: 'Cancel', exact: true });
    this.summary = page.getByRole('region', { name: /a look$/ });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async fill(values: Readonly<Record<string, string>>) {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  /** Fills fields of one section, where several have fields of the same name. */
  async fillIn(section: string, values: Readonly<Record<string, string>>) {
    const within = this.page.getByRole('region', { name: section, exact: true });
    for (const [label, value] of Object.entries(values))
      await within.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  /** Types a day, `YYYY-MM-DD`, into the parts of a date field (day, month, year). */
  async fillDay(label: string, day: string) {
    const [year = '', month = '', date = ''] = day.split('-');
    const parts = this.page.getByRole('group', { name: label }).getByRole('spinbutton');
    await parts.first().focus();
    await this.page.keyboard.type(`${date}${month}${year}`);
  }

  /** What is said to be wrong with a field. */
  async errorOf(label: string): Promise<string> {
    const field = this.field(label);
    const ids = (await field.getAttribute('aria-describedby')) ?? '';
    const texts = ids
      .split(' ')
      .filter(Boolean)
      .map((id) => this.page.locator(`[id="${id}"]`).textContent());
    return (await Promise.all(texts)).join(' ');
  }

  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const label = typed ? element.labels?.[0]?.textContent : element?.textContent;
      return (label ?? '').replace('*', '');
    });
  }
}
