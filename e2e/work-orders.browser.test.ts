import { addDays, weekdayOf } from '@fm/domain/calendar-day';
import type { Page } from 'playwright-core';
import { ListPage } from './page-models/list-page';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { accessibilityProblems, DIALOG } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

let app: TestApp;
let page: Page;
let list: ListPage;
let form: WorkOrderFormPage;
let order: WorkOrderPage;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  list = new ListPage(page, 'Work orders');
  form = new WorkOrderFormPage(page);
  order = new WorkOrderPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const address = () => page.url().slice(app.url.length);

async function stored(title: string) {
  const [found] = await storedWhere(app.backend, 'workOrders', 'title', title);
  if (!found) throw new Error(`No work order is called ${title}.`);
  return found;
}

const ordersWhere = (field: string, value: string) => storedWhere(app.backend, 'workOrders', field, value);

describe('the list of work orders', () => {
  it('shows what is open by due date and says what is hidden', async () => {
    await open('/work-orders');
    await list.says('85 work orders');
    await list.says('Closed orders are hidden.');
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await list.says('155 of 240 work orders');
    await expect.poll(address).toBe('/work-orders?status=closed');
  });

  it('goes from page to page', async () => {
    await open('/work-orders');
    await list.names();
    await list.next.click();
    await list.says('51–85 of 85');
    await list.previous.click();
    await list.says('1–50 of 85');
  });

  it('finds an order by its number, and keeps the search in the address', async () => {
    // Numbers begin anew each year: which there are, depends on the day the demo was made.
    const [order] = await ordersWhere('statusGroup', 'closed');
    const number = String(order?.number);
    await open('/work-orders?status=all');
    await list.search(number);
    await list.says('1 of 240 work orders');
    await page.reload();
    expect(await list.names()).toEqual([expect.stringContaining(number)]);
  });

  it('filters by time, type and lead, and names the filters', async () => {
    await open('/work-orders');
    await list.choose('Time', 'Overdue');
    await page.waitForURL(/time=overdue/);
    await list.says('11 of 240 work orders, 229 hidden by 2 filters');
    await page.getByRole('button', { name: 'More filters' }).click();
    await list.choose('Type', 'Cleaning');
    await page.waitForURL(/type=cleaning/);
    await page.getByRole('switch', { name: 'Mine' }).click();
    await list.chips.getByText('Lead: me').waitFor();
    await expect(list.chips).toHaveCount(3);
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await list.says('85 work orders');
  });

  it('shows what nobody leads, alone', async () => {
    await open('/work-orders');
    await page.getByRole('switch', { name: 'No lead' }).click();
    await list.chips.getByText('Lead: nobody').waitFor();
    await list.says('7 of 240 work orders');
    await expect.poll(address).toBe('/work-orders?lead=none');
    await page.getByRole('switch', { name: 'No lead' }).click();
    await list.says('85 work orders');
  });

  it('sorts by number, newest first', async () => {
    await open('/work-orders?status=all');
    await list.names();
    const numbersIn = async (direction: 'ascending' | 'descending') => {
      await list.sortBy('Work order', direction);
      return (await list.names()).map((name) => /WO-\d{4}-\d{4}/.exec(name)?.[0] ?? '');
    };
    const oldest = await numbersIn('ascending');
    expect(oldest).toEqual([...oldest].sort());
    const newest = await numbersIn('descending');
    expect(newest).toEqual([...newest].sort().reverse());
    expect(newest[0]).not.toBe(oldest[0]);
  });

  it('plans chosen orders anew, names those that have begun, and takes it back', async () => {
    await open('/work-orders?status=scheduled');
    const [number = ''] = /WO-\d{4}-\d{4}/.exec((await list.names())[0] ?? '') ?? [];
    const plannedDay = async () => String((await ordersWhere('number', number))[0]?.plannedDay);
    const before = await plannedDay();
    await page.getByRole('checkbox', { name: `Select ${number}` }).check();
    await form.button('Reschedule').click();
    const toSunday = Array.from({ length: 7 }, (_, day) => day + 7).find(
      (days) => weekdayOf(addDays(before, days)) === 7,
    );
    await page.getByLabel('Days', { exact: true }).fill(String(toSunday));
    await form.button('Reschedule').last().click();
    await list.says('Something speaks against this plan');
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    await page.getByLabel('Reason for override').fill('The customer asked for it');
    await form.button('Reschedule').last().click();
    await list.says('1 work order was changed.');
    expect(await plannedDay()).toBe(addDays(before, Number(toSunday)));
    expect(await storedWhere(app.backend, 'events', 'note', 'The customer asked for it')).toHaveLength(1);
    await form.button('Undo').click();
    await list.says('Undone.');
    expect(await plannedDay()).toBe(before);
    await page.getByRole('checkbox', { name: `Select ${number}` }).check();
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await page
      .getByRole('article', { name: /^Work list: / })
      .getByRole('heading', { name: number })
      .waitFor();
    await page.getByRole('button', { name: 'Print', disabled: false }).waitFor();

    await open('/work-orders?status=inProgress');
    await list.names();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await form.button('Reschedule').click();
    await form.button('Reschedule').last().click();
    await page.getByText('The work has begun.').first().waitFor();
    await form.button('Close').last().click();
  });

  it('says why it is empty and leads on', async () => {
    await open('/work-orders?q=xyzzy');
    await page.getByText('No work order matches these filters').waitFor();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await list.says('85 work orders');
  });
});

describe('the form of a work order', () => {
  it('asks for customer and site, and goes to the first field that is wrong', async () => {
    await open('/work-orders/form');
    await form.button('Create work order').click();
    await form.summary.waitFor();
    expect(await form.focused()).toBe('Customer');
    for (const message of ['Choose a customer.', 'Choose a site of the customer.'])
      await form.summary.getByText(message).waitFor();
  });

  it('adds the customer who calls for the first time, without leaving the order', async () => {
    const [name, street] = [own('Alster Café'), own('Lange Reihe')];
    await open('/work-orders/form');
    await page.getByRole('combobox', { name: 'Customer' }).fill(name);
    await page.getByRole('option', { name: `Create customer “${name}”` }).click();
    await expect(form.field('Name')).toHaveValue(name);
    await form.button('Create customer').click();
    await order.dialog.getByText('Enter a postcode.').waitFor();
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    await form.fill({ Phone: '+49 40 5550123', 'Name of the site': 'Café', 'Street and number': street });
    await form.fill({ Postcode: '20099', Town: 'Hamburg' });
    await form.button('Create customer').click();
    await order.dialog.waitFor({ state: 'detached' });
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Site' })).toHaveValue('Café');
    await form.field('Title').fill(own('Unblock the drain'));
    await form.button('Create work order').click();
    await page.getByRole('heading', { name: /^Unblock the drain/, level: 1 }).waitFor();

    const [customer] = await storedWhere(app.backend, 'customers', 'name', name);
    const [site] = await storedWhere(app.backend, 'sites', 'customerRef.id', String(customer?.id));
    expect(customer).toMatchObject({ phone: '+49 40 5550123', number: expect.stringMatching(/^CU-/) });
    expect(site).toMatchObject({ name: 'Café', address: { line1: street, postcode: '20099' } });
    const [made] = await storedWhere(app.backend, 'workOrders', 'customerRef.id', String(customer?.id));
    expect(made).toMatchObject({ siteRef: { id: site?.id, name: 'Café' } });
  });

  it('takes a press on a button although a field left by it turns out wrong', async () => {
    await open('/work-orders/form');
    await form.field('Title').fill('X');
    const add = form.button('Add checklist item');
    await add.scrollIntoViewIfNeeded();
    const box = await add.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 4);
    await page.mouse.down();
    // As long as a finger takes.
    await page.waitForTimeout(150);
    await page.mouse.up();
    await form.field('Item 1').waitFor();
    expect(await form.errorOf('Title')).toContain('Enter a title of at least 3 characters.');
  });

  it('creates an order with number, stamps and history; times are those at the site', async () => {
    const abroad = (await storedWhere(app.backend, 'sites', 'timezone', 'Europe/London'))[0];
    const customer = abroad?.customerRef as { name: string };
    await open('/work-orders/form');
    await form.field('Title').fill('Measure the noise');
    await form.pick('Customer', customer.name);
    await form.pick('Site', String(abroad?.name));
    await page.getByText('Times are those at the site: London.').waitFor();
    await form.fillDay('Planned day', '2031-03-04');
    await form.fillTime('From', '0800');
    await form.button('Create work order').click();
    await page.getByRole('heading', { name: 'Measure the noise', level: 1 }).waitFor();
    await page.getByText('08:00, London time').waitFor();

    const saved = await stored('Measure the noise');
    expect(saved).toMatchObject({
      status: 'draft',
      statusGroup: 'open',
      timezone: 'Europe/London',
      plannedDay: '2031-03-04',
      plannedStart: '2031-03-04T08:00:00Z',
      rev: 1,
      createdBy: { name: 'Olga Brandt' },
      number: expect.stringMatching(/^WO-\d{4}-\d{4}$/),
    });
    const history = await storedWhere(app.backend, 'events', 'entity.id', String(saved.id));
    expect(history).toMatchObject([{ kind: 'created', actor: { name: 'Olga Brandt' } }]);
  });

  it('offers the sites of the chosen customer alone and forgets them with the customer', async () => {
    await open('/work-orders/form');
    await expect(page.getByRole('combobox', { name: 'Site' })).toBeDisabled();
    await form.pick('Customer', 'Hausverwaltung Möller');
    await form.pickFirstSite();
    await form.pick('Customer', 'Steuerbüro Öztürk');
    await expect(page.getByRole('combobox', { name: 'Site' })).toHaveValue('');
  });

  it('keeps what was typed when the server refuses it', async () => {
    const [draft] = await ordersWhere('status', 'draft');
    await open(`/work-orders/form?id=${draft?.id}`);
    await form.field('Description').fill('Worth keeping');
    const accept = await refuseWrites(page);
    await form.button('Save changes').click();
    await page.getByText(/You are not allowed to do this/).waitFor();
    await expect(form.field('Description')).toHaveValue('Worth keeping');
    await accept();
    await form.button('Save changes').click();
    await page.getByText('Worth keeping', { exact: true }).waitFor();
  });

  it('does not let a scheduled order lose its lead', async () => {
    await form.create('Keep the lead');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('combobox', { name: 'Lead' }).fill('');
    await page.keyboard.press('Tab');
    await form.button('Save changes').click();
    await page.getByText('Choose who leads this job, or unschedule it first.').first().waitFor();
    await form.cancel.click();
    await form.button('Leave without saving').click();
  });

  it('builds a checklist of different kinds in an order', async () => {
    await form.create('Read the meters', { led: false, planned: false, items: ['Cellar dry', 'Gas meter'] });
    await page.getByRole('link', { name: 'Edit' }).click();
    await page
      .getByRole('button', { name: /^Tick Answer/ })
      .nth(1)
      .click();
    await page.getByRole('option', { name: 'Number' }).click();
    await form.field('Unit').fill('m³');
    await form.button('Move item 2 up').click();
    await form.button('Save changes').click();
    await order.checklist.getByText('m³').waitFor();
    const { checklist } = await stored('Read the meters');
    const items = Object.values(checklist as Record<string, { label: string; order: number; kind: string }>);
    expect(items.sort((a, b) => a.order - b.order)).toMatchObject([
      { label: 'Gas meter', kind: 'number', unit: 'm³' },
      { label: 'Cellar dry', kind: 'check' },
    ]);
  });

  it('says that there is no such order, with a way back', async () => {
    await open('/work-orders/nothing');
    await page.getByText('There is no such work order').waitFor();
    await page.getByRole('link', { name: 'Back to work orders' }).click();
    await list.names();
  });
});
