import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ListPage } from './page-models/list-page';
import { accessibilityProblems, problemsInLightAndDark } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { storedAt, storedBelowWhere, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

/** A customer of the demo with several sites, contacts and a long history. */
const OLD = 'customer-01';

let app: TestApp;
let windows: Windows;
let page: Page;
let list: ListPage;
let form: FormPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  list = new ListPage(page, 'Customers');
  form = new FormPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const address = () => page.url().slice(app.url.length);

describe('the list of customers', () => {
  it('shows 50 at a time and keeps the page in the address', async () => {
    await open('/customers');
    await list.says('56 customers');
    await list.says('1–50 of 56');
    await expect(list.rows).toHaveCount(50);
    await list.next.click();
    await list.says('51–56 of 56');
    await page.reload();
    await list.says('51–56 of 56');
    await expect(list.rows).toHaveCount(6);
    await list.previous.click();
    await list.says('1–50 of 56');
  });

  it('finds by name, town and number', async () => {
    await open('/customers');
    await list.search('kastanienallee');
    await list.row(/^WEG Kastanienallee/).waitFor();
    await expect(list.rows).toHaveCount(1);
    const [wanted] = await storedWhere(app.backend, 'customers', 'status', 'lead');
    await list.search(String(wanted?.number));
    await list.row(String(wanted?.name)).waitFor();
    await list.says('1 of 60 customers');
  });

  it('filters by status and account manager together', async () => {
    const onHold = await storedWhere(app.backend, 'customers', 'status', 'onHold');
    const manager = onHold[0]?.accountManagerRef as { id: string; name: string };
    const theirs = onHold.filter(({ accountManagerRef }) => same(accountManagerRef, manager)).length;
    await open('/customers');
    await list.choose('Status', 'On hold');
    await list.says('4 of 60 customers');
    await page.getByRole('combobox', { name: 'Account manager' }).fill(manager.name);
    await page.getByRole('option', { name: manager.name }).click();
    await list.says(`${theirs} of 60 customers`);
    expect(await list.chips.allInnerTexts()).toEqual(['Status: On hold', `Account manager: ${manager.name}`]);
    await expect.poll(() => new URL(page.url()).searchParams.get('manager')).toBe(manager.id);
  });
});

describe('the form of a customer', () => {
  it('adds a customer with a site and a contact in one go, seen at once in another window', async () => {
    const other = await windows.of('admin');
    await goTo(other, '/customers');
    const seen = new ListPage(other, 'Customers');
    await seen.names();

    await open('/customers');
    await page.getByRole('link', { name: 'New customer' }).click();
    await expect.poll(address).toBe('/customers/add');
    const [name, place, person] = [own('Aalpark Café GmbH'), own('Orangerie'), own('Ida Aal')];
    await form.fill({ Name: name, Phone: '+49 40 5550100' });
    await form.button('Add site').click();
    await form.fill({ 'Name of the site': place });
    await form.fillIn('Sites', { 'Street and number': 'Am Park 1', Postcode: '22085', Town: 'Hamburg' });
    await form.button('Add contact').click();
    await form.fill({ 'Name of the person': person, 'E-mail of the person': 'ida@aal.example' });
    await form.button('Create customer').click();
    await page.getByText(`${name} was added.`).waitFor();
    await page.getByRole('heading', { name }).waitFor();
    await seen.row(name).filter({ hasText: 'Hamburg' }).waitFor();

    const [customer] = await storedWhere(app.backend, 'customers', 'name', name);
    const [site] = await storedWhere(app.backend, 'sites', 'name', place);
    const [contact] = await storedBelowWhere(app.backend, 'contacts', 'name', person);
    const customerRef = { id: customer?.id, name };
    await expect.poll(address).toBe(`/customers/${customer?.id}`);
    expect(customer).toMatchObject({ town: 'Hamburg' });
    expect(site).toMatchObject({ customerRef, rev: 1, address: { city: 'Hamburg' } });
    expect(contact).toMatchObject({ customerRef, primary: true });
    const history = await storedWhere(app.backend, 'events', 'customerId', String(customer?.id));
    expect(history.map(({ entity }) => (entity as { type: string }).type).sort()).toEqual([
      'contact',
      'customer',
      'site',
    ]);
  });

  it('changes one site and leaves the customer as it is', async () => {
    const customer = await storedAt(app.backend, `customers/${OLD}`);
    await open(`/customers/form?id=${OLD}`);
    const before = await storedWhere(app.backend, 'sites', 'customerRef.id', OLD);
    const hours = own('Mo–Fr 7–16');
    const name = String(before[0]?.name);
    await page.getByRole('button', { name, expanded: false }).first().click();
    await form.field('Opening hours').fill(hours);
    await form.button('Save changes').click();
    await page.getByText(/was saved\.$/).waitFor();
    const [changed] = await storedWhere(app.backend, 'sites', 'openingHours', hours);
    expect(changed).toMatchObject({ name, rev: Number(before[0]?.rev) + 1 });
    expect(await storedAt(app.backend, `customers/${OLD}`)).toEqual(customer);
  });

  it('refuses to take away a site where work is not finished, and puts it back', async () => {
    const [order] = await storedWhere(app.backend, 'workOrders', 'statusGroup', 'active');
    const { customerRef, siteRef } = order as Record<string, { id: string; name: string }>;
    await open(`/customers/form?id=${customerRef?.id}`);
    await form.button(`Remove site ${siteRef?.name}`).click();
    await page.getByText(`“${siteRef?.name}” was removed. Undo works until you save.`).waitFor();
    await form.button('Save changes').click();
    await page.getByText(/cannot be removed: work there is not finished/).waitFor();
    await form.button('Undo').click();
    await form.button(`Remove site ${siteRef?.name}`).waitFor();
    const sites = await storedWhere(app.backend, 'sites', 'customerRef.id', String(customerRef?.id));
    expect(sites.find(({ id }) => id === siteRef?.id)).toMatchObject({ trashed: false });
  });

  it('takes away a contact and tells so in the history', async () => {
    await open(`/customers/form?id=${OLD}`);
    const contacts = await storedBelowWhere(app.backend, 'contacts', 'customerRef.id', OLD);
    const contact = contacts.find(({ trashed }) => !trashed) as { id: string; name: string };
    await form.button(`Remove contact ${contact.name}`).click();
    await form.button('Save changes').click();
    await page.getByText(/was saved\.$/).waitFor();
    const history = await storedWhere(app.backend, 'events', 'entity.id', contact.id);
    expect(history.map(({ kind }) => kind)).toContain('trashed');
  });

  it('erases who a contact is for an administrator, after a question', async () => {
    const admin = await windows.of('admin');
    await goTo(admin, `/customers/form?id=${OLD}`);
    const contacts = await storedBelowWhere(app.backend, 'contacts', 'customerRef.id', OLD);
    const contact = contacts.find(({ trashed }) => !trashed) as { id: string; name: string };
    const card = admin.getByRole('button', { name: contact.name, expanded: false });
    await card.click();
    await admin.getByRole('button', { name: 'Erase personal data…' }).click();
    await admin.getByRole('button', { name: 'Erase for good' }).click();
    await admin.getByText(/^The record is erased/).waitFor();
    await card.waitFor({ state: 'detached' });
    const [erased] = await storedBelowWhere(app.backend, 'contacts', 'customerRef.id', OLD).then((now) =>
      now.filter(({ id }) => id === contact.id),
    );
    expect(erased).toMatchObject({ name: expect.stringMatching(/^Erased person/), trashed: true });
    expect(erased?.email).toBeUndefined();
  });

  it('opens the part that is wrong and goes there', async () => {
    await open('/customers/form');
    await form.fill({ Name: 'Somebody' });
    await form.button('Add contact').click();
    await form.fill({ 'Name of the person': 'Nameless' });
    await page.getByRole('button', { name: 'Nameless', expanded: true }).click();
    await form.button('Create customer').click();
    await page.getByRole('button', { name: 'Nameless', expanded: true }).waitFor();
    expect(await form.errorOf('E-mail of the person')).toContain(
      'Enter an e-mail address or a phone number.',
    );
    expect(await form.focused()).toBe('E-mail of the person');
  });

  it('names the customer that the one being typed may be, checks the tax number, and saves all the same', async () => {
    const [duplicate] = await storedWhere(app.backend, 'customers', 'name', 'Bäckerei Thomsen GmbH');
    const city = String((duplicate?.billing as { city: string } | undefined)?.city);
    await open('/customers/form');
    await form.fill({ Name: 'Baeckerei Tomsen' });
    await form.fillIn('Billing', { Town: city, 'Tax number': 'DE123456789' });
    const link = page.getByRole('link', { name: 'Bäckerei Thomsen GmbH (opens a new tab)' });
    await page.getByText('similar name and same town').waitFor();
    await expect(link).toHaveAttribute('href', `/customers/${duplicate?.id}`);
    await page.keyboard.press('Tab');
    await page.getByText(/the check digit does not fit/).waitFor();
    await form.fillIn('Billing', { 'Tax number': String(duplicate?.taxId) });
    await page.getByText('same tax number').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await form.button('Create customer').click();
    await page.getByText('Baeckerei Tomsen was added.').waitFor();
  });

  it('asks why for a status that makes colleagues ask', async () => {
    await open('/customers/form');
    await list.choose('Status', 'Do not service');
    await form.fill({ Name: 'Difficult Ltd' });
    await form.button('Create customer').click();
    expect(await form.errorOf('Reason')).toContain('Say why, so that colleagues know.');
  });

  it('shows a manager everything without a way to change it', async () => {
    const manager = await windows.of('manager');
    await goTo(manager, `/customers/form?id=${OLD}`);
    await manager.getByText('Your role may look at customers, not change them.').waitFor();
    for (const name of ['Save changes', 'Add site', 'Add contact', /^Remove/])
      await expect(manager.getByRole('button', { name })).toHaveCount(0);
  });
});

it('has nothing for axe to find in the light and in the dark', async () => {
  await open('/customers');
  await list.names();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await open(`/customers/form?id=${OLD}`);
  await form.field('Name').waitFor();
  await page.getByRole('region', { name: 'Sites' }).getByRole('button', { expanded: false }).first().click();
  expect(await problemsInLightAndDark(page)).toEqual([]);
});
