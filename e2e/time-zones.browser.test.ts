import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { ListPage } from './page-models/list-page';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkPlanPage } from './page-models/work-plan-page';
import { goTo } from './support/go-to';
import { changeRecord } from './support/records';
import { storedAt } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

const NEW_YORK = 'America/New_York';
const BERLIN = 'Europe/Berlin';

let app: TestApp;
let page: Page;
let form: WorkOrderFormPage;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  // Neither where the company is nor where the site is, and on another day than both for most of the day.
  page = await new Windows(app).of('office', { timezoneId: 'Pacific/Auckland' });
  form = new WorkOrderFormPage(page);
});

afterAll(() => app?.close());

const show = async (title: string) => page.getByRole('heading', { name: title, level: 1 }).waitFor();

/** Creates an order with this due date, for a site in a zone. Gives its path. */
async function orderAt(timezone: string, title: string, fields: Readonly<Record<string, string | Date>>) {
  await form.create(title, { led: false, planned: false });
  const path = `workOrders/${page.url().split('/').at(-1)}`;
  await changeRecord(app.backend, path, { timezone, ...fields });
  return path;
}

it('an order in New York, in the night clocks go back there, is the same everywhere from Auckland', async () => {
  // Due a day after the other one, and starts half an hour after it.
  await orderAt(BERLIN, 'Autumn check here', {
    plannedDay: '2026-11-01',
    plannedStart: new Date('2026-11-01T07:00Z'),
    dueDate: '2026-11-02',
    dueSort: '2026-11-02',
  });
  // From the second 01:30 of that night on.
  const path = await orderAt(NEW_YORK, 'Autumn check there', {
    plannedDay: '2026-11-01',
    plannedStart: new Date('2026-11-01T06:30Z'),
    plannedEnd: new Date('2026-11-01T08:15Z'),
    dueDate: '2026-11-01',
    dueSort: '2026-11-01',
  });

  await goTo(page, `/${path.replace('workOrders', 'work-orders')}`);
  await show('Autumn check there');
  await page.getByText('01:30–03:15, New York time').waitFor();

  // A title is changed and the times stay where they were.
  await page.getByRole('link', { name: 'Edit' }).click();
  await form.field('Title').fill('Autumn check in New York');
  await page.getByText(/Clocks go back on Sun,? 1 Nov: 01:30 comes twice/).waitFor();
  await form.button('Save changes').click();
  await show('Autumn check in New York');
  expect(await storedAt(app.backend, path)).toMatchObject({
    plannedDay: '2026-11-01',
    plannedStart: '2026-11-01T06:30:00Z',
    plannedEnd: '2026-11-01T08:15:00Z',
  });

  // A new start is told in the history as on the page.
  await page.getByRole('link', { name: 'Edit' }).click();
  await form.fillTime('From', '0215');
  // The end goes along with the beginning; this job is shorter then.
  await form.fillTime('To', '0315');
  await form.button('Save changes').click();
  await page.getByText('02:15–03:15, New York time').waitFor();
  await page.getByText(/Planned start: .*01:30 New York time → .*02:15 New York time/).waitFor();

  await goTo(page, '/work-orders?q=autumn+check&dueFrom=2026-11-01&dueTo=2026-11-02');
  const rows = page.getByRole('row').filter({ hasText: 'Autumn check' });
  await rows.nth(1).waitFor();
  expect(await rows.first().textContent()).toMatch(/in New York.*1 Nov.*02:15–03:15New York time/);
  expect(await rows.last().textContent()).toMatch(/here.*1 Nov.*08:00Berlin time/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    new ListPage(page, 'Work orders').more('Export'),
  ]);
  const lines = (await readFile((await file.path()) ?? '', 'utf8')).split('\r\n');
  expect(lines.find((line) => line.includes('in New York'))).toContain(
    `2026-11-01 02:15,2026-11-01 03:15,${NEW_YORK},2026-11-01`,
  );

  // The calendar stands on the company's clock and says the time there.
  const plan = new WorkPlanPage(page);
  await plan.open('view=calendar&day=2026-11-01&q=autumn+check');
  const sunday = plan.day(/1 November/);
  await plan.order(sunday, '08:15–09:15').waitFor();
  expect(await sunday.getByRole('button').allTextContents()).toEqual([
    expect.stringMatching(/^08:00Autumn check here/),
    expect.stringMatching(/^08:15–09:15Autumn check in New York02:15–03:15 in New York/),
  ]);
});
