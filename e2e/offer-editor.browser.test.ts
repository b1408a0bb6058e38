import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { OfferPage } from './page-models/offer-page';
import { accessibilityProblems } from './support/axe';
import { chooseOf } from './support/choose-of';
import { openDemo } from './support/demo';
import { DemoOffers } from './support/demo-offers';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

let app: TestApp;
let page: Page;
let offer: OfferPage;
let form: FormPage;
let demo: DemoOffers;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  offer = new OfferPage(page);
  form = new FormPage(page);
  demo = new DemoOffers(app, page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const idOpen = () => new URL(page.url()).searchParams.get('id');
const saved = () => page.getByText('All changes saved').waitFor();
const groupName = (name: string) => page.getByLabel(`Name of group ${name}`, { exact: true });

/** Fills a line's name and price. */
async function fillLine(number: number, name: string, price: string) {
  await offer.cell(number, 'Name').fill(name);
  await offer.cell(number, 'Price').fill(price);
}

/** Creates an offer with a line for a customer, and leaves it open. */
async function create(title: string, customer = 'Amts') {
  await open('/create-offer?new=1');
  await form.field('Title').fill(title);
  await offer.chooseCustomer(customer);
  await offer.button('Add line').click();
  await fillLine(1, 'Survey', '100');
  await offer.button('Create offer').click();
  await page.waitForURL(/id=/);
  await offer.opened(title);
}

/** Chooses what begins with these words from a list that is found by typing. */
async function pick(label: string, words: string) {
  await page.getByRole('combobox', { name: label }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

const inMenu = async (entry: string) => {
  await offer.button('More').click();
  await page.getByRole('menuitem', { name: entry }).click();
};

it('puts lines under headings with subtotals, and lets them move from one to the other', async () => {
  await create(own('Two roofs'));
  await offer.button('Add group').click();
  await fillLine(2, 'Gutters', '30');
  await groupName('New group').fill('North roof');
  await groupName('New group').press('Enter');
  await groupName('North roof').waitFor();
  await offer.button('Add group').click();
  await fillLine(3, 'Tiles', '50');
  await groupName('New group').fill('South roof');
  await offer.cell(3, 'Name').focus();
  await groupName('South roof').waitFor();

  // Up over the rim of its group, by keyboard: the focus stays in it.
  await offer.cell(3, 'Name').press('Alt+ArrowUp');
  await groupName('South roof').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.ariaLabel)).toBe('Line 3');
  await page.getByText(/^Subtotal €80\.00$/).waitFor();
  // By menu into the group of none.
  await offer.button('2, details of line').click();
  await chooseOf(
    offer
      .line(2)
      .locator('..')
      .getByRole('button', { name: / Group$/ }),
    'No group',
  );
  await page.getByText(/^Subtotal €50\.00$/).waitFor();
  expect(await offer.names()).toEqual(['Survey', 'Gutters', 'Tiles']);
  expect(await accessibilityProblems(page)).toEqual([]);
  await offer.button('Save changes').click();
  await saved();
  const { lines } = (await demo.stored(idOpen())) as {
    lines: Record<string, { name: string; group?: string }>;
  };
  const groups = Object.values(lines).map(({ name, group }) => [name, group ?? '']);
  expect(Object.fromEntries(groups)).toEqual({ Survey: '', Gutters: '', Tiles: 'North roof' });

  await offer.button('Send').click();
  const dialog = offer.dialog('Send the offer');
  await dialog.getByRole('radio', { name: /^Another way/ }).check();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('rowheader', { name: 'North roof: €50.00' }).waitFor();
});

it('inserts the texts of the company in the language of the customer', async () => {
  const name = own('Key service');
  await open('/create-offer/texts/form');
  await form.field('Name').fill(name);
  await page.getByRole('button', { name: /Inserted/ }).click();
  await page.getByRole('option', { name: 'Terms' }).click();
  await form.field('In German').fill('Schlüssel stellt der Auftraggeber.');
  await form.field('In English').fill('The customer provides keys.');
  await offer.button('Create text').click();
  await page.getByRole('heading', { name }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await create(own('Keys'));
  await form.field('Terms').fill('Payable at once.');
  await pick('Insert a text after the totals', name);
  await page.getByText('Schlüssel stellt').waitFor();
  await expect(form.field('Terms')).toHaveValue('Payable at once.\n\nSchlüssel stellt der Auftraggeber.');
  await chooseOf(page.getByRole('button', { name: / Language$/ }), 'English');
  await pick('Insert a text after the totals', name);
  await page.getByText('The customer provides keys.').waitFor();
});

it('begins from a template, and as a copy for another customer', async () => {
  const [title, template] = [own('Yearly survey'), own('Survey template')];
  await create(title);
  const id = idOpen();
  const source = await demo.stored(id);
  await inMenu('Save as template…');
  await offer.dialog('Save as template').getByLabel('Name').fill(template);
  await offer.button('Save template').click();
  await page.getByText(`“${template}” can be chosen for new offers.`).waitFor();
  await open('/create-offer?new=1');
  await pick('Start from a template', template);
  await page.getByText(`Filled in from “${template}”.`).waitFor();
  expect([await form.field('Title').inputValue(), await offer.names()]).toEqual([title, ['Survey']]);

  await open(`/create-offer?id=${id}`);
  await inMenu('Copy into a new offer…');
  await page.getByText(`Copied from ${String(source.number)}`).waitFor();
  const copied = own('Survey of another house');
  await form.field('Title').fill(copied);
  await offer.chooseCustomer('Hansa Wohnen');
  await offer.button('Create offer').click();
  await offer.opened(copied);
  const copy = await demo.stored(idOpen());
  expect(copy).toMatchObject({ status: 'draft', version: 1, netMinor: 10_000 });
  expect(copy.number).not.toBe(source.number);
  expect(copy.customerRef).toMatchObject({ name: 'Hansa Wohnen GmbH' });
  expect(source.customerRef).not.toMatchObject({ name: 'Hansa Wohnen GmbH' });
});

it('keeps the number over versions and tells line by line what is different', async () => {
  const sent = await demo.open('sent', ({ version, options }) => version === 1 && !options);
  await offer.button('New version').click();
  await offer.button('Make version 2').click();
  await page
    .getByText(`${String(sent.number)} · version 2`)
    .first()
    .waitFor();
  const before = await offer.cell(1, 'Quantity').inputValue();
  await offer.cell(1, 'Quantity').fill('77');
  await offer.button('Add line').click();
  const { length } = await offer.names();
  await fillLine(length, 'Scaffold', '500');
  await offer.button('Remove line 2').click();
  await offer.button('Save changes').click();
  await saved();
  await page.getByText('Lines added: 1, removed: 1, changed: 1,').waitFor();
  const changed = page
    .getByRole('list', { name: 'Different lines' })
    .getByRole('listitem')
    .filter({ hasText: 'Changed' });
  expect(await changed.locator('del').textContent()).toBe(before);
  expect(await changed.locator('ins').textContent()).toBe('77');
  await page.getByRole('table', { name: 'Totals of version 1 and version 2' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await page.getByRole('link', { name: 'Open the newer version' }).waitFor();
  const versions = await storedWhere(app.backend, 'offers', 'number', String(sent.number));
  expect(versions.map(({ version }) => version).sort()).toEqual([1, 2]);
});
