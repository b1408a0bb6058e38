import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ImportPage } from './page-models/import-page';
import { ListPage } from './page-models/list-page';
import { OfferPage } from './page-models/offer-page';
import { accessibilityProblems } from './support/axe';
import { chooseByKeyboard } from './support/choose-by-keyboard';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

const ROWS = 30;

let app: TestApp;
let page: Page;
let windows: Windows;
let list: ListPage;
let form: FormPage;

beforeAll(async () => {
  ({ app, page, windows } = await openDemo());
  list = new ListPage(page, 'Catalogue');
  form = new FormPage(page);
});

afterAll(() => app?.close());

const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const item = async (itemNo: string) => (await storedWhere(app.backend, 'catalogue', 'itemNo', itemNo))[0];

it('takes an item from the first entry over a number that is taken to the list and the trash', async () => {
  await goTo(page, '/create-offer');
  await page.getByRole('link', { name: 'Catalogue', exact: true }).click();
  await list.says('43 of 45 items');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'New item', exact: true }).click();
  await form.fill({ Number: 'c 100', Name: 'Carpet shampoo', 'German name': 'Teppichreiniger' });
  await form.button('Add price').click();
  await page.getByRole('group', { name: 'Price 1' }).getByRole('textbox', { name: 'Price' }).fill('12.5');
  await form.field('Purchase price').fill('7');
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.button('Create item').click();
  await says('“Office cleaning” already has this number. Choose another one.');
  await form.field('Number').fill('C-510');
  await form.button('Create item').click();
  await page.getByRole('heading', { name: 'Carpet shampoo' }).waitFor();
  await goTo(page, '/create-offer/catalogue');
  await list.says('44 of 46 items');
  expect(await item('C-510')).toMatchObject({ name: 'Carpet shampoo', purchaseMinor: 700 });
  await page.getByRole('checkbox', { name: /Carpet shampoo/ }).check();
  await form.button('Move to trash').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash', exact: true }).click();
  await says('1 item was moved to the trash.');
  await list.says('43 of 45 items');
});

it('is filled from a file, over the items that have the numbers, and takes that back', async () => {
  const screen = new ImportPage(page, '/create-offer/catalogue/import');
  await screen.open();
  const rows = Array.from({ length: ROWS }, (_, row) => `I-${row};Part ${row};From a file;1,50;01.04.2027`);
  await screen.check([
    'Artikelnummer;Name;Gruppe;Preis;Gültig ab',
    ...rows,
    'c100;Office cleaning;;2,10;01.04.2027',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await screen.start();
  await says(`${ROWS} created, 1 updated, 0 skipped, 0 not imported`);
  expect(await item(`I-${ROWS - 1}`)).toMatchObject({ group: 'From a file', unit: 'pcs' });
  expect(await item('C-100')).toMatchObject({
    group: 'Cleaning',
    prices: { '2027-04-01': { unitMinor: 210 } },
  });
  await screen.takeBack();
  expect(Object.keys(Object((await item('C-100'))?.prices))).not.toContain('2027-04-01');
  expect(await item(`I-${ROWS - 1}`)).toMatchObject({ trashed: true });
});

it('gives a line of an offer what the customer reads, and tells a manager no price', async () => {
  const offer = new OfferPage(page);
  await goTo(page, '/create-offer?new=1');
  await offer.opened('New offer');
  await says('45 of 51 offers');
  await chooseByKeyboard(page, 'Customer', 'Köpenick', /Köpenick 1894/);
  await form.field('Title').fill('Filters for a year');
  await chooseByKeyboard(page, 'Add from the catalogue', 'V-501', /^V-501/);
  await offer.line(1).waitFor();
  // The quantity has the focus: what is typed next is how much.
  await page.keyboard.type('12');
  await offer.total('Net', '€598.80');
  expect(await offer.names()).toEqual(['Taschenfilter F7']);
  // Another item for the same line: how much stays.
  await offer.button('1, details of line').click();
  await page.getByRole('combobox', { name: 'Catalogue item' }).fill('P-501');
  await page.getByRole('option', { name: /^P-501/ }).click();
  await offer.total('Net', '€1,428.00');
  expect(await offer.names()).toEqual(['Waschtischarmatur']);
  expect(await accessibilityProblems(page)).toEqual([]);
  await offer.button('Create offer').click();
  await says('was created as a draft.');
  const [stored] = await storedWhere(app.backend, 'offers', 'title', 'Filters for a year');
  expect(Object.values(Object(stored?.lines))).toMatchObject([
    { itemRef: { name: 'P-501' }, unitMinor: 11_900, costMinor: 6900, qtyMilli: 12_000, taxBp: 1900 },
  ]);

  const manager = await windows.of('manager');
  await goTo(manager, '/create-offer/catalogue?q=V-501');
  await manager.getByRole('row', { name: /Bag filter F7/ }).waitFor();
  await expect(manager.getByText('€')).toHaveCount(0);
  const [file] = await Promise.all([
    manager.waitForEvent('download'),
    new ListPage(manager, 'Catalogue', 'items').more('Export'),
  ]);
  const text = await readFile((await file.path()) ?? '', 'utf8');
  expect(text).toContain('V-501,Bag filter F7');
  expect(text).not.toMatch(/price|49\.9|31/i);
});
