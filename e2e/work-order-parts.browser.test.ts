import type { Locator, Page } from 'playwright-core';
import { DraftNotice } from './page-models/draft-notice';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { accessibilityProblems } from './support/axe';
import { goTo } from './support/go-to';
import { changeRecord } from './support/records';
import { storedAt } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const MANAGER = { id: 'employee-03', name: 'Marek Wolny' };

/** Parts and costs on the page of an order. */
class Lines {
  readonly panel: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: /^Parts/ });
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
  }

  async open(name: string) {
    await this.panel.getByRole('button', { name, exact: true }).click();
    await this.dialog.waitFor();
  }

  async save(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async fill(label: string, text: string) {
    await this.dialog.getByRole('textbox', { name: label }).fill(text);
  }

  /** The figure beside a word of the sums. */
  figure(term: string): Locator {
    return this.panel
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${term}`) })
      .getByRole('definition')
      .first();
  }
}

let app: TestApp;
let office: Lines;
let crew: Lines;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  const windows = new Windows(app);
  const page = await windows.of('office');
  office = new Lines(page);
  await new WorkOrderFormPage(page).create('Replace the seals');
  orderId = page.url().split('/').at(-1) ?? '';
  await changeRecord(app.backend, `workOrders/${orderId}`, {
    leadId: MANAGER.id,
    leadName: MANAGER.name,
    offerTotalMinor: 20_000,
  });
  crew = new Lines(await windows.of('manager'));
  await goTo(crew.page, `/work-orders/${orderId}`);
});

afterAll(() => app?.close());

it('two people note parts at once, and the office sees what was offered, done and spent', async () => {
  await office.open('Add part');
  await crew.open('Add part');
  await expect(crew.dialog.getByRole('textbox', { name: 'Cost of one' })).toHaveCount(0);
  await office.dialog.getByRole('button', { name: 'Add part', exact: true }).click();
  await office.dialog.getByText('Enter what it is.').first().waitFor();
  expect(await accessibilityProblems(office.page, '[role="dialog"]')).toEqual([]);
  await office.fill('Part', 'Filter F7');
  await office.fill('Quantity', '1.5');
  await office.fill('Cost of one', '33.33');
  await office.fill('Price of one', '50');
  await crew.fill('Part', 'Seal');
  await Promise.all([office.save('Add part'), crew.save('Add part')]);
  for (const { panel } of [office, crew])
    for (const name of ['Filter F7', 'Seal']) await panel.getByText(name, { exact: true }).waitFor();
  const { parts } = await storedAt(app.backend, `workOrders/${orderId}`);
  const names = Object.values(parts as Record<string, { readonly name: string }>).map(({ name }) => name);
  expect(names.sort()).toEqual(['Filter F7', 'Seal']);
  await office.panel.getByText('1 part has no cost yet. 1 part has no price yet.').waitFor();
  await expect(crew.panel.getByText(/€/)).toHaveCount(0);

  await office.open('Add cost');
  await office.fill('What for', 'Lift hire');
  await office.fill('Amount', '160');
  await office.save('Add cost');
  await office.figure('Cost').getByText('€210.00').waitFor();
  await office.figure('Offered').getByText('€200.00').waitFor();
  await office.panel.getByText('At a loss').waitFor();
  await office.figure('Margin').getByText('Not known yet').waitFor();
  await office.open('Change Seal');
  await office.fill('Cost of one', '0');
  await office.save('Save part');
  await office.figure('Margin').getByText('-€10.00 (-5%)').waitFor();
});

it('what is typed into a dialog outlives a reload, and a removed line comes back', async () => {
  await office.open('Change Lift hire');
  await office.fill('Amount', '99');
  await new DraftNotice(office.page).kept('"amountMinor":9900');
  await office.page.reload();
  await office.open('Change Lift hire');
  await office.dialog.getByText('What you typed before is back.').waitFor();
  await office.save('Save cost');
  await office.figure('Cost').getByText('€149.00').waitFor();
  await office.panel.getByText('Within the offer').waitFor();

  await office.panel.getByRole('button', { name: 'Remove Filter F7' }).click();
  await office.figure('Parts cost').getByText('€0.00').waitFor();
  await office.page.getByRole('button', { name: 'Undo' }).click();
  await office.figure('Parts cost').getByText('€50.00').waitFor();
  expect(await accessibilityProblems(office.page)).toEqual([]);
});
