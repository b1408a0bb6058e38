import { launchChromium } from '@fm/testing/chromium';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { EmbeddedBackend } from '../../scripts/serve/embedded-backend';
import { type AppOptions, type RunningApp, startApp } from '../../scripts/serve/start-app';

/** The app as built, with a backend in memory of its own, and a browser to open it in. */
export interface TestApp {
  readonly url: string;
  readonly backend: EmbeddedBackend;
  /** A page in a browser profile of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Closes the profiles that pages were opened in. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** Starts what a browser test needs; with `seed` on the demo data. */
export async function startTestApp(
  options: Pick<AppOptions, 'seed' | 'dist' | 'around' | 'allowOverrides'> = {},
): Promise<TestApp> {
  const app: RunningApp = await startApp({
    port: 0,
    backendPort: 0,
    dataDir: null,
    log: () => undefined,
    ...options,
  });
  const { backend } = app;
  if (!backend) throw new Error('The app runs without its embedded backend.');
  const browser: Browser = await launchChromium();
  return {
    url: app.url,
    backend,
    async newPage(options) {
      return (await browser.newContext(options)).newPage();
    },
    async closePages() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    async close() {
      await browser.close();
      await app.close();
    },
  };
}
