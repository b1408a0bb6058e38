import type { Page } from 'playwright-core';
import { HOST_ROUTES } from '../host/src/usage/host-routes';
import { startEmbeddedBackend } from '../scripts/serve/embedded-backend';
import { SignInPage } from './page-models/sign-in-page';
import { PASSWORD } from './support/add-person';
import { denialsInto } from './support/denials-into';
import { goTo } from './support/go-to';
import { addressOf } from './support/screen-address';
import { LISTS, SINGLES } from './support/screens';
import { afterAll, afterEach, beforeAll, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { settledReads } from './support/usage';

const MEASURED = { appId: '1:1:web:1', measurementId: 'G-TEST' };
const OWN = /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)$/;

let backend: Awaited<ReturnType<typeof startEmbeddedBackend>>;
let app: TestApp;
const denials: string[] = [];

beforeAll(async () => {
  backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: denialsInto(denials) });
  const measured = { ...backend, firebase: { ...backend.firebase, ...MEASURED } };
  app = await startTestApp({ seed: true, backend: measured });
});

afterAll(async () => {
  await app?.close();
  await backend?.close();
});
afterEach(() => app.closePages());

/** Somebody signed in, and whom their page asks besides us; Google's servers answer with nothing. */
async function opened(): Promise<{ page: Page; foreign: string[] }> {
  // At the form: sessions that other files keep are those of their stores, and this one is a store of its own.
  const page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const signIn = new SignInPage(page, app.url);
  await signIn.open('/profile');
  await signIn.signIn('admin@nordhaus.example', PASSWORD);
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, host } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN.test(hostname)) foreign.push(host);
  });
  await page.route(
    ({ hostname }) => !OWN.test(hostname),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return { page, foreign };
}

const question = (page: Page) => page.getByText('May Google Analytics count which screens you use?');
const answer = (page: Page, name: string) =>
  page
    .getByRole('status')
    .filter({ has: question(page) })
    .getByRole('button', { name });

it('asks nobody but us on any screen, before an answer and after a no, and asks once; no screen is refused to an administrator', async () => {
  const { page, foreign } = await opened();
  await answer(page, 'No').waitFor();
  await goTo(page, '/customers');
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
  await answer(page, 'No').click();
  await question(page).waitFor({ state: 'detached' });
  for (const screen of [...LISTS, ...SINGLES]) {
    await goTo(page, await addressOf(app.backend, screen));
    await page.getByRole('heading', { name: screen.heading, level: 1 }).waitFor();
    if (screen.says) await page.getByText(screen.says).first().waitFor();
  }
  for (const route of HOST_ROUTES.routes) {
    await goTo(page, `/${'path' in route ? route.path : ''}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await goTo(page, '/profile');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await expect(question(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
  await settledReads(app.backend, 'demo-admin');
  expect(denials).toEqual([]);
});

it('tells Google the pattern of a screen after a yes, and no id, name or address', async () => {
  const { page, foreign } = await opened();
  await answer(page, 'Yes').click();
  await goTo(page, '/customers/customer-01/history');
  await page.waitForFunction(() => {
    const { dataLayer = [] } = globalThis as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.some(
      (entry) => entry[1] === 'screen_view' && JSON.stringify(entry).includes(':customerID'),
    );
  });
  const told = await page.evaluate(() => {
    const { dataLayer = [] } = globalThis as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return JSON.stringify(dataLayer.map((entry) => Array.from(entry)));
  });
  expect(told).toContain('"firebase_screen":"/customers/:customerID/history"');
  expect(told).not.toMatch(/customer-01|nordhaus|demo-admin/i);
  expect(new Set(foreign)).toContain('www.googletagmanager.com');
});
