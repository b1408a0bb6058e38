import type { Page } from 'playwright-core';
import { SignInPage } from './page-models/sign-in-page';
import { PASSWORD } from './support/add-person';
import { accessibilityProblems } from './support/axe';
import { goTo } from './support/go-to';
import { photographedOrder } from './support/photographed-order';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

let app: TestApp;
let page: Page;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    window.print = () => {
      // Only what is on the paper at this moment is printed.
      const loaded = [...document.images].filter(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      );
      const before = sessionStorage.getItem('printed');
      sessionStorage.setItem('printed', `${before === null ? '' : `${before} `}${loaded.length}`);
    };
  });
  const signIn = new SignInPage(page, app.url);
  await signIn.open();
  await signIn.signIn('office@nordhaus.example', PASSWORD);
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
});
afterAll(() => app?.close());

it('prints the report of a job in the customer’s language, once all photos are there, and without costs', async () => {
  await goTo(page, `/work-orders/${await photographedOrder(app.backend)}`);
  await page.getByRole('link', { name: 'Print report' }).click();
  const sheet = page.getByRole('article', { name: /^Arbeitsbericht: / });
  await sheet.getByText('Ausgeführte Arbeiten').waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('printed') !== null);
  // Before, after, and the signature.
  expect(await page.evaluate(() => sessionStorage.getItem('printed'))).toBe('3');
  await sheet.getByText(/^Unterschrieben von /).waitFor();
  expect(await sheet.textContent()).not.toContain('€');
  expect(await accessibilityProblems(page)).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.length).toBeGreaterThan(10_000);

  await page.getByLabel('Language').selectOption('English');
  await page
    .getByRole('article', { name: /^Work report: / })
    .getByText(/^Signed by /)
    .waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?lang=en');
});

it('prints what somebody has to do on a day, with boxes to tick', async () => {
  const planned = await storedWhere(app.backend, 'workOrders', 'status', 'scheduled');
  const [order] = planned.filter(({ leadId, plannedDay }) => leadId && plannedDay);
  await goTo(page, '/work-orders');
  await page.getByRole('link', { name: 'Daily schedule' }).click();
  await page.getByRole('combobox', { name: 'Person' }).waitFor();
  await goTo(page, `/work-orders/day?day=${order?.plannedDay}&person=${order?.leadId}`);
  const sheet = page.getByRole('article', { name: /^Daily schedule: / });
  await sheet.getByRole('heading', { name: String(order?.number) }).waitFor();
  await page.getByRole('button', { name: 'Print', disabled: false }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await sheet
    .getByRole('link', { name: /^Map of / })
    .first()
    .waitFor();
  await sheet.getByRole('link', { name: String(order?.number) }).click();
  await page.waitForURL(`**/work-orders/${order?.id}`);
  await goTo(page, '/work-orders/day?day=1999-01-01');
  await page.getByText('Nothing is planned').first().waitFor();
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
});
