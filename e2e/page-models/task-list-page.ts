import type { Locator, Page } from 'playwright-core';
import { ListPage } from './list-page';

/** The list of tasks: groups by due date, and status changes from its rows. */
export class TaskListPage extends ListPage {
  readonly groups: Locator;
  /** What the last change of status did. */
  readonly result: Locator;

  constructor(page: Page) {
    super(page, 'Tasks');
    this.groups = page.getByRole('table', { name: 'Tasks' }).locator('th[scope=rowgroup]');
    this.result = page.getByText(/” is (now|again) /);
  }

  /** Names of the groups, each with its number where it has one: "Overdue 9". */
  async groupNames(): Promise<string[]> {
    await this.drawn();
    const texts = await this.groups.allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  }

  /** Makes a transition from the menu of a row. */
  async transition(title: string, name: string) {
    await this.page
      .getByRole('button', { name: `Change status of ${title}` })
      .first()
      .click();
    await this.page.getByRole('menuitem', { name: name }).click();
  }

  async markAsDone(title: string) {
    await this.page.getByRole('button', { name: `Mark as done: ${title}` }).click();
  }

  async undo() {
    await this.page.getByRole('button', { name: 'Undo' }).click();
  }
}
