import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '../support/add-person';
import type { EngineWindow, Target } from './engine-window';

const LOOK_AGAIN_MS = 100;
/** How long what was done may take to show on a busy machine: a list pressed again has nothing left to press. */
const SHOWN_MS = 6_000;
const MOST_PRESSES = 3;

/** Somebody who uses the app in a window of any engine. */
export class Person {
  constructor(
    readonly window: EngineWindow,
    private readonly origin: string,
  ) {}

  open = (path: string) => this.window.open(this.origin + path);

  /** Goes where a link of the app would lead, by way of a page with nothing on it: what is seen then is new. */
  async goTo(path: string) {
    await this.#follow('/nowhere');
    await this.heading('Page not found');
    await this.#follow(path);
  }

  async signIn(email: string, password = PASSWORD) {
    await this.write('Email Address', email);
    await this.window.press({ text: /^Your Password$/ });
    await this.window.key('Control+a');
    await this.window.type(password);
    await this.press('button', 'Sign in');
  }

  heading = (name: string | RegExp) => this.window.sees({ role: 'heading', name });
  reads = (text: string | RegExp) => this.window.sees({ text });
  press = (role: NonNullable<Extract<Target, { role: unknown }>['role']>, name: string | RegExp) =>
    this.window.press({ role, name });

  /** Writes over what stands in a text field. */
  async write(label: string | RegExp, text: string) {
    await this.press('textbox', label);
    await this.window.key('Control+a');
    await this.window.type(text);
  }

  /** Types a day, `YYYY-MM-DD`, part by part. */
  async writeDay(label: string, day: string) {
    const [year, month, date] = day.split('-');
    await this.press('spinbutton', new RegExp(`^day, ${label}`));
    await this.window.type(`${date}${month}${year}`);
    const first = `document.activeElement?.closest('[role=group]')?.querySelector('[role=spinbutton]')`;
    if (!(await this.#shows(`Number(${first}?.ariaValueNow) === ${Number(date)}`)))
      throw new Error(`${label} does not take ${day}.`);
  }

  /** Takes what a field finds first while one types. */
  async find(label: string, typed: string, option: RegExp) {
    await this.press('combobox', label);
    await this.window.type(typed);
    // What is offered moves from under the pointer while more of it arrives: people press again.
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      await this.press('option', option);
      if (await this.#listCloses()) return;
    }
    throw new Error(`${label} does not take ${option}.`);
  }

  /** Chooses in a list that opens, and sees it close: until then it gives the focus back to its button. */
  async choose(label: RegExp, option: string) {
    await this.press('button', label);
    await this.press('option', option);
    if (!(await this.#listCloses())) throw new Error(`The list of ${label} stays open.`);
  }

  #listCloses = () => this.#shows(`document.querySelector('[role=listbox]') === null`);

  /** Whether an expression becomes true in the page. */
  async #shows(expression: string): Promise<boolean> {
    for (const end = Date.now() + SHOWN_MS; Date.now() < end; await sleep(LOOK_AGAIN_MS))
      if (await this.window.evaluate(expression)) return true;
    return false;
  }

  #follow = (path: string) =>
    this.window.evaluate(
      `(history.pushState(null, '', ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent('popstate')))`,
    );
}
