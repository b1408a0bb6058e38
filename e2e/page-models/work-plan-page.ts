import type { Locator, Page } from 'playwright-core';
import { goTo } from '../support/go-to';

/** `/work-orders` as board and as calendar. */
export class WorkPlanPage {
  readonly dialog: Locator;
  readonly toPlan: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.toPlan = page.getByRole('complementary', { name: 'Unscheduled' });
  }

  async open(query: string) {
    await goTo(this.page, `/work-orders?${query}`);
    await this.page.getByRole('heading', { name: 'Work orders', level: 1 }).waitFor();
  }

  /** A column of the board. */
  column(status: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${status}`) });
  }

  /** A card in a column of the board. */
  card(status: string, title: string): Locator {
    return this.column(status).getByRole('article').filter({ hasText: title });
  }

  /** A day of the calendar, of somebody's lane where one is named. */
  day(name: RegExp): Locator {
    return this.page.getByRole('group', { name });
  }

  /** An order in the calendar. */
  order(within: Locator, title: string): Locator {
    return within.getByRole('button', { name: new RegExp(title) });
  }

  /** Drags as a hand does: takes hold, moves, lets go at a point of the target. */
  async drag(what: Locator, target: Locator, at: { readonly x: number; readonly y: number }) {
    const { mouse } = this.page;
    await what.scrollIntoViewIfNeeded();
    const from = await what.boundingBox();
    const to = await target.boundingBox();
    if (!from || !to) throw new Error('There is nothing to drag, or nowhere to.');
    await mouse.move(from.x + 20, from.y + 12);
    await mouse.down();
    await mouse.move(from.x + 30, from.y + 20, { steps: 3 });
    await mouse.move(to.x + at.x, to.y + at.y, { steps: 5 });
    await mouse.up();
  }

  /** How far the page can be pushed sideways, in pixels. */
  sideways(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
}
