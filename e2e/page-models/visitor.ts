import type { Page } from 'playwright-core';
import { PASSWORD } from '../support/add-person';
import { ShellPage } from './shell-page';
import { SignInPage } from './sign-in-page';

/** The window of somebody who comes to sign in. */
export class Visitor {
  readonly signIn: SignInPage;
  readonly shell: ShellPage;

  constructor(
    readonly page: Page,
    origin: string,
  ) {
    this.signIn = new SignInPage(page, origin);
    this.shell = new ShellPage(page);
  }

  /** Signs in at the form, as far as the overview. */
  async enter(email: string) {
    await this.signIn.open();
    await this.signIn.signIn(email, PASSWORD);
    await this.shell.heading('Overview').waitFor();
  }

  get address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** What the browser keeps of the person: e-mail, role and name. */
  stored(): Promise<(string | null)[]> {
    return this.page.evaluate(() =>
      ['fm.email', 'fm.role', 'fm.name'].map((key) => localStorage.getItem(key)),
    );
  }
}
