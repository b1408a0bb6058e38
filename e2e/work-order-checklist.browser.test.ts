import type { Asset } from '@fm/domain/asset';
import type { Page } from 'playwright-core';
import { LEAD, WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { accessibilityProblems, DIALOG, problemsInEveryLook } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { refuseWrites } from './support/refuse-writes';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

const WIDE = { width: 1440, height: 900 };

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

/** The order of the page as it is stored. */
const stored = () => storedAt(app.backend, `workOrders/${order.id}`);

const ordersWhere = (field: string, value: string) => storedWhere(app.backend, 'workOrders', field, value);

describe('a checklist', () => {
  it('is filled in by two people at once without either losing anything', async () => {
    await form.create('Inspect the lift', { items: ['Doors', 'Brakes', 'Alarm'] });
    const office = page;
    const admin = await windows.of('admin');
    await goTo(admin, office.url());
    const other = new WorkOrderPage(admin);
    const doors = order.checklist.getByRole('checkbox', { name: 'Doors' });
    const brakes = other.checklist.getByRole('checkbox', { name: 'Brakes' });
    await brakes.waitFor();
    await Promise.all([doors.check(), brakes.check()]);
    await order.checklist.getByText('2 of 3 filled in').waitFor();
    await other.checklist.getByText('2 of 3 filled in').waitFor();
    const { checklist, rev } = await stored();
    const items = Object.values(checklist as Record<string, { label: string; by?: { name: string } }>);
    expect(items.find(({ label }) => label === 'Doors')?.by?.name).toBe('Olga Brandt');
    expect(items.find(({ label }) => label === 'Brakes')?.by?.name).toBe('Ana Adler');
    expect(rev).toBe(1);
  });

  it('does not stand in the way of somebody who edits the form meanwhile', async () => {
    await form.create('Inspect the roof', { items: ['Tiles'] });
    const admin = await windows.of('admin');
    const other = new WorkOrderPage(admin);
    await goTo(admin, page.url());
    await page.getByRole('link', { name: 'Edit' }).click();
    await form.field('Item 1').fill('Tiles and chimney');
    await other.checklist.getByRole('checkbox', { name: 'Tiles' }).check();
    await other.checklist.getByText('1 of 1 filled in').waitFor();
    await form.button('Save changes').click();
    await order.checklist.getByRole('checkbox', { name: 'Tiles and chimney' }).waitFor();
    await expect(order.checklist.getByRole('checkbox')).toBeChecked();
  });

  it('takes a tick back that could not be saved and says why', async () => {
    await form.create('Inspect the yard', { items: ['Lamps'] });
    const accept = await refuseWrites(page);
    const lamps = order.checklist.getByRole('checkbox', { name: 'Lamps' });
    await lamps.click();
    await order.checklist.getByText(/You are not allowed to do this/).waitFor();
    await expect(lamps).not.toBeChecked();
    await accept();
    await lamps.click();
    await order.checklist.getByText('1 of 1 filled in').waitFor();
  });

  it('leads from a failed check to an order for it', async () => {
    await form.create('Test the alarm', { items: ['Siren'] });
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: /^Tick Answer/ }).click();
    await page.getByRole('option', { name: 'Pass or fail' }).click();
    await form.button('Save changes').click();
    await order.checklist.getByRole('radio', { name: 'Fail' }).check();
    await order.checklist.getByText('Failed').waitFor();
    await page.getByRole('link', { name: 'Create follow-up order' }).click();
    await form.button('Create work order').click();
    await page.getByRole('heading', { name: 'Follow-up: Siren', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Related orders' }).getByText('Follow-up of').waitFor();
    expect(await stored()).toMatchObject({
      customerRef: { name: 'Hausverwaltung Möller & Söhne' },
      description: expect.stringMatching(/^Found on WO-.* Test the alarm\.$/),
    });
  });

  it('keeps a remark on an item', async () => {
    await form.create('Inspect the pump', { items: ['Seal'] });
    await form.button('Add remark on Seal').click();
    await page.keyboard.type('Drips a little');
    await form.button('Save remark').click();
    await order.checklist.getByText('Drips a little').waitFor();
    await order.history.getByText('Seal', { exact: true }).waitFor();
  });
});

it('reads the meter of an asset, which then was serviced with the job, and takes it back with the undo', async () => {
  const running = await storedWhere(app.backend, 'assets', 'status', 'operational');
  const asset = running.find(({ meter }) => meter);
  const { customerRef, siteRef, name, meter, lastServiceOn } = asset as unknown as Asset;
  const assetNow = () => storedAt(app.backend, `assets/${String(asset?.id)}`);
  await open('/work-orders/form');
  const title = own('Service with a reading');
  await form.field('Title').fill(title);
  await form.pick('Customer', customerRef.name);
  await form.pick('Site', siteRef.name);
  await form.pick('Assets', name);
  await form.pick('Lead', LEAD);
  await form.fillDay('Planned day', '2031-06-03');
  await form.fillTime('From', '0800');
  await form.button('Add checklist item').click();
  await form.field('Item 1').fill('Counter');
  await page.getByRole('button', { name: /^Tick Answer/ }).click();
  await page.getByRole('option', { name: 'Meter reading' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.button('Create work order').click();
  const counter = order.checklist.getByRole('textbox', { name: `Counter, ${name}` });
  await order.checklist.getByText(/^Last reading/).waitFor();
  await counter.fill('3');
  await counter.press('Tab');
  await order.checklist.getByText('This is less than the last reading.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Why the reading is lower' }).fill('The counter was replaced.');
  await form.button('Save reading').click();
  await order.checklist.getByText('1 of 1 filled in').waitFor();
  await order.transition('Start');
  await order.is('in progress');
  await order.transition('Complete');
  await order.dialog.getByRole('textbox', { name: 'What was done?' }).fill('All of it.');
  await order.confirm('Complete');
  await order.is('completed');
  expect(await assetNow()).toMatchObject({ meter: { value: 3 }, lastServiceOn: expect.any(String) });
  const { id } = order;

  await page.getByRole('button', { name: 'Undo' }).click();
  await order.checklist.getByText('1 of 1 filled in').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Complete', exact: true }).waitFor();
  const back = await assetNow();
  expect([(back.meter as Asset['meter'])?.value, back.lastServiceOn]).toEqual([meter?.value, lastServiceOn]);

  await open(`/work-orders?asset=${String(asset?.id)}`);
  await page.getByText(`Asset: ${name}`).waitFor();
  await page.getByRole('link', { name: new RegExp(title) }).waitFor();
  await open(`/work-orders/${id}/report?lang=de`);
  await page.getByText('Anlagen', { exact: true }).waitFor();
  await page.getByText(new RegExp(`^${name}: 3`)).waitFor();
});

it('shows a comment of one window in the other', async () => {
  await form.create('Talk about it');
  const manager = await windows.of('manager');
  await goTo(manager, page.url());
  await manager.getByRole('textbox', { name: 'New comment' }).fill('The key is with the caretaker.');
  await manager.getByRole('button', { name: 'Add comment' }).click();
  await order.comments.getByText('The key is with the caretaker.').waitFor();
  await order.comments.getByText('Marek Wolny').waitFor();
});

it('has nothing for axe to find in any look, and fits each', async () => {
  const running = (await ordersWhere('status', 'inProgress')).find(
    ({ checklist }) => Object.keys(checklist as object).length > 0,
  );
  await open('/work-orders');
  await page.getByRole('link', { name: /WO-\d/ }).first().waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await open(`/work-orders/${running?.id}`);
  await order.history
    .getByText(/^Created/)
    .first()
    .waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await order.transition('Complete');
  await order.dialog.waitFor();
  expect(await problemsInEveryLook(page, DIALOG)).toEqual([]);
  await page.keyboard.press('Escape');
  await open(`/work-orders/form?id=${running?.id}`);
  await form.field('Title').waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWider()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(isWider).toBe(false);
  await page.setViewportSize(WIDE);
});
