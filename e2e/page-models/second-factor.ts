import type { Locator, Page } from 'playwright-core';
import { FormPage } from './form-page';

/** The second factor, in the profile and after the password. */
export class SecondFactorDialogs {
  readonly dialog: Locator;
  readonly code: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.code = page.getByLabel('Code from your app');
  }

  /** Opens the dialog that switches it on, as far as the secret, which it gives. */
  async offer(password: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Switch on…' }).click();
    await this.dialog.getByLabel('Current password').fill(password);
    await this.button('Next').click();
    await this.dialog.getByRole('img', { name: 'QR code for the app' }).waitFor();
    return (await this.dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '';
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Types a code and takes the step it is for. */
  async answer(code: string, button: string) {
    await this.code.fill(code);
    await this.button(button).click();
  }

  /** What stands beside the field of the code, once it is marked as wrong. */
  async problem(): Promise<string> {
    await this.dialog.locator('input[aria-invalid="true"]').waitFor();
    return new FormPage(this.page).errorOf('Code from your app');
  }
}
