import { FIREFOX } from '@fm/testing/engines';
import { type Browser, firefox, type Locator, type Page } from 'playwright-core';
import { type EngineBrowser, type EngineWindow, PATIENCE_MS, type Point, type Target } from './engine-window';

class PlaywrightWindow implements EngineWindow {
  constructor(private readonly page: Page) {
    page.setDefaultTimeout(PATIENCE_MS);
  }

  async open(address: string) {
    await this.page.goto(address);
  }

  sees = (target: Target) => this.#first(target).waitFor();
  press = (target: Target) => this.#first(target).click();
  key = (key: string) => this.page.keyboard.press(key);
  type = (text: string) => this.page.keyboard.type(text);
  evaluate = (expression: string) => this.page.evaluate(expression);
  print = () => this.page.pdf({ preferCSSPageSize: true });

  async attach(label: string, path: string) {
    await this.page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(path);
  }

  async draw(target: Target, line: readonly Point[]) {
    const sheet = this.#first(target);
    await sheet.scrollIntoViewIfNeeded();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('What is to be drawn on is not drawn itself.');
    const { mouse } = this.page;
    for (const [index, [x, y]] of line.entries()) {
      await mouse.move(box.x + box.width * x, box.y + box.height * y);
      if (index === 0) await mouse.down();
    }
    await mouse.up();
  }

  close = () => this.page.close();

  async another() {
    return new PlaywrightWindow(await this.page.context().newPage());
  }

  #first(target: Target): Locator {
    const found =
      'text' in target
        ? this.page.getByText(target.text)
        : this.page.getByRole(target.role, { ...(target.name && { name: target.name, exact: true }) });
    return found.first();
  }
}

async function firstWindow(browser: Browser): Promise<EngineBrowser> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  });
  return { window: new PlaywrightWindow(await context.newPage()), close: () => browser.close() };
}

export async function openFirefox(): Promise<EngineBrowser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX });
  answerForFirefox(browser);
  return firstWindow(browser);
}

type Send = (method: string, params?: object) => Promise<unknown>;

/** The parts of Playwright that talk to the browser; its version is pinned. */
interface Inside {
  readonly _connection: {
    toImpl(browser: Browser): { readonly _browserSession: { send: Send } };
  };
}

/** Playwright asks for a colour scheme, whether one is wished or not: the release with long support knows no such call. */
function answerForFirefox(browser: Browser) {
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(method, params);
}
