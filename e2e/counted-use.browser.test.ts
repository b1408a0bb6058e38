import type { Page } from 'playwright-core';
import { Entrance } from './support/entrance';
import { storedIn } from './support/stored';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

let app: TestApp;
let entrance: Entrance;

beforeAll(async () => {
  app = await startTestApp();
  entrance = await Entrance.of(app, { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' });
});
afterAll(() => app?.close());
afterEach(() => app.closePages());

/** A page that counts, which it does once it has settled, and has sent nothing yet. */
async function countingPage(): Promise<Page> {
  const page = await entrance.open('/profile');
  await page.addInitScript(() => {
    const { addEventListener } = document;
    document.addEventListener = (...listened: Parameters<typeof addEventListener>) => {
      if (listened[0] === 'securitypolicyviolation') Object.assign(globalThis, { counts: true });
      addEventListener.apply(document, listened);
    };
  });
  await page.goto(`${app.url}/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.waitForFunction(() => 'counts' in globalThis);
  return page;
}

/** Has the page do something that is counted: ask for what its policy refuses. */
const beRefused = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        document.addEventListener('securitypolicyviolation', () => done(), { once: true });
        new Image().src = 'https://elsewhere.example/';
      }),
  );

/** How often that was counted. */
const refusals = async (): Promise<number> =>
  (await storedIn(app.backend, 'usageDays'))
    .flatMap(({ rows }) => rows as readonly { name: string; failed: number }[])
    .reduce((sum, { name, failed }) => sum + (name === 'policy' ? failed : 0), 0);

const LEFT: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['closed', (page) => page.close()],
  ['left for another site', (page) => page.goto('about:blank')],
];

describe('what a page counted', () => {
  for (const [how, leave] of LEFT)
    it(`arrives where the page is ${how} at once`, async () => {
      const page = await countingPage();
      const before = await refusals();
      await beRefused(page);
      await leave(page);
      await expect.poll(refusals).toBe(before + 1);
    });
});
