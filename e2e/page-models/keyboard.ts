import type { Locator, Page } from 'playwright-core';

/** Stops of the Tab key after which nobody would look any further for one control. */
const FAR = 60;

/** Two frames where a machine has time, much more where it has none. */
const MOMENT_MS = 10_000;

type Role = Parameters<Page['getByRole']>[0];

/** Hands without a mouse: they press keys, and look where the focus is. */
export class Keyboard {
  /** What nobody should meet: a focus that is lost, cannot be seen, or is behind something. */
  readonly troubles: string[] = [];
  #begun = false;

  constructor(readonly page: Page) {}

  /** Opens an address as the bar of the browser does: nothing has the focus yet. */
  async open(url: string) {
    await this.page.goto(url);
    this.#begun = false;
  }

  async press(...keys: readonly string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  /** Goes on with Tab until the focus is on this control, and looks at it there. */
  async to(role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await this.#until(key, this.#focused(role, name), `the ${role} ${String(name)}`);
  }

  /** Waits until the focus has come here by itself. */
  async on(role: Role, name: string | RegExp) {
    await this.#focused(role, name).waitFor();
  }

  /** Goes to a control and presses it. */
  async do(role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await this.to(role, name, key);
    await this.press('Enter');
  }

  /** Goes to a field and writes into it, over what is there. */
  async fill(name: string | RegExp, text: string) {
    await this.to('textbox', name);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Goes to a day or a time and types its parts, which follow each other by themselves. */
  async enter(name: string, digits: string) {
    const first = this.page.getByRole('group', { name }).getByRole('spinbutton').first();
    await this.#until('Tab', first.and(this.page.locator(':focus')), name);
    await this.type(digits);
  }

  /** Goes to a field that searches while typing, and takes what it finds first. */
  async pick(name: string, typed: string, option: RegExp) {
    await this.to('combobox', name);
    await this.take(typed, option);
  }

  /** Types into the field that searches and has the focus, and takes what it finds first. */
  async take(typed: string, option: RegExp) {
    if (typed === '') await this.press('ArrowDown');
    else await this.type(typed);
    const offered = this.page.getByRole('listbox').getByRole('option');
    await offered.first().filter({ hasText: option }).waitFor();
    // Options that come while a key is pressed take the mark away again.
    const marked = this.page.locator(':focus[aria-activedescendant]');
    while ((await marked.count()) === 0) await this.press('ArrowDown');
    await this.press('Enter');
    await this.page.getByRole('listbox').waitFor({ state: 'detached' });
  }

  /** Chooses in a list that opens: a filter, or a field of a form. */
  async choose(field: RegExp, option: string) {
    await this.do('button', field);
    await this.takeOption(option);
  }

  /** Takes an entry of the list that is open. */
  async takeOption(option: string) {
    await this.#point('option', option);
    await this.page.getByRole('listbox').waitFor({ state: 'detached' });
  }

  /** Chooses in the menu of the button that has the focus. */
  async command(item: string) {
    await this.press('Enter');
    await this.#point('menuitem', item);
  }

  /** Finds an entry of an open list by its first letters and takes it. */
  async #point(role: 'option' | 'menuitem', name: string) {
    await this.#focused(role, /./).waitFor();
    await this.type(name);
    await this.#focused(role, new RegExp(`^${name}`)).waitFor();
    await this.press('Enter');
  }

  /** What has the focus. */
  #focused(role: Role, name: string | RegExp): Locator {
    return this.page
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .and(this.page.locator(':focus'));
  }

  /** Whether something has the focus, or gets it before anybody could press a key. */
  #isSomewhere(): Promise<boolean> {
    const held = () => document.activeElement !== null && document.activeElement !== document.body;
    return this.page.waitForFunction(held, undefined, { timeout: MOMENT_MS }).then(
      () => true,
      () => false,
    );
  }

  async #until(key: 'Tab' | 'Shift+Tab', wanted: Locator, what: string) {
    if (this.#begun && !(await this.#isSomewhere())) this.troubles.push(`lost before ${what}`);
    this.#begun = true;
    for (let stops = 0; stops < FAR; stops += 1) {
      await this.press(key);
      if ((await wanted.count()) === 0) continue;
      const found = await this.page.evaluate(lookAtFocus);
      if (found) this.troubles.push(`${found} on ${what}`);
      return;
    }
    throw new Error(`${FAR} stops do not lead to ${what}.`);
  }
}

/** What is wrong with the place of the focus; runs in the page. */
function lookAtFocus(): 'lost' | 'unmarked' | 'hidden' | undefined {
  const at = document.activeElement;
  if (!at || at === document.body) return 'lost';
  const marked = (element: Element | null, steps: number): boolean => {
    if (!element || steps === 0) return false;
    const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(element);
    const own = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    // A part of a day is marked by its ground.
    const ground = element.role === 'spinbutton' && backgroundColor !== 'rgba(0, 0, 0, 0)';
    return own || ground || marked(element.parentElement, steps - 1);
  };
  if (!marked(at, 4)) return 'unmarked';
  const { left, top, width, height } = at.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = shown?.closest('label');
  const seen = shown && (at.contains(shown) || shown.contains(at) || label?.control === at);
  return seen ? undefined : 'hidden';
}
