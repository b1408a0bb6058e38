import type { Page } from 'playwright-core';
import { FormPage } from './form-page';

/** `/tasks/form`. */
export class TaskFormPage extends FormPage {
  constructor(
    page: Page,
    private readonly origin: string,
  ) {
    super(page);
  }

  /** Creates a task and waits until it is stored; `more` fills in what the title does not say. */
  async create(title: string, more?: () => Promise<void>): Promise<void> {
    await this.page.goto(`${this.origin}/tasks/form`);
    await this.field('Title').fill(title);
    await more?.();
    await this.button('Create task').click();
    await this.page.getByText(`“${title}” was created.`).waitFor();
  }
}
