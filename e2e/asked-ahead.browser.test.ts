import type { Page } from 'playwright-core';
import { SignInPage } from './page-models/sign-in-page';
import { PASSWORD } from './support/add-person';
import { Requests } from './support/requests';
import { signedIn } from './support/signed-in';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

/** Each list, and the collection whose first page it shows. */
const LISTS = [
  ['/customers', 'customers'],
  ['/employees', 'employees'],
  ['/tasks', 'tasks'],
  ['/work-orders', 'workOrders'],
  ['/maintenance', 'maintenancePlans'],
  ['/create-offer', 'offers'],
] as const;
const OFFICE = 'office@nordhaus.example';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
});
afterEach(() => app.closePages());
afterAll(() => app?.close());

interface Asked {
  readonly at: number;
  readonly body: string;
}

declare global {
  interface Window {
    /** What the page asked the database for, and when. */
    asked: Asked[];
    /** When the page was first drawn behind the sign-in. */
    drawn?: number;
    /** The addresses of what it had fetched by the first row. */
    fetched?: string[];
  }
}

/** Notes what a page asks the database for from its next load on, and when it is drawn. */
const watchQuestions = (page: Page) =>
  page.addInitScript(() => {
    window.asked = [];
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const at = performance.now();
      // The database's stream is opened and written to by requests that are made before they are sent.
      if (input instanceof Request) {
        const body = decodeURIComponent(await input.clone().text());
        if (body.includes('addTarget')) window.asked.push({ at, body });
      }
      return fetch(input, init);
    };
    new MutationObserver(() => {
      if (document.querySelector('#content')) window.drawn ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });

/** When the page of a collection was asked for, how often, and when the list was drawn. */
async function questionsFor(page: Page, collection: string) {
  const list = new RegExp(`"collectionId":"${collection}"[^]*?"limit":50`, 'g');
  const { asked, drawn = Number.NaN } = await page.evaluate(() => ({
    asked: window.asked,
    drawn: window.drawn,
  }));
  const times = asked.flatMap(({ at, body }) => [...body.matchAll(list)].map(() => at));
  return { times, drawn };
}

for (const [path, collection] of LISTS)
  it(`the rows of ${path} are asked for once, on a return visit`, async () => {
    const page = await signedIn(app, OFFICE);
    await watchQuestions(page);
    await page.goto(app.url + path);
    await page.getByRole('table').getByRole('link').first().waitFor();
    const { times } = await questionsFor(page, collection);
    expect(times).toHaveLength(1);
  });

describe('after a sign-in', () => {
  for (const [email, path, collection] of [
    [OFFICE, '/work-orders', 'workOrders'],
    [OFFICE, '/create-offer', 'offers'],
    // Whose rows are copies without what managers may not read.
    ['manager@nordhaus.example', '/customers', 'customers'],
  ] as const)
    it(`the rows of ${path} are asked for before the page is drawn, and once`, async () => {
      const page = await app.newPage();
      await watchQuestions(page);
      const form = new SignInPage(page, app.url);
      const requests = new Requests(page, app.url);
      await form.open(path);
      await form.fill(email, PASSWORD);
      // Only what is there by then can ask.
      await requests.settled();
      await form.button.click();
      await page.getByRole('table').getByRole('link').first().waitFor();
      const { times, drawn } = await questionsFor(page, collection);
      expect(times).toHaveLength(1);
      expect(times[0]).toBeLessThan(drawn);
    });

  it('no file of the list is fetched for the first time: all came while the form stood there', async () => {
    const page = await app.newPage();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('main table a'))
          window.fetched ??= performance.getEntriesByType('resource').map(({ name }) => name);
      }).observe(document, { childList: true, subtree: true });
    });
    const requests = new Requests(page, app.url);
    const form = new SignInPage(page, app.url);
    await form.open('/work-orders');
    await requests.settled();
    const ahead = requests.all.map((path) => app.url + path);
    await form.signIn(OFFICE, PASSWORD);
    await page.getByRole('table').getByRole('link').first().waitFor();
    const fetched = (await page.evaluate(() => window.fetched)) ?? [];
    const code = fetched.filter((url) => url.startsWith(app.url) && /\.(js|css|json)$/.test(url));
    expect(code.length).toBeGreaterThan(10);
    expect(code.filter((url) => !ahead.includes(url))).toEqual([]);
  });
});
