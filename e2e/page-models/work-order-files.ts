import type { Locator, Page } from 'playwright-core';

/** Photos and files on a work order's page. */
export class WorkOrderFiles {
  readonly panel: Locator;
  /** The viewer. */
  readonly viewer: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Photos and files' });
    this.viewer = page.getByRole('dialog', { name: /^(Photo|Before and after)$/ });
  }

  /** Chooses files as the button would. */
  async choose(label: 'Add photos' | 'Add file', files: Parameters<Locator['setInputFiles']>[0]) {
    await this.panel.getByRole('button', { name: label, exact: true }).waitFor();
    await this.panel.locator(`input[aria-label="${label}"]`).setInputFiles(files);
  }

  photo(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name: name instanceof RegExp ? name : `Open ${name}` });
  }

  /** Says in the viewer what the shown photo is. */
  async edit(name: string, fill: (viewer: Locator) => Promise<void>) {
    await this.viewer.getByRole('button', { name: `Edit ${name}` }).click();
    await fill(this.viewer);
    await this.viewer.getByRole('button', { name: 'Save' }).click();
    await this.viewer.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
  }
}
