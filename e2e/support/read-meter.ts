import type { Page } from 'playwright-core';
import { SignInPage } from '../page-models/sign-in-page';
import { PASSWORD } from './add-person';
import { addressOf } from './screen-address';
import type { Screen } from './screens';
import { startTestApp, type TestApp } from './test-app';
import { forgetReads, screenReads, settledReads } from './usage';

/** Whose reads are counted. */
const UID = 'demo-office';

/** How long a screen may take to read what it is about, on a busy machine. */
const LATE_MS = 20_000;

type Lines = Awaited<ReturnType<typeof settledReads>>;

const readsIn = (lines: Lines) => lines.reduce((sum, { reads }) => sum + reads, 0);

/**
 * What a screen costs when it is opened in a browser that knows nothing yet, in reads as production bills them. The
 * shell's reads are there on every screen and belong to none: the own user and employee records, the next reminders
 * behind the bell and, where a number on the screen follows everybody's changes, the newest history entry, which tells
 * of them: one listener for the whole page. What the rules look up is not among the reads.
 */
export class ReadMeter {
  /** What the shell reads by itself. */
  shell: Lines = [];

  private constructor(
    readonly app: TestApp,
    private readonly page: Page,
  ) {}

  /** Starts the app with the demo and signs in. */
  static async start(): Promise<ReadMeter> {
    const app = await startTestApp({ seed: true });
    const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const meter = new ReadMeter(app, page);
    const signIn = new SignInPage(page, app.url);
    await signIn.open();
    await signIn.signIn('office@nordhaus.example', PASSWORD);
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    await settledReads(app.backend, UID);
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
    const { path, heading, collection, says } = screen;
    await this.#open(await addressOf(this.app.backend, screen), heading, says);
    const lines = await this.#listened(path, collection);
    return readsIn(lines) - readsIn(this.shell) - (isFollowing(lines) ? 1 : 0);
  }

  close = (): Promise<void> => this.app.close();

  async #readShell(): Promise<void> {
    this.shell = await this.#open('/nowhere', 'Page not found');
  }

  /** To where nothing is asked for any more. A file of the same origin: another one starts a process. */
  async #leave(): Promise<void> {
    await this.page.goto(`${this.app.url}/boot.js`);
  }

  async #open(path: string, heading: string | RegExp, says?: RegExp): Promise<Lines> {
    const { app, page } = this;
    await this.#leave();
    await forgetReads(app.backend, UID);
    await page.goto(app.url + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    if (says) await page.getByText(says).first().waitFor();
    return screenReads(page, app.backend, UID);
  }

  /** What was read once the page at `path` listens to a collection and reads nothing more. */
  async #listened(path: string, collection: string): Promise<Lines> {
    const late = Date.now() + LATE_MS;
    for (;;) {
      const lines = await settledReads(this.app.backend, UID);
      if (lines.some((line) => line.kind === 'listen' && line.collection === collection)) return lines;
      if (Date.now() > late) throw new Error(`${path} did not listen to ${collection}.`);
    }
  }
}

/** Of the screens that count, none but those with numbers that follow everybody's changes reads the history. */
const isFollowing = (lines: Lines) =>
  lines.some(({ kind }) => kind === 'aggregate') &&
  lines.some(({ kind, collection }) => kind === 'listen' && collection === 'events');
