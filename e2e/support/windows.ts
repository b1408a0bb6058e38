import type { BrowserContextOptions, Page } from 'playwright-core';
import { signedIn } from './signed-in';
import type { TestApp } from './test-app';

/** Windows of the demo's people, one each: signing in takes longer than most tests. */
export class Windows {
  readonly #open = new Map<string, Promise<Page>>();

  constructor(private readonly app: TestApp) {}

  /** The window of `office`, `admin`, `manager` or `empty`, signed in; the device is asked for the first time alone. */
  of(login: string, device?: BrowserContextOptions): Promise<Page> {
    const known =
      this.#open.get(login) ??
      signedIn(this.app, `${login}@nordhaus.example`, { timezoneId: 'Europe/Berlin', ...device });
    this.#open.set(login, known);
    return known;
  }
}
