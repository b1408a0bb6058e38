import type { Page } from 'playwright-core';
import { SignInPage } from '../page-models/sign-in-page';
import { PASSWORD } from './add-person';
import { denialsInto } from './denials-into';
import { goTo } from './go-to';
import { addressOf } from './screen-address';
import type { Screen } from './screens';
import { startTestApp, type TestApp } from './test-app';
import { forgetReads, hasBell, type Lines, screenReads } from './usage';

/** Whose reads are counted. */
const UID = 'demo-office';

const readsIn = (lines: Lines) => lines.reduce((sum, { reads }) => sum + reads, 0);

/**
 * What a screen costs when it is opened in a browser that knows nothing yet, in reads as production bills them. The
 * shell's reads are there on every screen and belong to none: the own user and employee records, the next reminders
 * behind the bell and, where a number on the screen follows everybody's changes, the newest history entry, which tells
 * of them: asked for once for the whole page. What the rules look up is not among the reads.
 */
export class ReadMeter {
  /** What the shell reads by itself. */
  shell: Lines = [];

  private constructor(
    readonly app: TestApp,
    readonly page: Page,
    /** What the rules refused, as the server tells it. */
    readonly denials: readonly string[],
  ) {}

  /** Starts the app and signs in, with the demo, or on a server that holds it already. */
  static async start(backend?: TestApp['backend']): Promise<ReadMeter> {
    const denials: string[] = [];
    const data = backend ? { backend } : { seed: true };
    const app = await startTestApp({ ...data, log: denialsInto(denials) });
    const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const meter = new ReadMeter(app, page, denials);
    const signIn = new SignInPage(page, app.url);
    await signIn.open();
    await signIn.signIn('office@nordhaus.example', PASSWORD);
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    await screenReads(app.backend, UID, hasBell);
    await meter.#readShell();
    return meter;
  }

  /** Lets more be stored than the demo, while no screen is open. */
  async add(write: (backend: TestApp['backend']) => Promise<void>): Promise<void> {
    await this.#leave();
    await write(this.app.backend);
    await this.#readShell();
  }

  /** What a screen read beside the shell. */
  async costOf(screen: Screen): Promise<number> {
    const { heading, collection, says } = screen;
    const address = await addressOf(this.app.backend, screen);
    const lines = await this.#open(address, heading, says, (lines) => {
      const listened = lines.some((line) => line.kind === 'listen' && line.collection === collection);
      return listened && this.#hasShell(lines);
    });
    return readsIn(lines) - readsIn(this.shell) - (isFollowing(lines) ? 1 : 0);
  }

  /**
   * What screens that are to read nothing read beside the shell: one is opened after the other, and the page stays,
   * which is a quarter of the work.
   */
  async costOfAll(screens: readonly Screen[]): Promise<number> {
    let lines = await this.#open('/nowhere', 'Page not found', undefined, hasBell);
    for (const { path, heading } of screens) {
      await goTo(this.page, path);
      await this.page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      lines = await screenReads(this.app.backend, UID, this.#hasShell);
    }
    return readsIn(lines) - readsIn(this.shell);
  }

  close = (): Promise<void> => this.app.close();

  async #readShell(): Promise<void> {
    this.shell = await this.#open('/nowhere', 'Page not found', undefined, hasBell);
  }

  /** Each line of the shell is there, as long as it was without a screen. */
  #hasShell = (lines: Lines) =>
    this.shell.every(({ kind, collection, reads }) =>
      lines.some((line) => line.kind === kind && line.collection === collection && line.reads >= reads),
    );

  /** To where nothing is asked for any more. A file of the same origin: another one starts a process. */
  async #leave(): Promise<void> {
    await this.page.goto(`${this.app.url}/boot.js`);
  }

  async #open(
    path: string,
    heading: string | RegExp,
    says: RegExp | undefined,
    isThere: (lines: Lines) => boolean,
  ): Promise<Lines> {
    const { app, page } = this;
    await this.#leave();
    await forgetReads(app.backend);
    await page.goto(app.url + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    if (says) await page.getByText(says).first().waitFor();
    return screenReads(app.backend, UID, isThere);
  }
}

/** Of the screens that count, none but those with numbers that follow everybody's changes reads the history. */
const isFollowing = (lines: Lines) =>
  lines.some(({ kind }) => kind === 'aggregate') &&
  lines.some(({ kind, collection }) => kind === 'listen' && collection === 'events');
