import { goTo } from '../support/go-to';
import { FormPage } from './form-page';

/** `/tasks/form`. */
export class TaskFormPage extends FormPage {
  /** Creates a task and waits until it is stored; `more` fills in what the title does not say. */
  async create(title: string, more?: () => Promise<void>): Promise<void> {
    await goTo(this.page, '/tasks/form');
    await this.field('Title').fill(title);
    await more?.();
    await this.button('Create task').click();
    await this.page.getByText(`“${title}” was created.`).waitFor();
  }
}
