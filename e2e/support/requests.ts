import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const QUIET_MS = 500;

/** The paths a page asks its own server for, as they come. */
export class Requests {
  readonly #paths: string[] = [];
  #last = Date.now();

  constructor(page: Page, origin: string) {
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) return;
      this.#paths.push(request.url().slice(origin.length));
      this.#last = Date.now();
    });
  }

  /** Requests for files of areas so far. */
  get ofAreas(): readonly string[] {
    return this.#paths.filter((path) => path.startsWith('/remotes/'));
  }

  get all(): readonly string[] {
    return this.#paths;
  }

  /** Resolves once the page has asked for nothing for half a second. */
  async settled(): Promise<void> {
    while (Date.now() - this.#last < QUIET_MS) await sleep(QUIET_MS / 5);
  }

  /** Forgets what came so far. */
  clear(): void {
    this.#paths.length = 0;
  }
}
