import type { Locator, Page } from 'playwright-core';

/** `/forgot-password` as people use it. */
export class ForgotPasswordPage {
  readonly email: Locator;
  readonly button: Locator;
  readonly back: Locator;

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    this.email = page.getByLabel('Email Address', { exact: true });
    this.button = page.locator('button[type=submit]');
    this.back = page.getByRole('link', { name: 'Back', exact: true });
  }

  async open() {
    await this.page.goto(`${this.origin}/forgot-password`);
    await this.email.waitFor();
  }

  async ask(email: string) {
    await this.email.fill(email);
    await this.button.click();
  }
}
