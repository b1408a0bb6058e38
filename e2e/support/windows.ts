import type { BrowserContextOptions, Page } from 'playwright-core';
import { SignInPage } from '../page-models/sign-in-page';
import { PASSWORD } from './add-person';
import type { TestApp } from './test-app';

const WIDE = { width: 1440, height: 900 };

/** Windows of the demo's people, one each: signing in takes longer than most tests. */
export class Windows {
  readonly #open = new Map<string, Promise<Page>>();

  constructor(private readonly app: TestApp) {}

  /** The window of `office`, `admin`, `manager` or `empty`, signed in; the device is asked for the first time alone. */
  of(login: string, device?: BrowserContextOptions): Promise<Page> {
    const known = this.#open.get(login) ?? this.#signIn(login, device);
    this.#open.set(login, known);
    return known;
  }

  async #signIn(login: string, device?: BrowserContextOptions): Promise<Page> {
    const page = await this.app.newPage({
      locale: 'en-GB',
      viewport: WIDE,
      timezoneId: 'Europe/Berlin',
      ...device,
    });
    const signIn = new SignInPage(page, this.app.url);
    await signIn.open();
    await signIn.signIn(`${login}@nordhaus.example`, PASSWORD);
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    return page;
  }
}
