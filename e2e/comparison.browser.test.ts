import { customerAddress } from '@fm/contract/addresses';
import { emptyOffer, emptyOfferLine, offerForm } from '@fm/domain/offer';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'valibot';
import { OfferPage } from './page-models/offer-page';
import { accessibilityProblems } from './support/axe';
import { goTo } from './support/go-to';
import { changeRecord, envelope, type Plain } from './support/records';
import { signedIn } from './support/signed-in';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const TITLE = 'Pump and paint';

let app: TestApp;
let page: Page;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  page = await signedIn(app, 'admin@nordhaus.example');
});

afterAll(() => app?.close());

const panel = (on: Page): Locator => on.getByRole('region', { name: 'Offered, done and cost' });
const cells = async (name: RegExp) =>
  (await panel(page).getByRole('row', { name }).getByRole('cell').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );

/** Stores an accepted offer of a pump and paint, and makes one order of both. */
async function openDealtOut() {
  const [known] = await storedWhere(app.backend, 'offers', 'status', 'accepted');
  const line = (id: string, over: object) => ({ ...emptyOfferLine(id), kind: 'material', ...over });
  const record = offerForm.toRecord(
    parse(offerForm.schema, {
      ...emptyOffer('2026-01-01'),
      title: TITLE,
      customerRef: known?.customerRef,
      siteRef: known?.siteRef,
      lines: [
        line('pump', { name: 'Pump', unitMinor: 90_000, costMinor: 60_001 }),
        line('paint', { name: 'Paint', unitMinor: 20_000 }),
      ],
    }),
  );
  const accepted = { status: 'accepted', decidedByName: 'Rosa Klein', decidedOn: '2026-01-02' };
  const fields = JSON.parse(JSON.stringify({ ...record, ...accepted })) as Readonly<Record<string, Plain>>;
  await changeRecord(app.backend, 'offers/compared', { ...fields, ...envelope() });
  await goTo(page, '/create-offer?id=compared');
  const offer = new OfferPage(page);
  await offer.opened(TITLE);
  await offer.button('Create work order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create work order' }).click();
  await page.waitForURL(/\/work-orders\/[^/]+$/);
  orderId = page.url().split('/').at(-1) ?? '';
}

/** Whom an order is for. */
async function customerOf(order: string): Promise<string> {
  const { customerRef } = await storedAt(app.backend, `workOrders/${order}`);
  return String(Object(customerRef).id);
}

/** Notes parts of the order as used. */
async function note(...ids: readonly string[]) {
  const { parts } = await storedAt(app.backend, `workOrders/${orderId}`);
  const all = parts as Readonly<Record<string, Readonly<Record<string, Plain>>>>;
  const used = ids.map((id) => [id, { ...all[id], at: new Date() }] as const);
  await changeRecord(app.backend, `workOrders/${orderId}`, {
    parts: { ...all, ...Object.fromEntries(used) },
  });
}

it('of two offered lines the noted one is done, on the order and on the offer, to the cent', async () => {
  await openDealtOut();
  await panel(page).getByRole('row', { name: /^Sum/ }).waitFor();
  await note('pump');
  await panel(page).getByText('€299.99').first().waitFor();
  expect(await cells(/^Pump/)).toEqual(expect.arrayContaining(['€900.00', '€600.01', '€299.99']));
  expect(await cells(/^Paint/)).toEqual(expect.arrayContaining(['€200.00', '€0.00']));
  expect(await accessibilityProblems(page)).toEqual([]);
  await goTo(page, '/create-offer?id=compared');
  await panel(page).getByRole('row', { name: /^Sum/ }).waitFor();
  expect(await cells(/^Sum/)).toEqual(expect.arrayContaining(['€1,100.00', '€900.00', '€600.01', '€299.99']));
  expect(await accessibilityProblems(page)).toEqual([]);
});

it('a cost that nobody knows is said, without a margin', async () => {
  // Instants are read as texts: what is written back is an instant again.
  await note('pump', 'paint');
  await page.reload();
  await panel(page).getByText('The cost of 1 line is not known yet, so no margin is given.').waitFor();
  expect((await cells(/^Sum/)).join(' ')).toContain('€600.01 known so far');
  await expect(panel(page).getByText('€299.99')).toHaveCount(1);
});

it('the customer has its completed orders, a row each, once somebody asks', async () => {
  await changeRecord(app.backend, `workOrders/${orderId}`, { status: 'completed', completedAt: new Date() });
  await goTo(page, customerAddress.record(await customerOf(orderId)));
  await expect(panel(page).getByRole('row')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Work it out' }).press('Enter');
  const row = panel(page).getByRole('row', { name: new RegExp(TITLE) });
  await row.waitFor();
  expect(await cells(new RegExp(TITLE))).toEqual(expect.arrayContaining(['€1,100.00', 'Unknown']));
  await panel(page).getByRole('row', { name: /^Sum/ }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('link').click();
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
});

it('a manager sees no amount of it, on the order, the offer and the customer', async () => {
  const crew = await signedIn(app, 'manager@nordhaus.example');
  const customer = await customerOf(orderId);
  const screens = [
    [`/work-orders/${orderId}`, crew.getByText('Pump', { exact: true }).first()],
    ['/create-offer?id=compared', crew.getByText('Prices are for the office alone.')],
    [customerAddress.record(customer), crew.getByRole('region', { name: 'Sites' })],
  ] as const;
  for (const [address, sign] of screens) {
    await goTo(crew, address);
    await sign.waitFor();
    await expect(panel(crew)).toHaveCount(0);
    await expect(crew.getByText('€')).toHaveCount(0);
  }
});
