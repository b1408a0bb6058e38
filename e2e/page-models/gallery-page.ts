import type { Page } from 'playwright-core';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** The page with every part of the interface in every state. */
export class GalleryPage {
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(this.url);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    // Searches have come back, and what is not there at once has.
    await this.page.getByRole('heading', { name: 'Dialogs' }).waitFor();
  }

  /** How far the page can be pushed sideways. */
  sideways = () =>
    this.page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );

  /** Controls that offer a finger less than 44 px. Links inside a sentence are as high as their line. */
  smallTargets = () =>
    this.page.evaluate((controls) => {
      // A hair less: places are fractions of a pixel.
      const FINGER = 43;
      const inSentence = (control: Element) =>
        control.matches('p a') && control.parentElement?.textContent !== control.textContent;
      /** What a finger aims at: of a box to tick its words, of a part of a date the whole date. */
      const aimedAt = (control: Element) => {
        if (control.matches('[type="checkbox"], [type="radio"]'))
          return control.closest('label') ?? (control as HTMLInputElement).labels?.[0] ?? control;
        return control.matches('[role="spinbutton"]')
          ? (control.closest('[role="group"]') ?? control)
          : control;
      };
      const small = (control: Element) => {
        const target = aimedAt(control);
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What it covers around itself counts too, such as the card of a link.
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < FINGER && target.contains(document.elementFromPoint(x + dx * far, y + dy * far)))
            far += 0.5;
          return far;
        };
        return reach(1, 0) + reach(-1, 0) < FINGER || reach(0, 1) + reach(0, -1) < FINGER;
      };
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => control.tabIndex >= 0 && control.checkVisibility() && !inSentence(control))
        .filter(small)
        .map((control) => control.outerHTML.slice(0, 160));
    }, CONTROLS);

  /** Controls that look the same with the focus as without: no outline on them or what stands around them. */
  async withoutVisibleFocus(): Promise<string[]> {
    // From here on the focus moves as by keyboard.
    await this.page.keyboard.press('Tab');
    return this.page.evaluate((controls) => {
      const looks = (element: HTMLElement) => {
        const near = [element, element.parentElement, element.parentElement?.parentElement];
        return near.map((part) => {
          if (!part) return '';
          const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(part);
          const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
          return `${outline} ${backgroundColor}`;
        });
      };
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter(
          (control) => control.tabIndex >= 0 && control.checkVisibility() && !control.matches(':disabled'),
        )
        .filter((control) => {
          (document.activeElement as HTMLElement).blur();
          const before = looks(control);
          control.focus();
          return looks(control).every((look, index) => look === before[index]);
        })
        .map((control) => control.outerHTML.slice(0, 160));
    }, CONTROLS);
  }

  /** Buttons and inputs that stand out by their ground alone, which forced colours take away. */
  shapeless = () =>
    this.page.evaluate(() => {
      const bordered = (element: Element | null) => {
        if (!element) return false;
        const { borderStyle, borderWidth, appearance } = getComputedStyle(element);
        return (!borderStyle.includes('none') && borderWidth !== '0px') || appearance === 'auto';
      };
      return [
        ...document.querySelectorAll(
          'button[class*="button"], input, select, textarea, [role="progressbar"]',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !bordered(element) && !bordered(element.parentElement))
        .map((element) => element.outerHTML.slice(0, 160));
    });

  /** What moves for longer than an eye sees. */
  moving = () =>
    this.page.evaluate(() => {
      const turning = document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming())
        .filter((timing) => Number(timing?.activeDuration) > 1);
      const sliding = [...document.querySelectorAll('*')].filter((element) =>
        /[1-9]/.test(getComputedStyle(element).transitionDuration),
      );
      return turning.length + sliding.length;
    });

  /** Opens each dialog in turn. */
  async throughDialogs(look: (name: string) => Promise<void>): Promise<void> {
    const names = await this.page.getByRole('button', { name: /^Open: / }).allTextContents();
    for (const name of names) {
      await this.page.getByRole('button', { name, exact: true }).click();
      const dialog = this.page.locator('[role="dialog"], [role="alertdialog"]');
      await dialog.waitFor();
      await look(name);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await dialog.waitFor({ state: 'detached' });
    }
  }
}
