import type { Page } from 'playwright-core';
import { FailurePanel } from './failure-panel';
import { ShellPage } from './shell-page';

interface Watched {
  readonly alerts: string[];
}

/** The shell with the place of an area in it, and what a person with a screen reader is told there. */
export class AreaPage {
  readonly shell: ShellPage;
  readonly panel: FailurePanel;
  /** Errors that nothing in the page caught. */
  readonly uncaught: string[] = [];

  constructor(readonly page: Page) {
    this.shell = new ShellPage(page);
    this.panel = new FailurePanel(page);
    page.on('pageerror', (error) => this.uncaught.push(error.message));
  }

  /** Notes from now on what is announced, and which document this is. */
  watch(): Promise<void> {
    return this.page.evaluate(() => {
      const alerts: string[] = [];
      Object.assign(globalThis, { watched: { alerts } });
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const node of added) {
          if (!(node instanceof Element)) continue;
          const found = node.matches('[role=alert]') ? [node] : [...node.querySelectorAll('[role=alert]')];
          alerts.push(...found.map((alert) => alert.textContent));
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  }

  /** What was announced since `watch`. */
  announced(): Promise<readonly string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.alerts);
  }

  /** Resolves once `count` things were announced since `watch`. */
  async announces(count: number): Promise<void> {
    await this.page.waitForFunction(
      (least) => (globalThis as unknown as { watched: Watched }).watched.alerts.length >= least,
      count,
    );
  }

  /** Whether the page was not loaded anew since `watch`. */
  isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => 'watched' in globalThis);
  }

  focused(): Promise<string | null | undefined> {
    return this.page.evaluate(() => document.activeElement?.textContent);
  }

  get path(): string {
    return new URL(this.page.url()).pathname;
  }
}
