const { TestEnvironment } = require('jest-environment-node');
const playwright = require('playwright-core');

/** What a page is allowed to say of itself when a test fails, in characters. */
const MOST = 2_500;
/** A page that hangs says nothing. */
const WAIT_MS = 3_000;

/** Browsers that this worker has started. */
const browsers = new Set();
const { chromium } = playwright;
const launch = chromium.launch.bind(chromium);
chromium.launch = async (...options) => {
  const browser = await launch(...options);
  browsers.add(browser);
  browser.on('disconnected', () => browsers.delete(browser));
  return browser;
};

const shownOn = (page) => {
  const late = new Promise((done) => {
    setTimeout(done, WAIT_MS, 'It does not answer.').unref();
  });
  // As screen readers find it: with what is typed.
  const text = page.locator('body').ariaSnapshot().catch(String);
  return Promise.race([text, late]);
};

/** Every open page: its address and the beginning of what stands on it. */
async function screens() {
  const pages = [...browsers].flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
  const told = pages.map(async (page) => `${page.url()}\n${(await shownOn(page)).slice(0, MOST)}`);
  return (await Promise.all(told)).join('\n\n');
}

/**
 * Hands Playwright in, loaded once for a worker: jest would load it for each file, which takes a quarter of a second. A
 * test that fails tells what was on the screen: what fails once in a hundred runs is not seen otherwise.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.playwright = playwright;
  }

  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    error.stack += `\n\nOn the screen:\n${await screens()}`;
  }
};
