import { emptyOffer, emptyOfferLine, offerForm } from '@fm/domain/offer';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'valibot';
import { OfferPage } from './page-models/offer-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { changeRecord, envelope, type Plain } from './support/records';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

let app: TestApp;
let page: Page;
let offer: OfferPage;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  offer = new OfferPage(page);
});

afterAll(() => app?.close());

const line = (id: string, over: object) => ({ ...emptyOfferLine(id), ...over });

/** Stores an accepted offer of three lines to a customer of the demo, opens it, and gives its id. */
async function openAccepted(more: readonly object[] = []): Promise<string> {
  const [known] = await storedWhere(app.backend, 'offers', 'status', 'accepted');
  const title = own('New pump in the cellar');
  const record = offerForm.toRecord(
    parse(offerForm.schema, {
      ...emptyOffer('2026-01-01'),
      title,
      customerRef: known?.customerRef,
      siteRef: known?.siteRef,
      discount: { kind: 'amount', amountMinor: 1_001 },
      lines: [
        line('pump', { kind: 'material', name: 'Pump', unitMinor: 90_000 }),
        line('fitting', {
          kind: 'labour',
          name: 'Fit the pump',
          unit: 'h',
          qtyMilli: 2500,
          unitMinor: 6_333,
        }),
        line('paint', { name: 'Paint the wall', unitMinor: 20_001 }),
        ...more,
      ],
    }),
  );
  const id = title.toLowerCase().replaceAll(' ', '-');
  const accepted = { status: 'accepted', decidedByName: 'Rosa Klein', decidedOn: '2026-01-02' };
  const fields = JSON.parse(JSON.stringify({ ...record, ...accepted })) as Readonly<Record<string, Plain>>;
  await changeRecord(app.backend, `offers/${id}`, { ...fields, ...envelope() });
  await goTo(page, `/create-offer?id=${id}`);
  await offer.opened(title);
  return id;
}

const dialog = (): Locator => page.getByRole('dialog');
const orders = (): Locator => page.getByRole('region', { name: /^Work orders/ });

async function moveTo(entry: RegExp, ...names: readonly string[]) {
  for (const name of names) await dialog().getByRole('checkbox', { name, exact: true }).check();
  await dialog().getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const madeOf = async (id: string) =>
  (await storedWhere(app.backend, 'workOrders', 'offerRef.id', id)) as readonly {
    readonly id: string;
    readonly title: string;
    readonly number: string;
    readonly estimateMin?: number;
    readonly offerTotalMinor: number;
  }[];

it('an offer becomes two orders that add up to it, each line says where it went, and a draft is taken back', async () => {
  const id = await openAccepted();
  await offer.button('Create work order').click();
  await moveTo(/^New order/, 'Paint the wall');
  const second = dialog().getByRole('region', { name: 'Order 2' });
  await expect(second.getByRole('textbox', { name: 'Title' })).toHaveValue('Paint the wall');
  await dialog().getByRole('region', { name: 'Order 1' }).getByText('2 h 30 min estimated').waitFor();
  expect(await accessibilityProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog().getByRole('button', { name: 'Create 2 work orders' }).click();
  await orders().getByText('Draft').nth(1).waitFor();

  const stored = await storedAt(app.backend, `offers/${id}`);
  expect(stored.status).toBe('converted');
  const made = await madeOf(id);
  expect(made.reduce((sum, { offerTotalMinor }) => sum + offerTotalMinor, 0)).toBe(stored.netMinor);
  const paint = made.find(({ title }) => title === 'Paint the wall');
  const pump = made.find(({ title }) => title !== 'Paint the wall');
  expect(pump).toMatchObject({ estimateMin: 150 });
  expect(stored.lineOrders).toEqual({ pump: pump?.id, fitting: pump?.id, paint: paint?.id });
  await page
    .getByRole('row', { name: /^Paint the wall/ })
    .getByRole('link', { name: String(paint?.number) })
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await orders()
    .getByRole('button', { name: `Take back ${paint?.number}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await orders().getByText('“Paint the wall” is in no order or plan yet.').waitFor();
  expect(await storedAt(app.backend, `workOrders/${paint?.id}`)).toMatchObject({ status: 'cancelled' });
  expect(await storedAt(app.backend, `offers/${id}`)).toMatchObject({
    status: 'accepted',
    lineOrders: { pump: pump?.id, fitting: pump?.id },
  });
});

it('lines are left for later, and become the next order; what has begun is not taken back', async () => {
  const id = await openAccepted();
  await offer.button('Create work order').click();
  await moveTo(/^Leave for later/, 'Pump', 'Fit the pump');
  await dialog().getByRole('region', { name: 'Left for later' }).getByText('Fit the pump').waitFor();
  await dialog().getByRole('button', { name: 'Create work order' }).click();
  await page.waitForURL(/\/work-orders\/[^/]+$/);
  expect(await storedAt(app.backend, `offers/${id}`)).toMatchObject({ status: 'accepted' });
  const [first] = await madeOf(id);
  await changeRecord(app.backend, `workOrders/${first?.id}`, { status: 'onHold', statusGroup: 'waiting' });

  await goTo(page, `/create-offer?id=${id}`);
  await orders().getByText('On hold').waitFor();
  await expect(orders().getByRole('button', { name: /^Take/ })).toHaveCount(0);
  await orders().getByText('2 accepted lines are in no order or plan yet.').waitFor();
  await offer.button('Create work order').click();
  await expect(dialog().getByText('Paint the wall')).toHaveCount(0);
  await dialog().getByRole('button', { name: 'Create work order' }).click();
  await page.waitForURL(/\/work-orders\/[^/]+$/);
  expect(await storedAt(app.backend, `offers/${id}`)).toMatchObject({ status: 'converted' });
  expect(await madeOf(id)).toHaveLength(2);
});

it('a line that recurs becomes a plan beside the order, both lead to each other, and the plan is taken back', async () => {
  const id = await openAccepted([line('check', { name: 'Check the pump', unitMinor: 12_000, recurs: '3m' })]);
  await page.getByText('Per visit, every 3 months').waitFor();
  await offer.button('Create work order').click();
  const second = dialog().getByRole('region', { name: 'Plan 1' });
  await second.getByText('every 3 months').waitFor();
  expect(await accessibilityProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog().getByRole('button', { name: 'Create orders and plans' }).click();
  await orders().getByText('Draft').nth(1).waitFor();
  const [plan] = await storedWhere(app.backend, 'maintenancePlans', 'offerRef.id', id);
  expect(plan).toMatchObject({ name: 'Check the pump', recurrence: { unit: 'month', every: 3 } });
  const stored = await storedAt(app.backend, `offers/${id}`);
  expect(stored).toMatchObject({ status: 'converted', linePlans: { check: plan?.id } });
  expect(await accessibilityProblems(page)).toEqual([]);

  await orders()
    .getByRole('link', { name: String(plan?.number) })
    .click();
  await page.getByText('Made from the offer').getByRole('link').click();
  await orders()
    .getByRole('button', { name: `Take back ${plan?.number}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await orders().getByText('“Check the pump” is in no order or plan yet.').waitFor();
  expect(await storedAt(app.backend, `maintenancePlans/${plan?.id}`)).toMatchObject({ state: 'ended' });
  expect(await storedAt(app.backend, `offers/${id}`)).toMatchObject({ status: 'accepted' });
});
