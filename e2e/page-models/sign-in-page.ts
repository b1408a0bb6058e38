import type { Locator, Page } from 'playwright-core';

/** `/login` as people use it. */
export class SignInPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly button: Locator;
  readonly alert: Locator;

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    this.heading = page.getByRole('heading', { name: 'SIGN IN', exact: true });
    this.email = page.getByLabel('Email Address', { exact: true });
    this.password = page.getByLabel('Your Password', { exact: true });
    this.button = page.locator('button[type=submit]');
    this.alert = page.getByRole('alert');
  }

  async open(path = '/login') {
    await this.page.goto(this.origin + path);
    await this.heading.waitFor();
  }

  async fill(email: string, password: string) {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async signIn(email: string, password: string) {
    await this.fill(email, password);
    await this.button.click();
  }

  /** What the page says went wrong, once it says so. */
  async failure(): Promise<string | null> {
    return this.alert.textContent();
  }
}
