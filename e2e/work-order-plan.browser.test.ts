import { readFile } from 'node:fs/promises';
import { today } from '@fm/domain/calendar-day';
import type { Page } from 'playwright-core';
import { ListPage } from './page-models/list-page';
import { LEAD, WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkPlanPage } from './page-models/work-plan-page';
import { accessibilityProblems, DIALOG } from './support/axe';
import { changeRecord } from './support/records';
import { storeEmployee } from './support/store-employee';
import { storeOrder } from './support/store-order';
import { storedAt } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const TITLE = 'Rinse the cistern';
// A week without a holiday in which nobody has anything else to do.
const WEEK = 'view=calendar&day=2031-03-04';
const IN_PLACE = { x: 40, y: 30 };

let app: TestApp;
let page: Page;
let plan: WorkPlanPage;
let manager: WorkPlanPage;
let path: string;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  const windows = new Windows(app);
  page = await windows.of('office');
  plan = new WorkPlanPage(page);
  await new WorkOrderFormPage(page).create(TITLE, { planned: false });
  path = `workOrders/${page.url().split('/').at(-1)}`;
  await changeRecord(app.backend, path, {
    plannedDay: '2031-03-04',
    plannedStart: new Date('2031-03-04T07:00Z'),
    plannedEnd: new Date('2031-03-04T09:00Z'),
  });
  manager = new WorkPlanPage(await windows.of('manager'));
});

afterAll(() => app?.close());

const stored = () => storedAt(app.backend, path);

/** Plans more work for this month than a list on paper holds: how much the demo has, depends on the day it was made. */
async function fillMonth() {
  const plannedDay = today('Europe/Berlin');
  const plannedStart = new Date();
  for (let n = 0; n < 30; n += 1)
    await storeOrder(app.backend, `month-${n}`, { title: `Sweep ${n}`, plannedDay, plannedStart });
}

it('the board moves an order by its menu, through the dialog of the step', async () => {
  await plan.open('view=board&q=cistern');
  await plan.card('Draft', TITLE).getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await plan.dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await plan.card('Scheduled', TITLE).waitFor();
  await page.getByText(/is now scheduled\.$/).waitFor();
  expect(await stored()).toMatchObject({ status: 'scheduled', plannedDay: '2031-03-04' });
});

it('the board moves an order by dragging, and says why where it refuses', async () => {
  await plan.drag(plan.card('Scheduled', TITLE), plan.column('In progress'), IN_PLACE);
  await plan.card('In progress', TITLE).waitFor();
  expect(await stored()).toMatchObject({ status: 'inProgress' });
  await plan.drag(plan.card('In progress', TITLE), plan.column('Draft'), IN_PLACE);
  await page.getByText(/stays where it is\. “In progress” cannot become “Draft”/).waitFor();
  expect(await stored()).toMatchObject({ status: 'inProgress' });
});

it('a column of the board is no stop of the Tab key besides its cards', async () => {
  await plan.open('view=board');
  await plan.column('Draft').waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('main ul :is(a, button)')?.focus());
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('UL');
});

it('the calendar plans an order anew by dragging, with a way back', async () => {
  await plan.open(WEEK);
  const tuesday = plan.day(/4 March/);
  const thursday = plan.day(/6 March/);
  await plan.drag(plan.order(tuesday, TITLE), thursday, IN_PLACE);
  await plan.order(thursday, TITLE).waitFor();
  await page.getByText(/is now planned for Thu,? 6 Mar, 08:00/).waitFor();
  expect(await stored()).toMatchObject({ plannedDay: '2031-03-06', plannedStart: '2031-03-06T07:00:00Z' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await plan.order(tuesday, TITLE).waitFor();
  expect(await stored()).toMatchObject({ plannedDay: '2031-03-04', plannedEnd: '2031-03-04T09:00:00Z' });
});

it('lanes give an order to somebody else at another hour, with a reason where something speaks against it', async () => {
  await plan.open(`${WEEK}&span=day&lanes=person&q=cistern`);
  const from = page.getByRole('region', { name: LEAD });
  const to = page.getByRole('region', { name: "Luca D'Angelo" });
  await from.getByText('2 h of 8 h · 6 h free').waitFor();
  const noon = await page.getByText('12:00', { exact: true }).boundingBox();
  const lane = await to.boundingBox();
  await plan.drag(plan.order(from, TITLE), to, { x: (noon?.x ?? 0) - (lane?.x ?? 0) + 20, y: 30 });
  // His certificates have run out by then.
  await plan.dialog.getByText(/certificate/).waitFor();
  await plan.dialog.getByRole('textbox', { name: /^Reason for override/ }).fill('He renews them');
  await plan.dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await plan.order(to, TITLE).waitFor();
  expect(await stored()).toMatchObject({ leadName: "Luca D'Angelo", plannedStart: '2031-03-04T11:00:00Z' });
});

it('the keyboard goes from period to period and plans anew without dragging', async () => {
  await plan.open(WEEK);
  await plan.order(plan.day(/4 March/), TITLE).press('Enter');
  await plan.dialog.getByRole('button', { name: 'Reschedule…' }).click();
  await plan.dialog.getByRole('group', { name: 'From' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('0930');
  await plan.dialog.getByRole('textbox', { name: /^Reason for override/ }).fill('As agreed');
  await plan.dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await plan.order(plan.day(/4 March/), '09:30').waitFor();
  await plan.order(plan.day(/4 March/), TITLE).press('PageDown');
  await page.getByRole('heading', { name: /10 – 16 March 2031/ }).waitFor();
  await page.getByRole('link', { name: 'Month' }).click();
  await plan.order(plan.day(/4 March/), '09:30').waitFor();
});

it('a draft without a time is dragged in and asks what scheduling asks', async () => {
  await plan.open(`${WEEK}&lanes=person`);
  const draft = plan.toPlan.getByRole('button', { name: /stairwell/ }).first();
  const day = plan.day(new RegExp(`${LEAD}, .*5 March`));
  // What is to be planned stays in reach beside a lane far down.
  await day.scrollIntoViewIfNeeded();
  await plan.drag(draft, day, { x: 30, y: 20 });
  await plan.dialog.getByText('Schedule work order').waitFor();
  await expect(plan.dialog.getByRole('combobox', { name: 'Lead' })).toHaveValue(LEAD);
  await plan.dialog.getByRole('button', { name: 'Cancel' }).click();
});

it('filters, a saved view, file and paper are the same in table, board and calendar', async () => {
  await plan.open('lead=none');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await plan.dialog.getByLabel('Name').fill('To give away');
  await plan.dialog.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await page.getByRole('button', { name: 'To give away' }).waitFor();
  await page.getByText(/^\d+ of 241 work orders, \d+ hidden by 2 filters$/).waitFor();
  const [shown = ''] = /\d+/.exec((await page.getByText(/hidden by 2 filters/).textContent()) ?? '') ?? [];
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    new ListPage(page, 'Work orders').more('Export'),
  ]);
  const lines = (await readFile((await file.path()) ?? '', 'utf8')).trim().split('\r\n');
  expect([lines.length, lines[0]?.split(',').length]).toEqual([Number(shown) + 1, 41]);

  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('button', { name: 'To give away' }).waitFor();
  await page.getByText(/work orders? planned for/).waitFor();
  await expect.poll(() => page.url()).toMatch(/\?lead=none&view=calendar$/);
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await fillMonth();
  await page.getByRole('link', { name: 'Month' }).click();
  // Until the month is drawn the list that is printed is the week's.
  await page.getByRole('heading', { name: /^\p{L}+ \d{4}$/u }).waitFor();
  await new ListPage(page, 'Work orders').more('Print list');
  await page.getByRole('article', { name: /^Work list: 60 work orders/ }).waitFor();
  await page.getByText(/^Only 60 of \d+ are printed\./).waitFor();
});

it('twenty drafts that nobody planned get a lead and the first hours that the lead is free, in one go', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => `sluice-${n + 10}`);
  for (const id of ids) await storeOrder(app.backend, id, { title: `Grease ${id}`, estimateMin: 60 });
  // How much time the demo's people have in the next two weeks depends on the day it was made.
  await storeEmployee(app.backend, 'lock-keeper', { firstName: 'Sluice', lastName: 'Keeper' });
  await page.goto(`${app.url}/work-orders?q=sluice`);
  await new ListPage(page, 'Work orders').rows.nth(19).waitFor();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('dialog').getByText('Nobody leads 20 of those chosen: they stay drafts.').waitFor();
  await new WorkOrderFormPage(page).pick(
    'Lead of those that have none',
    'Sluice Keeper',
    page.getByRole('dialog'),
  );
  await page.getByRole('dialog', { name: 'Schedule 20 work orders' }).waitFor();
  expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByText('20 work orders are scheduled.').waitFor();
  const orders = await Promise.all(ids.map((id) => storedAt(app.backend, `workOrders/${id}`)));
  expect(orders.map(({ status, leadName }) => `${status} ${leadName}`)).toEqual(
    ids.map(() => 'scheduled Sluice Keeper'),
  );
  expect(new Set(orders.map(({ plannedStart }) => String(plannedStart))).size).toBe(20);
});

it('a manager looks at all of it and plans nothing', async () => {
  await manager.open(WEEK);
  const order = manager.order(manager.day(/4 March/), TITLE);
  await order.waitFor();
  await expect(order).not.toHaveAttribute('draggable', 'true');
  await expect(manager.toPlan).toHaveCount(0);
  await manager.open('view=board&q=cistern');
  await manager.card('In progress', TITLE).getByRole('button', { name: /^Move/ }).click();
  await manager.page.getByText(/You can read and comment on this order/).waitFor();
});

it('a day on a phone lists its orders, which stand at their hours on a large screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await plan.open(`${WEEK}&span=day`);
  const order = plan.order(plan.day(/4 March/), TITLE);
  const [chip, day] = [await order.boundingBox(), await plan.day(/4 March/).boundingBox()];
  expect(day?.height).toBeGreaterThanOrEqual(chip?.height ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const [name, query] of [
  ['board', 'view=board'],
  ['month', 'view=calendar&span=month'],
  ['week of people', 'view=calendar&lanes=person'],
  ['day of people', 'view=calendar&span=day&lanes=person'],
] as const) {
  it(`the ${name} has no fault that axe finds, and fits 390 px`, async () => {
    await plan.open(query);
    await page.getByRole('region', { name: /^(Board|Calendar)$/ }).waitFor();
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await plan.sideways()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
}
