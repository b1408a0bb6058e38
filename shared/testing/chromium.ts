import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { pageClock } from './page-clock';

/** Debian's Chromium that has no window to draw, which takes a quarter off the time of the browser tests. */
export const SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Nothing but the page under test: no sandbox for root, no requests of the browser's own.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No screen here is drawn by a GPU.
  '--in-process-gpu',
];

/** No page of a test lives long enough for optimised code to pay. */
const UNOPTIMISED = '--js-flags=--no-opt,--no-maglev';

/** The browser that tests run in: `CHROMIUM_PATH`, or one of the usual places. Undefined when there is none. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return CANDIDATES.find((path) => existsSync(path));
}

const optionsOf = (optimised: boolean) => {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH.');
  return { executablePath, args: optimised ? FLAGS : [...FLAGS, UNOPTIMISED] };
};

/** Lets the pages of a browser tell the time that the tests run at. */
function onTheTestsClock(browser: Browser): Browser {
  const content = pageClock();
  if (content === undefined) return browser;
  const newContext = browser.newContext.bind(browser);
  // Also what `newPage` of a browser goes through.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript({ content });
    return context;
  };
  return browser;
}

/** Starts a headless browser, `optimised` for measuring. Throws when none is installed. */
export const launchChromium = async ({ optimised = false } = {}): Promise<Browser> =>
  onTheTestsClock(await chromium.launch(optionsOf(optimised)));

/** A browser that can be stopped as a computer does whose lid is closed. */
export interface StoppableChromium {
  readonly browser: Browser;
  /** Stops all its processes, which then answer nothing and close nothing. */
  stop(): void;
  close(): Promise<void>;
}

/** Starts a headless browser in a group of processes of its own. Throws when none is installed. */
export async function launchStoppableChromium(): Promise<StoppableChromium> {
  const server = await chromium.launchServer(optionsOf(false));
  const browser = onTheTestsClock(await chromium.connect(server.wsEndpoint()));
  const { pid } = server.process();
  const signal = (name: NodeJS.Signals) => {
    // The group, because sockets belong to another process than pages do.
    if (pid !== undefined) process.kill(-pid, name);
  };
  return {
    browser,
    stop: () => signal('SIGSTOP'),
    async close() {
      signal('SIGCONT');
      await server.kill();
    },
  };
}
