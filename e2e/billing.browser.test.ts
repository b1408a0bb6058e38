import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatMoney } from '@fm/domain/money';
import type { Page } from 'playwright-core';
import { textOf } from '../backend/functions/documents/testing/read-pdf';
import { ImportPage } from './page-models/import-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { storedAt } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

let app: TestApp;
let page: Page;
let windows: Windows;

beforeAll(async () => {
  ({ app, page, windows } = await openDemo());
});

afterAll(() => app?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const invoiceId = () => new URL(page.url()).searchParams.get('id') ?? '';
const stored = () => storedAt(app.backend, `invoices/${invoiceId()}`);

/** Saves the document of the invoice that is open, and gives its texts. */
async function pdfText(): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button('PDF').click()]);
  return textOf(await readFile(await file.path()));
}

/** What became of the mail to somebody, which fails where its files cannot be made. */
async function stateOfMail(to: string): Promise<string | undefined> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100)) {
    const mails = await (await fetch(`${app.backend.url}/__local/mail`)).text();
    const mail = mails.split('<article>').find((one) => one.includes(`To ${to},`));
    const state = /SUCCESS|ERROR/.exec(mail ?? '')?.[0];
    if (state) return state;
  }
  return undefined;
}

/** Opens the draft of an invoice for one work order of the first customer. */
async function drafted(): Promise<void> {
  await page.goto(`${app.url}/create-offer/billing`);
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .first();
  await first.getByRole('checkbox').nth(1).check();
  await first.getByRole('button', { name: 'Draft an invoice for 1 chosen' }).click();
  await page.waitForURL(/billing\/invoices\/form\?id=/);
  await button('Approve').waitFor();
}

async function discard(): Promise<void> {
  await button('Discard draft').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await page.waitForURL(/create-offer\/billing$/);
}

/** Types a price into every position that has none yet. */
async function priceAll(): Promise<void> {
  const prices = page.getByRole('group', { name: /^Position \d+$/ }).getByRole('textbox', { name: 'Price' });
  for (const price of await prices.all())
    if (/^0(?:[.,]00)?$/.test(await price.inputValue())) await price.fill('50');
  await page.getByRole('textbox', { name: 'Introduction' }).fill('As agreed:');
  await page.getByRole('textbox', { name: 'Their reference' }).fill('04011000-12345-34');
  await button('Save changes').click();
  await page.getByText('The draft was saved.').first().waitFor();
}

it('goes from verified work to an e-invoice, and back by a credit note', async () => {
  await drafted();
  expect(await accessibilityProblems(page)).toEqual([]);
  await priceAll();
  // What the office reads before it approves has no number.
  const draft = await pdfText();
  expect(draft).toMatch(/^(Draft|Entwurf)$/m);
  expect(draft).not.toMatch(/IN-\d{4}/);
  await button('Approve').click();
  const dialog = page.getByRole('dialog');
  expect(await accessibilityProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await button('E-invoice').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const invoice = await stored();
  expect(invoice).toMatchObject({ status: 'approved', number: expect.stringMatching(/^IN-\d{4}-0001$/) });
  const download = page.waitForEvent('download');
  await button('E-invoice').click();
  const xml = await readFile(await (await download).path(), 'utf8');
  expect(xml).toContain(`<cbc:ID>${invoice?.number}</cbc:ID>`);
  expect(xml).toMatch(/<cbc:CustomizationID>.*xrechnung_3\.0</);
  expect(xml).toContain(`>${(Number(invoice?.grossMinor) / 100).toFixed(2)}</cbc:PayableAmount>`);
  const text = await pdfText();
  expect(text).toContain(`${invoice?.number}`);
  const locale = invoice?.language === 'de' ? 'de-DE' : 'en-GB';
  expect(text).toContain(formatMoney(Number(invoice?.grossMinor), String(invoice?.currency), locale));
  expect(text).not.toMatch(/^(Draft|Entwurf)$/m);
  await button('Send by mail').click();
  expect(await accessibilityProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'To' }).fill('rosa');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Enter an e-mail address, such as name@company.com.').waitFor();
  await dialog.getByRole('textbox', { name: 'To' }).fill('rosa@elbe.example');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/, to rosa@elbe\.example$/).waitFor();
  expect(await stored()).toMatchObject({ sentTo: 'rosa@elbe.example' });
  expect(await stateOfMail('rosa@elbe.example')).toBe('SUCCESS');
  await button('Take back with a credit note').click();
  await dialog.getByLabel('Why is it taken back?').fill('Wrong price.');
  await dialog.getByRole('button', { name: 'Write the credit note' }).click();
  await page.getByRole('link', { name: /^Credit for IN-/ }).click();
  await page.getByText(/Credit note · IN-\d{4}-0002/).waitFor();
  expect(await stored()).toMatchObject({ sort: 'credit', grossMinor: invoice?.grossMinor });
  const { orderIds } = invoice as { orderIds: string[] };
  expect(await storedAt(app.backend, `workOrders/${orderIds[0]}`)).toMatchObject({ billing: 'ready' });
});

it('asks why a position has no tax', async () => {
  await drafted();
  await expect(page.getByRole('button', { name: /Positions at 0 %/ })).toHaveCount(0);
  await page.getByRole('group', { name: 'Position 1', exact: true }).getByLabel('Tax').selectOption('0');
  await page.getByRole('button', { name: /Positions at 0 %/ }).click();
  await page.getByRole('option', { name: 'Exempt from tax' }).click();
  await button('Save changes').click();
  await page.getByText('Enter what the exemption follows from, such as § 19 UStG.').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Exempt by' }).fill('§ 4 Nr. 12 UStG');
  await button('Save changes').click();
  await page.getByText('The draft was saved.').first().waitFor();
  expect(await stored()).toMatchObject({ zeroTax: 'exempt', zeroTaxReason: '§ 4 Nr. 12 UStG' });
  expect(await pdfText()).toContain('§ 4 Nr. 12 UStG');
  await discard();
});

it('leaves the work of a discarded draft ready to bill, and lists what was billed', async () => {
  await drafted();
  const { orderIds } = (await stored()) as { orderIds: string[] };
  await discard();
  expect(await storedAt(app.backend, `workOrders/${orderIds[0]}`)).toMatchObject({ billing: 'ready' });
  await page.getByRole('link', { name: 'All invoices' }).click();
  await page.getByText(/IN-\d{4}-0002 · Credit note/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

it('takes work that is not billed out of the list for a reason, and back', async () => {
  await page.goto(`${app.url}/create-offer/billing`);
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .first();
  await first.getByRole('checkbox').nth(1).check();
  await button('Nothing to bill…').click();
  const dialog = page.getByRole('dialog', { name: 'Nothing to bill' });
  await dialog.getByRole('button', { name: 'Nothing to bill' }).click();
  await dialog.getByText('Say why there is nothing to bill.').waitFor();
  expect(await accessibilityProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('textbox').fill('Under warranty.');
  await dialog.getByRole('button', { name: 'Nothing to bill' }).click();
  await page.getByText(/^Nothing is billed for “/).waitFor();
  await page.getByRole('link', { name: 'Nothing to bill' }).click();
  await page.getByRole('cell', { name: 'Under warranty.' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Bill after all:/ }).click();
  await page.getByText('All verified work is billed').waitFor();
});

it('marks as paid what a bank’s file says is paid whole, once somebody looked at it', async () => {
  await drafted();
  await priceAll();
  await button('Approve').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await button('E-invoice').waitFor();
  const invoice = await stored();
  const id = invoiceId();
  const amount = (Number(invoice?.grossMinor) / 100).toFixed(2);
  const payments = new ImportPage(page, '/create-offer/billing/payments');
  await payments.open();
  await payments.check([
    'Buchungstag;Betrag;Verwendungszweck;Auftraggeber',
    `${String(invoice?.issueDate)};${amount.replace('.', ',')};Rechnung ${String(invoice?.number).replaceAll('-', ' ')};Elbe`,
    `${String(invoice?.issueDate)};12,00;Danke;Somebody`,
  ]);
  await page.getByText('The purpose names no invoice.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await storedAt(app.backend, `invoices/${id}`)).toMatchObject({ status: 'approved' });
  await payments.start();
  await page.getByText('1 created, 0 updated, 0 skipped, 1 not imported').waitFor();
  expect(await storedAt(app.backend, `invoices/${id}`)).toMatchObject({
    status: 'paid',
    paidOn: invoice?.issueDate,
  });
});

it('is for the office alone', async () => {
  const manager = await windows.of('manager');
  await goTo(manager, '/create-offer/billing');
  await manager.getByText('Billing is for the office').waitFor();
  await goTo(manager, '/create-offer/billing/invoices');
  await manager.getByText('Billing is for the office').waitFor();
  await goTo(manager, '/create-offer');
  await manager.getByRole('link', { name: 'Catalogue', exact: true }).waitFor();
  await expect(manager.getByRole('link', { name: 'Billing', exact: true })).toHaveCount(0);
});
