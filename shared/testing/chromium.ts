import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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
  // No page lives long enough for optimised code to pay, and no screen here is drawn by a GPU.
  '--js-flags=--no-opt,--no-maglev',
  '--in-process-gpu',
];

/** The browser that tests run in: `CHROMIUM_PATH`, or one of the usual places. Undefined when there is none. */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return CANDIDATES.find((path) => existsSync(path));
}

/** Lets the pages of a browser tell the time that the tests run at (`clock.cjs`). */
function onTheTestsClock(browser: Browser): Browser {
  const { CLOCK_OFFSET_MS } = process.env;
  if (!CLOCK_OFFSET_MS) return browser;
  const clock = readFileSync(join(import.meta.dirname, 'clock.cjs'), 'utf8');
  const content = `(() => { ${clock}\nmoveClock(${Number(CLOCK_OFFSET_MS)}); })();`;
  const newContext = browser.newContext.bind(browser);
  // Also what `newPage` of a browser goes through.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript({ content });
    return context;
  };
  return browser;
}

/** Starts a headless browser. Throws when none is installed. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH.');
  return onTheTestsClock(await chromium.launch({ executablePath, args: FLAGS }));
}
