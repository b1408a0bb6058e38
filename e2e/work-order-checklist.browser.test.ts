import type { Page } from 'playwright-core';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { accessibilityProblems } from './support/axe';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

jest.setTimeout(60_000);

const WIDE = { width: 1440, height: 900 };

let app: TestApp;
let windows: Windows;
let page: Page;
let form: WorkOrderFormPage;
let order: WorkOrderPage;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  windows = new Windows(app);
  page = await windows.of('office');
  form = new WorkOrderFormPage(page, app.url);
  order = new WorkOrderPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => page.goto(app.url + path);

async function stored(title: string) {
  const [found] = await storedWhere(app.backend, 'workOrders', 'title', title);
  if (!found) throw new Error(`No work order is called ${title}.`);
  return found;
}

const ordersWhere = (field: string, value: string) => storedWhere(app.backend, 'workOrders', field, value);

describe('a checklist', () => {
  it('is filled in by two people at once without either losing anything', async () => {
    await form.create('Inspect the lift', { items: ['Doors', 'Brakes', 'Alarm'] });
    const office = page;
    const admin = await windows.of('admin');
    await admin.goto(office.url());
    const other = new WorkOrderPage(admin);
    const doors = order.checklist.getByRole('checkbox', { name: 'Doors' });
    const brakes = other.checklist.getByRole('checkbox', { name: 'Brakes' });
    await brakes.waitFor();
    await Promise.all([doors.check(), brakes.check()]);
    await order.checklist.getByText('2 of 3 filled in').waitFor();
    await other.checklist.getByText('2 of 3 filled in').waitFor();
    const { checklist, rev } = await stored('Inspect the lift');
    const items = Object.values(checklist as Record<string, { label: string; by?: { name: string } }>);
    expect(items.find(({ label }) => label === 'Doors')?.by?.name).toBe('Olga Brandt');
    expect(items.find(({ label }) => label === 'Brakes')?.by?.name).toBe('Ana Adler');
    expect(rev).toBe(1);
  });

  it('does not stand in the way of somebody who edits the form meanwhile', async () => {
    await form.create('Inspect the roof', { items: ['Tiles'] });
    const admin = await windows.of('admin');
    const other = new WorkOrderPage(admin);
    await admin.goto(page.url());
    await page.getByRole('link', { name: 'Edit' }).click();
    await form.field('Item 1').fill('Tiles and chimney');
    await other.checklist.getByRole('checkbox', { name: 'Tiles' }).check();
    await other.checklist.getByText('1 of 1 filled in').waitFor();
    await form.button('Save changes').click();
    await order.checklist.getByRole('checkbox', { name: 'Tiles and chimney' }).waitFor();
    expect(await order.checklist.getByRole('checkbox').isChecked()).toBe(true);
  });

  it('takes a tick back that could not be saved and says why', async () => {
    await form.create('Inspect the yard', { items: ['Lamps'] });
    const accept = await refuseWrites(page);
    const lamps = order.checklist.getByRole('checkbox', { name: 'Lamps' });
    await lamps.click();
    await order.checklist.getByText(/You are not allowed to do this/).waitFor();
    expect(await lamps.isChecked()).toBe(false);
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
    expect(await stored('Follow-up: Siren')).toMatchObject({
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
    await order.history.getByText('Seal').waitFor();
  });
});

it('shows a comment of one window in the other', async () => {
  await form.create('Talk about it');
  const manager = await windows.of('manager');
  await manager.goto(page.url());
  await manager.getByRole('textbox', { name: 'New comment' }).fill('The key is with the caretaker.');
  await manager.getByRole('button', { name: 'Add comment' }).click();
  await order.comments.getByText('The key is with the caretaker.').waitFor();
  await order.comments.getByText('Marek Wolny').waitFor();
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  beforeAll(() => page.emulateMedia({ colorScheme }));
  afterAll(() => page.setViewportSize(WIDE));

  it.each([WIDE, { width: 390, height: 844 }])('has nothing for axe to find at $width px', async (size) => {
    await page.setViewportSize(size);
    const running = (await ordersWhere('status', 'inProgress')).find(
      ({ checklist }) => Object.keys(checklist as object).length > 0,
    );
    await open('/work-orders');
    await page.getByRole('link', { name: /WO-\d/ }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await open(`/work-orders/${running?.id}`);
    await order.history
      .getByText(/^Created/)
      .first()
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await order.step('Complete');
    await order.dialog.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await open(`/work-orders/form?id=${running?.id}`);
    await form.field('Title').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
  });
});
