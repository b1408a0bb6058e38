import type { Page } from 'playwright-core';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderLabour } from './page-models/work-order-labour';
import { WorkOrderPage } from './page-models/work-order-page';
import { accessibilityProblems } from './support/axe';
import { goTo } from './support/go-to';
import { changeRecord } from './support/records';
import { storedAt, storedBelowWhere, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const OFFICE = { id: 'employee-02', name: 'Olga Brandt' };
const MANAGER = { id: 'employee-03', name: 'Marek Wolny' };

let app: TestApp;
let page: Page;
let labour: WorkOrderLabour;
let manager: WorkOrderLabour;
let orderUrl: string;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  const windows = new Windows(app);
  page = await windows.of('office');
  labour = new WorkOrderLabour(page);
  await new WorkOrderFormPage(page).create('Clean the filters');
  orderUrl = page.url();
  orderId = orderUrl.split('/').at(-1) ?? '';
  await changeRecord(app.backend, `workOrders/${orderId}`, { leadId: MANAGER.id, leadName: MANAGER.name });
  manager = new WorkOrderLabour(await windows.of('manager'));
});

afterAll(() => app?.close());

const stored = () => storedBelowWhere(app.backend, 'labour', 'workOrderRef.id', orderId);

async function hourOf(employeeId: string): Promise<number> {
  const { costRateMinor } = await storedAt(app.backend, `employees/${employeeId}/private/hr`);
  return Number(costRateMinor);
}
const euros = (minor: number) => `€${(minor / 100).toFixed(2)}`;

it('a timer outlives a reload, runs once, and stops on another device', async () => {
  await labour.panel.getByText('No time noted yet.').waitFor();
  await labour.button('Start timer').click();
  await labour.button('Stop timer').waitFor();
  await page.reload();
  await labour.button('Stop timer').waitFor();
  await expect(labour.button('Start timer')).toHaveCount(0);

  const scheduled = await storedWhere(app.backend, 'workOrders', 'status', 'scheduled');
  const other = scheduled.find(({ id }) => id !== orderId);
  const device = new WorkOrderLabour(await new Windows(app).of('office'));
  await goTo(device.page, `/work-orders/${other?.id}`);
  await device.panel.getByText('Your timer runs on another order').waitFor();
  await expect(device.button('Start timer')).toHaveCount(0);
  await device.panel.getByRole('link', { name: /Clean the filters/ }).click();
  await device.panel.getByText(/^Work since/).waitFor();
  await device.button('Stop timer').click();

  await labour.entries().filter({ hasText: OFFICE.name }).waitFor();
  await labour.button('Start timer').waitFor();
  expect(await stored()).toMatchObject([{ minutes: 1, kind: 'work', employeeRef: OFFICE, rev: 1 }]);
  expect(await storedAt(app.backend, `timers/${OFFICE.id}`)).not.toHaveProperty('running');
});

it('time noted by hand is summed up by kind, costs what the person costs, and warns of an overlap', async () => {
  await labour.button('Add time').click();
  await labour.dialog.getByRole('button', { name: 'Add time', exact: true }).click();
  await labour.dialog.getByText('Enter from and to, or a duration of up to 24 h.').waitFor();
  await page.keyboard.press('Escape');

  await labour.openYesterday('0800', '0930');
  await labour.dialog.getByText(/^1 h 30 min, by clocks at the site: Berlin/).waitFor();
  await labour.save();
  const rate = await hourOf(OFFICE.id);
  const work = Math.round((rate * 90) / 60);
  await labour.panel.getByText(euros(work), { exact: true }).waitFor();
  await labour.sum('Work').getByText('1 h 31 min').waitFor();
  const all = euros(Math.round(rate / 60) + work);
  await labour.sum('Cost').getByText(all).waitFor();

  await labour.openYesterday('0900', '1000');
  await labour.dialog.getByText('Olga Brandt has noted this time already').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await labour.save();
  await labour.button('Change Work of Olga Brandt, 1 h').last().waitFor();
  await labour.panel.getByRole('button', { name: 'Change Work of Olga Brandt, 1 h', exact: true }).click();
  await labour.dialog.getByRole('radio', { name: 'Travel' }).check();
  await labour.save('Save time');
  await labour.sum('Travel').getByText('1 h', { exact: true }).waitFor();

  await labour.button('Remove Travel').click();
  await labour.sum('Travel').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await labour.sum('Travel').waitFor();
});

it('a manager notes the own time and learns no cost; the office sees what it costs', async () => {
  await goTo(manager.page, orderUrl);
  await manager.sum('Travel').waitFor();
  await manager.openYesterday('1300', '1400');
  await expect(manager.dialog.getByRole('combobox', { name: 'Who' })).toHaveCount(0);
  await manager.save();
  await manager.entries().filter({ hasText: MANAGER.name }).waitFor();
  expect(await manager.panel.textContent()).not.toMatch(/€|Cost|cost/);
  await expect(manager.button(/of Olga Brandt/)).toHaveCount(0);

  const hour = euros(await hourOf(MANAGER.id));
  await labour.entries().filter({ hasText: MANAGER.name }).getByText(hour).waitFor();
});

it('a job that is put on hold stops the timers on it', async () => {
  await changeRecord(app.backend, `workOrders/${orderId}`, { status: 'inProgress', statusGroup: 'active' });
  await manager.button('Start timer').click();
  await labour.button('Stop timer').waitFor();
  const order = new WorkOrderPage(page);
  await order.stepFromMenu('Put on hold');
  await order.dialog.getByRole('radio', { name: 'Parts' }).check();
  await order.confirm('Put on hold');
  await manager.button('Start timer').waitFor();
  expect(await storedAt(app.backend, `timers/${MANAGER.id}`)).not.toHaveProperty('running');
  expect(await stored()).toHaveLength(5);
});

it('a verified order keeps its times as they are', async () => {
  expect(await accessibilityProblems(page)).toEqual([]);
  await changeRecord(app.backend, `workOrders/${orderId}`, { status: 'verified', statusGroup: 'closed' });
  for (const { panel } of [labour, manager]) {
    await panel.getByText('The order is verified, so its times stay as they are.').waitFor();
    await expect(panel.getByRole('button')).toHaveCount(0);
  }
});
