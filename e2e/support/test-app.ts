import { seed as seedDemo } from '@fm/backend/seed';
import { launchChromium } from '@fm/testing/chromium';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { areaDemos } from '../../scripts/serve/area-demos';
import { type AppOptions, startApp } from '../../scripts/serve/start-app';
import { copyDemoStore } from './demo-store';
import { emptyBackend, namedBackend, type TestBackend } from './test-backend';
import { workerChromium } from './worker-chromium';

/** The app as built, with a backend of its own, and a browser to open it in. */
export interface TestApp {
  readonly url: string;
  readonly backend: TestBackend;
  /** A page in a browser profile of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Closes the profiles that pages were opened in. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Pick<AppOptions, 'dist' | 'around' | 'allowOverrides' | 'log'> {
  /** Begins with the demo data. */
  readonly seed?: boolean;
  /** Has the browser run scripts as fast as it does for people: for measuring. */
  readonly optimised?: boolean;
  /** A server that the test has started. */
  readonly backend?: TestBackend;
}

const QUIET: AppOptions = { port: 0, log: () => undefined };

/**
 * Starts what a browser test needs. Behind the app stands the test's own server, the one the environment names, which
 * is emptied first, or an embedded backend in memory.
 */
export async function startTestApp({
  seed = false,
  optimised = false,
  backend: own,
  ...served
}: TestAppOptions = {}): Promise<TestApp> {
  const given = own ?? namedBackend;
  if (given && given === namedBackend) await emptyBackend(given);
  if (given && seed) await seedDemo({ ...given, areas: await areaDemos() });
  const shared = process.env.BROWSER_RUN_FOLDER;
  const demo = seed && !given && shared ? await copyDemoStore(shared) : undefined;
  const app = await startApp(
    given
      ? { ...QUIET, ...served, firebase: given.firebase, emulators: given.emulators }
      : // A store with data is corrected at the start, which reads all of it: the copy is as the demo was written.
        { ...QUIET, ...served, backendPort: 0, dataDir: demo?.dataDir ?? null, seed: seed && !demo },
  );
  const backend = given ?? app.backend;
  if (!backend) throw new Error('The app runs without a backend.');
  const browser = await (optimised ? launchChromium({ optimised }) : workerChromium());
  const contexts = new Set<BrowserContext>();
  const closePages = async () => {
    await Promise.all([...contexts].map((context) => context.close()));
  };
  return {
    url: app.url,
    backend,
    async newPage(options) {
      // What moves is drawn again and again; a test that is about movement asks for it.
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      contexts.add(context.once('close', () => contexts.delete(context)));
      return context.newPage();
    },
    closePages,
    async close() {
      await closePages();
      if (optimised) await browser.close();
      await app.close();
      await demo?.remove();
    },
  };
}
