import { addDays, isWeekend, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { companyHoliday } from '@fm/domain/holidays';
import type { Page } from 'playwright-core';
import { ListPage } from './page-models/list-page';
import { LEAD, WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { accessibilityProblems, DIALOG } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { storeOrder } from './support/store-order';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

const MANAGER = 'employee-03';
const ON_LEAVE = 'Ioan Țurcanu';

let app: TestApp;
let windows: Windows;
let page: Page;
let form: WorkOrderFormPage;
let order: WorkOrderPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  form = new WorkOrderFormPage(page);
  order = new WorkOrderPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);

function isInSight(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 9, bottom - 9) === element;
}

/** This day or the next on which people work: certificates run out later. */
const workingDay = (day: string): string =>
  isWeekend(day) || companyHoliday(day) ? workingDay(addDays(day, 1)) : day;

/** The order of the page as it is stored. */
const stored = () => storedAt(app.backend, `workOrders/${order.id}`);

const ordersWhere = (field: string, value: string) => storedWhere(app.backend, 'workOrders', field, value);

describe('a job', () => {
  it('goes its way from draft to verified, and each step asks what it needs', async () => {
    await form.create('Mend the fence', { led: false, planned: false, items: ['Posts stand firm'] });
    await order.transition('Schedule');
    await order.confirm('Schedule');
    await order.dialog.getByText('Choose who leads this job first.').waitFor();
    await form.pick('Lead', LEAD);
    await form.fillDay('Day', '2031-05-05');
    await form.fillTime('From', '0900');
    await order.confirm('Schedule');
    await order.is('scheduled');

    await order.transition('Start');
    await order.is('in progress');
    await order.stepFromMenu('Put on hold…');
    await order.confirm('Put on hold');
    await order.dialog.getByText('Choose what the job waits for.').waitFor();
    await order.dialog.getByRole('radio', { name: 'Parts' }).check();
    await order.confirm('Put on hold');
    await order.is('on hold');
    await page.getByText('On hold, waits for parts').waitFor();
    await order.transition('Resume');
    await order.is('in progress');

    await order.transition('Complete');
    await order.confirm('Complete');
    await order.dialog.getByText('Say what was done.').waitFor();
    await order.dialog.getByText('Fill in the required checklist item first.').waitFor();
    await page.keyboard.press('Escape');
    await order.checklist.getByRole('checkbox', { name: 'Posts stand firm' }).check();
    await order.checklist.getByText(/^Olga Brandt, /).waitFor();
    await order.transition('Complete');
    await order.dialog.getByRole('textbox', { name: 'What was done?' }).fill('Two new posts.');
    await order.confirm('Complete');
    await order.is('completed');
    await page.getByText('You completed this job, so somebody else has to verify it.').waitFor();
    await expect(order.page.getByRole('button', { name: 'Verify' })).toHaveCount(0);

    const admin = await windows.of('admin');
    const seen = new WorkOrderPage(admin);
    await goTo(admin, page.url());
    await seen.transition('Verify');
    await seen.confirm('Verify');
    await seen.is('verified');
    // The first window follows without reload.
    await page.getByText('This order is verified and locked. An administrator can take that back.').waitFor();
    await seen.stepFromMenu('Take back…');
    await seen.confirm('Take back');
    await seen.dialog.getByText('Say why, so that colleagues know.').waitFor();
    await seen.dialog.getByRole('textbox', { name: 'Why?' }).fill('Wrong order');
    await seen.confirm('Take back');
    await seen.is('completed');

    expect(await stored()).toMatchObject({
      status: 'completed',
      statusGroup: 'closed',
      outcome: 'Two new posts.',
      completedBy: { name: 'Olga Brandt' },
      leadName: LEAD,
    });
    for (const step of ['Draft → Scheduled', 'Scheduled → In progress', 'In progress → On hold'])
      await order.history.getByText(step).waitFor();
  });

  it('warns of a second job at the same time and takes a reason', async () => {
    const day = await form.create('First at eight');
    await form.create('Second at nine', { planned: false });
    await order.transition('Schedule');
    await form.fillDay('Day', day);
    await form.fillTime('From', '0900');
    await order.dialog
      .getByText(new RegExp(`${LEAD} is already booked from 08:00 to 10:00: WO-.* First at eight`))
      .waitFor();
    await order.confirm('Schedule');
    await order.dialog.getByText('Say why, or change the plan.').waitFor();
    await order.dialog.getByRole('textbox', { name: /^Reason for override/ }).fill('Same building');
    await order.confirm('Schedule');
    await order.is('scheduled');
    await order.history.getByText('Same building').waitFor();
  });

  it('planned for somebody who is away goes to one of three who are free, or stays with a reason', async () => {
    await form.create('Mend the roof', { led: false, planned: false });
    await order.transition('Schedule');
    await form.pick('Lead', ON_LEAVE);
    await form.fillDay('Day', workingDay(addDays(today(COMPANY.timezone), 9)));
    await form.fillTime('From', '0900');
    await order.dialog.getByText(`${ON_LEAVE} is on leave.`).waitFor();
    const free = order.dialog.getByRole('list', { name: 'People with free time' }).getByRole('button');
    await free.first().waitFor();
    await expect(free).toHaveCount(3);
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    const instead = String(await free.first().getAttribute('aria-label')).replace('Choose ', '');
    await free.first().press('Enter');
    await order.dialog.getByText(`${instead} instead of ${ON_LEAVE}.`).waitFor();
    await order.confirm('Schedule');
    await order.is('scheduled');
    expect(await stored()).toMatchObject({ leadName: instead });

    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
    await form.pick('Lead', ON_LEAVE);
    await page.getByText(`${ON_LEAVE} is on leave.`).waitFor();
    await form.button('Save changes').click();
    await page.getByText('Say why, or change the plan.', { exact: true }).waitFor();
    const reason = form.field('Reason for override');
    await reason.and(page.locator(':focus')).waitFor();
    // The buttons stay at the bottom of the window: what gets the focus is not below them.
    expect(await reason.evaluate(isInSight)).toBe(true);
    await reason.fill('Comes back early');
    await form.button('Save changes').click();
    await order.history.getByText('Comes back early').waitFor();
    await page.getByText('This plan may not work out').waitFor();
  });

  it('carries open items to a new order', async () => {
    const title = own('Check the gutters');
    await form.create(title, { items: ['North side', 'South side'] });
    await order.transition('Start');
    await order.is('in progress');
    await order.checklist.getByRole('checkbox', { name: 'North side' }).check();
    await order.checklist.getByText('1 of 2 filled in').waitFor();
    await order.transition('Complete');
    await order.dialog.getByText('1 checklist item is open').waitFor();
    await order.dialog.getByRole('checkbox', { name: 'Carry the open items to a new order' }).check();
    await order.dialog.getByRole('textbox', { name: 'What was done?' }).fill('Half of it');
    await order.confirm('Complete');
    await order.is('completed');
    await page.getByRole('region', { name: 'Related orders' }).getByRole('link').click();
    await page.getByText('Follow-up of').waitFor();
    await order.checklist.getByText('0 of 1 filled in').waitFor();
    await order.checklist.getByRole('checkbox', { name: 'South side' }).waitFor();
    expect(await ordersWhere('title', title)).toHaveLength(2);
  });

  it('of a plan hands its occurrence on when it is cancelled', async () => {
    const draft = (await ordersWhere('status', 'draft')).find(({ planRef }) => planRef);
    await open(`/work-orders/${draft?.id}`);
    await order.stepFromMenu('Cancel order…');
    await order.dialog.getByRole('textbox', { name: 'Why?' }).fill('Building closed');
    await order.dialog.getByRole('radio', { name: /^Do it after all/ }).check();
    await order.confirm('Cancel order');
    await order.is('cancelled');
    const orders = await ordersWhere('occurrenceId', String(draft?.occurrenceId));
    expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'draft']);
    await page.getByText('Building closed').first().waitFor();
  });
});

describe('a manager', () => {
  it('reads every order and is told who moves it', async () => {
    const manager = await windows.of('manager');
    const other = (await ordersWhere('status', 'inProgress')).find(({ leadId }) => leadId !== MANAGER);
    await goTo(manager, `/work-orders/${other?.id}`);
    await manager.getByText(/Only office staff, its lead and its crew move it on\.$/).waitFor();
    for (const name of ['Edit', 'Complete', 'Change status'])
      await expect(manager.getByText(name, { exact: true })).toHaveCount(0);
    await goTo(manager, `/work-orders/form?id=${other?.id}`);
    await manager.getByText(/Your role may look at work orders and comment on them/).waitFor();
    await expect(manager.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await goTo(manager, '/work-orders');
    await new ListPage(manager, 'Work orders').names();
    await expect(manager.getByRole('link', { name: 'New work order' })).toHaveCount(0);
  });

  it('moves the jobs the manager leads', async () => {
    const manager = await windows.of('manager');
    // Whether the manager leads one of the demo, depends on the day it was made.
    await storeOrder(app.backend, '9201', {
      title: 'Check the fire doors',
      status: 'scheduled',
      leadId: MANAGER,
      leadName: 'Marek Wolny',
      plannedDay: '2031-03-05',
      plannedStart: new Date('2031-03-05T08:00:00Z'),
      plannedEnd: new Date('2031-03-05T10:00:00Z'),
    });
    const seen = new WorkOrderPage(manager);
    await goTo(manager, '/work-orders/9201');
    await seen.transition('Start');
    await seen.is('in progress');
    await manager.getByText(/^You are on this job, so you can move it on\./).waitFor();
  });
});

it('goes through a job by keyboard alone', async () => {
  await form.create('By keyboard', { items: ['Done'] });
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
  await press('Start');
  await order.is('in progress');
  await order.checklist.getByRole('checkbox', { name: 'Done' }).press('Space');
  await order.checklist.getByText('1 of 1 filled in').waitFor();
  await press('Complete');
  await order.dialog.waitFor();
  // The dialog begins in its first field.
  await page.keyboard.type('All of it');
  while ((await form.focused()) !== 'Complete') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await order.is('completed');
});
