import type { BrowserContextOptions, Page } from 'playwright-core';
import type { AreaPage } from '../page-models/area-page';
import { addPerson, type Person } from './add-person';
import { signIn } from './sign-in';
import type { TestApp } from './test-app';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Opens pages that are signed in already: the person signs in once, every page starts with what that left. */
export class Entrance {
  private constructor(
    private readonly app: TestApp,
    private readonly storageState: StorageState,
  ) {}

  static async of(app: TestApp, person: Person): Promise<Entrance> {
    await addPerson(app.backend, person);
    const page = await app.newPage();
    await page.goto(`${app.url}/profile`);
    await signIn(page, person);
    const storageState = await page.context().storageState();
    await page.context().close();
    return new Entrance(app, storageState);
  }

  /** A signed-in page in a profile of its own, which asks for nothing by itself: what is requested was asked for. */
  async open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.app.newPage({ storageState: this.storageState, ...options });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(this.app.url + path);
    return page;
  }

  /** A signed-in page that needs no area, watched for what it announces. */
  async beforeArea<Area extends AreaPage>(Model: new (page: Page) => Area): Promise<Area> {
    const area = new Model(await this.open('/nowhere'));
    await area.shell.heading('Page not found').waitFor();
    await area.watch();
    return area;
  }
}
