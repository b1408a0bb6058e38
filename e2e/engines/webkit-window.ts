import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EngineWindow, PATIENCE_MS, type Point, type Target } from './engine-window';
import { RefusedCommand, type WebDriver } from './web-driver';

const LOOK_AGAIN_MS = 100;
const TWO_FRAMES_MS = 32;

/** Finds what has a role and a name, which drivers do not do by themselves. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The first of what is meant that is seen, and where it must be, is not disabled; runs in the page. */
const FIND = `
const [{ role, name, text }, enabled] = arguments;
const { queryAllByRole, queryAllByText } = globalThis.TestingLibraryDom;
const matcher = (given) => (given && given.source !== undefined ? new RegExp(given.source, given.flags) : given);
const found = role
  ? queryAllByRole(document.body, role, name === undefined ? {} : { name: matcher(name) })
  : queryAllByText(document.body, matcher(text), { exact: false });
return found.find((element) => element.checkVisibility({ visibilityProperty: true })
  && !(enabled && element.matches(':disabled, [aria-disabled=true]'))) ?? null;
`;

/** Out of the way of what sticks to an edge of the window; runs in the page. */
const CENTRE = 'arguments[0].scrollIntoView({ block: "center", inline: "nearest" })';

/** Codes of keys that are no letters. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

const plain = (value: string | RegExp | undefined) =>
  value instanceof RegExp ? { source: value.source, flags: value.flags } : value;

export class WebKitWindow implements EngineWindow {
  /** Which of the driver's windows commands go to. */
  static readonly #current = new WeakMap<WebDriver, string>();

  constructor(
    private readonly driver: WebDriver,
    private readonly handle: string,
  ) {}

  async open(address: string) {
    await this.#here();
    await this.driver.post('url', { url: address });
  }

  async sees(target: Target) {
    await this.#with(target, false, () => Promise.resolve());
  }

  async press(target: Target) {
    await this.#with(target, true, async (element) => {
      await this.driver.run(CENTRE, element);
      await this.#standsStill(element);
      await this.driver.post(`element/${idOf(element)}/click`);
    });
  }

  async key(key: string) {
    const values = key.split('+').map((name) => KEYS[name] ?? name);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.map((value) => ({ type: 'keyUp', value })).reverse();
    await this.#act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  }

  async type(text: string) {
    const strokes = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.#act({ type: 'key', id: 'keyboard', actions: strokes });
  }

  async attach(label: string, path: string) {
    const script = `return document.querySelector('input[type=file][aria-label="${label}"]')`;
    await this.#until(`the file field ${label}`, async () => {
      const field = await this.driver.run(script);
      if (field === null) return false;
      await this.driver.post(`element/${idOf(field)}/value`, { text: path });
      return true;
    });
  }

  async draw(target: Target, line: readonly Point[]) {
    await this.#with(target, true, async (sheet) => {
      const box = (await this.driver.run(
        `${CENTRE}; return arguments[0].getBoundingClientRect()`,
        sheet,
      )) as DOMRect;
      const moves = line.map(([x, y]) => ({
        type: 'pointerMove',
        duration: 0,
        x: Math.round(box.x + box.width * x),
        y: Math.round(box.y + box.height * y),
      }));
      const [first, ...others] = moves;
      const actions = [
        first,
        { type: 'pointerDown', button: 0 },
        ...others,
        { type: 'pointerUp', button: 0 },
      ];
      await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    });
  }

  async evaluate(expression: string) {
    await this.#here();
    return this.driver.run(`return (${expression})`);
  }

  async close() {
    await this.#here();
    WebKitWindow.#current.delete(this.driver);
    await this.driver.delete('window');
  }

  async another() {
    await this.#here();
    const { handle } = (await this.driver.post('window/new', { type: 'window' })) as { handle: string };
    return new WebKitWindow(this.driver, handle);
  }

  /** WebKitGTK's driver knows no such command. */
  print = () => Promise.resolve(undefined);

  /** The driver presses where an element was when it was asked, though the page is still growing above it. */
  async #standsStill(element: unknown) {
    const place = async () =>
      JSON.stringify(await this.driver.run('return arguments[0].getBoundingClientRect()', element));
    let before = await place();
    await this.#until('an element that stands still', async () => {
      await sleep(TWO_FRAMES_MS);
      const now = await place();
      const isStill = now === before;
      before = now;
      return isStill;
    });
  }

  async #act(source: object) {
    await this.#here();
    await this.driver.post('actions', { actions: [source] });
  }

  /** Has the next command go to this window. */
  async #here() {
    if (WebKitWindow.#current.get(this.driver) === this.handle) return;
    await this.driver.post('window', { handle: this.handle });
    WebKitWindow.#current.set(this.driver, this.handle);
  }

  async #with(target: Target, enabled: boolean, work: (element: unknown) => Promise<unknown>) {
    const wanted = 'text' in target ? { text: plain(target.text) } : { ...target, name: plain(target.name) };
    await this.#until(JSON.stringify(wanted), async () => {
      // A new document begins without it.
      if (!(await this.driver.run('return "TestingLibraryDom" in globalThis')))
        await this.driver.run(library);
      const element = await this.driver.run(FIND, wanted, enabled);
      if (element === null) return false;
      await work(element);
      return true;
    });
  }

  /** Tries until it works. What moved, was covered or belonged to the page before is looked for again. */
  async #until(what: string, attempt: () => Promise<boolean>) {
    await this.#here();
    const end = Date.now() + PATIENCE_MS;
    let refused = '';
    while (Date.now() < end) {
      try {
        if (await attempt()) return;
      } catch (error) {
        if (!(error instanceof RefusedCommand)) throw error;
        refused = ` (${error.message})`;
      }
      await sleep(LOOK_AGAIN_MS);
    }
    const text = await this.driver.run('return document.body.innerText');
    throw new Error(`${what} was not found${refused}. The page says:\n${text}`);
  }
}

const idOf = (reference: unknown) => Object.values(reference as Readonly<Record<string, string>>)[0];
