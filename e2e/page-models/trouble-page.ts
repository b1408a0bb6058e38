import { AreaPage } from './area-page';

/** The area that fails on demand. */
export class TroublePage extends AreaPage {
  /** What is to fail from now on; nothing for ''. */
  make(what: string): Promise<void> {
    return this.page.evaluate((value) => sessionStorage.setItem('trouble', value), what);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name }).click();
  }

  appears(): Promise<void> {
    return this.shell.heading('Trouble').waitFor();
  }
}
