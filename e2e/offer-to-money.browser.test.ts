import { readFile } from 'node:fs/promises';
import { formatMoney } from '@fm/domain/money';
import type { Locator, Page } from 'playwright-core';
import { textOf } from '../backend/functions/documents/testing/read-pdf';
import { ImportPage } from './page-models/import-page';
import { ListPage } from './page-models/list-page';
import { OfferPage } from './page-models/offer-page';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { chooseByKeyboard } from './support/choose-by-keyboard';
import { openDemo } from './support/demo';
import { cents, type Figures, figuresOf, figuresShown, rising, taxIn, written } from './support/figures';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { press, type } from './support/press';
import {
  ACCEPTED_NET_MINOR,
  DISCOUNT_MINOR,
  DROPPED,
  GROUPS,
  HUNG,
  LAMP,
  LINE_COUNT,
  TYPED,
  writeOffer,
} from './support/quay-offer';
import { TECHNICIAN } from './support/quay-orders';
import { changeRecord } from './support/records';
import { mailedOfferLink } from './support/sent-link';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let page: Page;
let windows: Windows;
let offer: OfferPage;

beforeAll(async () => {
  ({ app, page, windows } = await openDemo());
  offer = new OfferPage(page);
  // On the days of the work certificates of the demo have run out.
  await changeRecord(app.backend, `employees/${TECHNICIAN.id}`, { certificates: {} });
});

afterAll(() => app?.close());

const dialog = (): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();

/** What a page hands to the browser when it is asked like this. */
async function downloaded(ask: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), ask()]);
  return readFile(await file.path());
}

async function importLamp() {
  const screen = new ImportPage(page, '/create-offer/catalogue/import');
  await screen.open();
  await screen.check([
    'Artikelnummer;Name;Art;Einheit;Preis;Gültig ab;EK',
    `${LAMP.itemNo};${LAMP.name};Material;pcs;48,90;01.01.2020;20,00`,
  ]);
  await screen.start();
}

async function sendTo(address: string): Promise<string> {
  await press(page, 'Send');
  await dialog()
    .getByRole('radio', { name: /^By mail/ })
    .press('Space');
  await type(dialog().getByRole('textbox', { name: 'To', exact: true }), address);
  await press(dialog(), 'Send');
  await dialog().waitFor({ state: 'detached' });
  return mailedOfferLink(app.backend, address);
}

/** Makes the next version of the offer that is open, with a line less and more of another, and reads what is different. */
async function writeNextVersion(before: Figures) {
  await press(page, 'New version');
  await press(dialog(), 'Make version 2');
  await says(/ · version 2/);
  const names = await offer.names();
  await type(offer.cell(names.indexOf(HUNG.name) + 1, 'Quantity'), String(HUNG.after));
  await press(page, `Remove line ${names.indexOf(DROPPED) + 1}`);
  await page.keyboard.press('Control+s');
  await says('All changes saved');
  await says(`Lines added: 0, removed: 1, changed: 1, the same: ${LINE_COUNT - 2}.`);
  const changed = page.getByRole('list', { name: 'Different lines' });
  expect(await changed.locator('del').textContent()).toBe(String(HUNG.before));
  expect(await changed.locator('ins').textContent()).toBe(String(HUNG.after));
  const compared = page.getByRole('table', { name: 'Totals of version 1 and version 2' });
  const nets = await compared.getByRole('row', { name: /^Net/ }).getByRole('cell').allInnerTexts();
  expect(nets.slice(0, 2).map(cents)).toEqual([before.net, (await figuresShown(offer)).net]);
}

/** Accepts what a mail led to, on a phone without any script; gives what the page asked for. */
async function acceptOnPhone(link: string): Promise<Figures> {
  const phone = await app.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await phone.goto(link);
  await phone.getByRole('radio', { name: /Comfort/ }).press('Space');
  await phone.getByRole('checkbox', { name: /Paint the bollards/ }).press('Space');
  await phone.locator('button[value="recalculate"]').press('Enter');
  await phone.locator('.totals .all').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const amounts = (await phone.locator('.totals dd').allTextContents()).map(cents);
  const [, discount, net = 0, ...rest] = amounts;
  expect(discount).toBe(DISCOUNT_MINOR);
  await type(phone.locator('.answer-form input[name="name"]'), 'Rosa Klein');
  await phone.locator('button[value="accept"]').press('Enter');
  await phone
    .locator('h1')
    .filter({ hasText: /accepted|angenommen/ })
    .waitFor();
  return { net, taxes: rising(rest.slice(0, -1)), gross: rest.at(-1) ?? 0 };
}

/** Deals the offer that is open out to an order for each of the groups and a plan for what recurs. */
async function dealOut() {
  await press(page, 'Create work order');
  for (const group of GROUPS.slice(1)) {
    for (const { name } of TYPED.filter((line) => line.group === group))
      await dialog().getByRole('checkbox', { name, exact: true }).press('Space');
    await press(dialog(), 'Move to');
    await page.getByRole('menuitem', { name: /^New order/ }).press('Enter');
  }
  await press(dialog(), 'Create orders and plans');
  await dialog().waitFor({ state: 'detached' });
}

/** Has an order planned by the office, done and signed for by a technician, and verified by the office. */
async function carryOut(id: string, day: string) {
  const form = new WorkOrderFormPage(page);
  await goTo(page, `/work-orders/${id}`);
  const seen = new WorkOrderPage(page);
  await press(page, 'Schedule');
  await dialog().waitFor();
  await chooseByKeyboard(page, 'Lead', TECHNICIAN.name, new RegExp(TECHNICIAN.name));
  await form.fillDay('Day', day);
  await form.fillTime('From', '0900');
  await press(dialog(), 'Schedule');
  await seen.is('scheduled');

  const theirs = await windows.of('empty');
  await goTo(theirs, `/work-orders/${id}`);
  const doing = new WorkOrderPage(theirs);
  await press(theirs, 'Start');
  await doing.is('in progress');
  await press(theirs, 'Take signature');
  const signer = theirs.getByRole('textbox', { name: 'Signed for the customer by' });
  await type(signer, 'Rosa Klein');
  await signer.press('Enter');
  await theirs.getByRole('button', { name: 'Sign again' }).waitFor();
  await press(theirs, 'Complete');
  await type(doing.dialog.getByRole('textbox', { name: 'What was done?' }), 'All of it.');
  await press(doing.dialog, 'Complete');
  await doing.is('completed');

  await press(page, 'Verify');
  await press(dialog(), 'Verify');
  await seen.is('verified');
}

/** Bills these orders on one invoice and approves it; gives it as stored. */
async function bill(orders: readonly Readonly<Record<string, unknown>>[]) {
  await goTo(page, '/create-offer/billing');
  for (const { number, offerTotalMinor } of orders) {
    const ready = page.getByRole('row').filter({ hasText: String(number) });
    await ready.getByText(formatMoney(Number(offerTotalMinor), 'EUR', 'en-GB')).waitFor();
    await ready.getByRole('checkbox').press('Space');
  }
  await press(page, `Draft an invoice for ${orders.length} chosen`);
  await page.waitForURL(/billing\/invoices\/form\?id=/);
  await press(page, 'Approve');
  await press(dialog(), 'Approve');
  await page.getByRole('button', { name: 'E-invoice' }).waitFor();
  return storedAt(app.backend, `invoices/${new URL(page.url()).searchParams.get('id')}`);
}

const FULL_RATE = '1900';
const baseOf = ({ taxByRate }: Readonly<Record<string, unknown>>, rate: string): number =>
  Number((taxByRate as Record<string, { baseMinor: number }>)[rate]?.baseMinor);

// Nothing after the import is done with a mouse: what is used gets the focus and a key. Whether Tab leads there the
// tests of single screens tell.
it('every figure stays the same from the catalogue over the offer, its answer and its orders to the invoice', async () => {
  await importLamp();
  await writeOffer(offer, own('New quay'));
  const id = () => String(new URL(page.url()).searchParams.get('id'));
  const first = figuresOf(await storedAt(app.backend, `offers/${id()}`));
  expect(await figuresShown(offer)).toEqual(first);
  await sendTo('first@quay.example');
  await writeNextVersion(first);
  const answered = await acceptOnPhone(await sendTo('second@quay.example'));

  await says('Accepted offers can no longer be changed.');
  const accepted = await storedAt(app.backend, `offers/${id()}`);
  const agreed = figuresOf(accepted);
  expect(Object.values(Object(accepted.lines))).toHaveLength(LINE_COUNT - 1);
  expect(agreed.net).toBe(ACCEPTED_NET_MINOR);
  expect(agreed.taxes).toHaveLength(2);
  expect(answered).toEqual(agreed);
  expect(await figuresShown(offer)).toEqual(agreed);
  const offerText = await textOf(await downloaded(() => press(page, 'PDF')));
  expect(offerText.split('\n')).toEqual(expect.arrayContaining(written(agreed, offerText)));

  await dealOut();
  const orders = await storedWhere(app.backend, 'workOrders', 'offerRef.id', id());
  const plans = await storedWhere(app.backend, 'maintenancePlans', 'offerRef.id', id());
  expect([orders.length, plans.length]).toEqual([3, 1]);
  const ordered = orders.reduce((sum, { offerTotalMinor }) => sum + Number(offerTotalMinor), 0);
  expect(ordered + Number(plans[0]?.offerTotalMinor)).toBe(agreed.net);
  expect(plans[0]?.priceMinor).toBe(plans[0]?.offerTotalMinor);

  for (const [index, order] of orders.entries()) await carryOut(String(order.id), `2031-03-0${5 + index}`);
  const invoice = await bill(orders);
  const billed = figuresOf(invoice);
  expect(billed.net).toBe(ordered);
  // What the plan is for is taxed at the higher rate, and billed later.
  expect(baseOf(invoice, FULL_RATE)).toBe(baseOf(accepted, FULL_RATE) - Number(plans[0]?.offerTotalMinor));
  expect(billed.taxes[0]).toBe(agreed.taxes[0]);
  expect(billed.gross).toBe(billed.net + taxIn(billed));
  expect(await figuresShown(offer)).toEqual(billed);
  const invoiceText = await textOf(await downloaded(() => press(page, 'PDF')));
  expect(invoiceText.split('\n')).toEqual(expect.arrayContaining(written(billed, invoiceText)));
  const xml = (await downloaded(() => press(page, 'E-invoice'))).toString();
  const decimal = (minor: number) => (minor / 100).toFixed(2);
  for (const [element, minor] of [
    ['TaxExclusiveAmount', billed.net],
    ['TaxInclusiveAmount', billed.gross],
    ['PayableAmount', billed.gross],
    ...[...billed.taxes, taxIn(billed)].map((tax) => ['TaxAmount', tax] as const),
  ] as const)
    expect(xml).toMatch(new RegExp(`<cbc:${element}[^>]*>${decimal(minor).replace('.', '\\.')}<`));
  await goTo(page, '/create-offer/billing/invoices');
  await page.getByText(String(invoice.number)).first().waitFor();
  const csv = (await downloaded(() => new ListPage(page, 'Invoices').more('Export')))
    .toString()
    .split(/\r?\n/);
  const exported = csv.find((line) => line.includes(String(invoice.number)));
  expect(exported).toContain(
    `,${[billed.net, taxIn(billed), billed.gross].map((minor) => minor / 100).join(',')},`,
  );
});
