import type { Locator, Page } from 'playwright-core';

/** `/work-orders/:workOrderId`: one job with its checklist, comments and history. */
export class WorkOrderPage {
  readonly checklist: Locator;
  readonly comments: Locator;
  readonly history: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.checklist = page.getByRole('region', { name: 'Checklist' });
    this.comments = page.getByRole('region', { name: 'Comments' });
    this.history = page.getByRole('region', { name: 'History' });
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
  }

  /** Of the order that the address names. */
  get id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** Presses the usual next step. */
  async transition(name: string) {
    await this.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  }

  /** Takes one of the other steps. */
  async stepFromMenu(name: string | RegExp) {
    await this.page.getByRole('button', { name: 'Change status' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** Confirms the open dialog. */
  async confirm(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** Waits for the words that tell the new status of this order: those of the one before may still be there. */
  async is(status: string) {
    const [number = ''] = /WO-\d+-\d+/.exec(await this.page.title()) ?? [];
    await this.page
      .getByText(new RegExp(`^${number}.* is now ${status}\\.$`))
      .last()
      .waitFor();
  }
}
