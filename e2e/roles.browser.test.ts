import type { Page } from 'playwright-core';
import { SignInPage } from './page-models/sign-in-page';
import { PASSWORD } from './support/add-person';
import { addressOf } from './support/screen-address';
import { LISTS, SINGLES } from './support/screens';
import { startTestApp, type TestApp } from './support/test-app';
import { describeEmbedded } from './support/test-backend';
import { settledReads } from './support/usage';

jest.setTimeout(120_000);

let app: TestApp;
let denials: string[];

/** Signs in with a browser of its own, for every role has its own cache. */
async function signedIn(role: string): Promise<Page> {
  const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const signIn = new SignInPage(page, app.url);
  await signIn.open();
  await signIn.signIn(`${role}@nordhaus.example`, PASSWORD);
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  return page;
}

describeEmbedded('no role is refused anything that its screens ask for', 'log of denials', () => {
  beforeAll(async () => {
    const log = (line: string) => void (line.startsWith('Denied') && denials.push(line));
    app = await startTestApp({ seed: true, log });
  });
  afterAll(() => app?.close());
  beforeEach(() => {
    denials = [];
  });
  afterEach(() => app.closePages());

  // The rules treat the office as they treat the empty role: like any that they do not name.
  it.each(['admin', 'manager', 'empty'])('%s opens every screen', async (role) => {
    const page = await signedIn(role);
    for (const screen of [...LISTS, ...SINGLES]) {
      await page.goto(app.url + (await addressOf(app.backend, screen)));
      await page.getByRole('heading', { name: screen.heading, level: 1 }).waitFor();
      if (screen.says) await page.getByText(screen.says).first().waitFor();
    }
    await settledReads(app.backend, `demo-${role}`);
    expect(denials).toEqual([]);
  });
});
