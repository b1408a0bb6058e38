import type { Page } from 'playwright-core';
import { RecordFiles } from './page-models/record-files';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { photo, plainFile } from './support/photo';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

let app: TestApp;
let page: Page;
let form: WorkOrderFormPage;
let order: WorkOrderPage;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  form = new WorkOrderFormPage(page);
  order = new WorkOrderPage(page);
});

afterAll(() => app?.close());

const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function fromMenu(name: string) {
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

it('an accepted offer becomes an order, and each leads to the other', async () => {
  const accepted = await storedWhere(app.backend, 'offers', 'status', 'accepted');
  const offer = accepted.find(({ lines }) => JSON.stringify(lines).includes('"material"')) ?? accepted[0];
  await goTo(page, `/create-offer?id=${offer?.id}`);
  await page.getByRole('button', { name: 'Create work order' }).click();
  expect(await accessibilityProblems(page, '[role="dialog"]')).toEqual([]);
  await dialogButton('Create work order').click();
  await page.waitForURL(/\/work-orders\/[^/]+$/);
  const made = await storedAt(app.backend, `workOrders/${order.id}`);
  expect(made).toMatchObject({
    status: 'draft',
    offerTotalMinor: offer?.netMinor,
    offerRef: { id: offer?.id },
  });
  expect(await storedAt(app.backend, `offers/${offer?.id}`)).toMatchObject({
    status: 'converted',
    convertedTo: [{ type: 'workOrder', id: order.id }],
  });
  await page
    .getByRole('region', { name: 'Offered, done and cost' })
    .getByText('Offered', { exact: true })
    .first()
    .waitFor();
  await page.getByRole('region', { name: 'Work', exact: true }).getByRole('link', { name: /^OF-/ }).click();
  await page
    .getByRole('region', { name: /^Work orders/ })
    .getByRole('link', { name: /^WO-\d{4}-\d{4}$/ })
    .waitFor();
});

it('an order is duplicated, kept as a template, chosen from it, and linked both ways', async () => {
  const title = own('Flush the drains');
  const [template, renamed] = [own('Drains, yearly'), own('Drains')];
  await form.create(title, { items: ['Drains run'] });
  const first = order.id;
  await fromMenu('Save as template…');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(template);
  await dialogButton('Save template').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await fromMenu('Duplicate…');
  await form.field('Title').fill(`${title}, again`);
  await form.button('Create work order').click();
  await page.getByRole('heading', { name: `${title}, again`, level: 1 }).waitFor();
  const copy = await storedAt(app.backend, `workOrders/${order.id}`);
  expect(copy).toMatchObject({ status: 'draft', leadName: 'Yusuf Demir' });
  expect(copy).not.toHaveProperty('plannedDay');
  expect(Object.values(copy.checklist as object)).toMatchObject([{ label: 'Drains run' }]);

  await page.getByRole('button', { name: 'Link order' }).click();
  await form.pick('Order', title);
  await dialogButton('Link').click();
  const links = page.getByRole('region', { name: 'Related orders' });
  await links.getByRole('link', { name: new RegExp(`${title}$`) }).click();
  await page.waitForURL(new RegExp(`/work-orders/${first}$`));
  await links.getByRole('link', { name: `${title}, again` }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await links.getByRole('button', { name: /^Remove the link/ }).click();
  await links.getByText('None.').waitFor();

  await goTo(page, '/work-orders/form');
  await form.pick('Start from a template', template);
  await page.getByText(`Filled in from “${template}”.`).waitFor();
  await expect(form.field('Title')).toHaveValue(title);
  await expect(form.field('Item 1')).toHaveValue('Drains run');
  await page.getByRole('link', { name: 'Manage templates' }).click();
  await form.button('Leave without saving').click();
  await page.getByRole('button', { name: `Rename ${template}` }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(renamed);
  await dialogButton('Rename').click();
  await page.getByRole('button', { name: `Move ${renamed} to trash` }).click();
  await page.getByRole('button', { name: `Rename ${renamed}` }).waitFor({ state: 'detached' });
  expect(await accessibilityProblems(page)).toEqual([]);
});

/** The open offer, with the photo of an item, gets a file, is sent, accepted and made an order, which has the photo. */
async function becomesOrderWithFiles() {
  const files = new RecordFiles(page);
  await files.photo('Brakes').waitFor();
  await files.choose('Add file', plainFile('Brake shoes.pdf', 20_000));
  await files.panel.getByText('Brake shoes.pdf').waitFor();
  await page.getByRole('button', { name: 'Download Brake shoes.pdf' }).waitFor();
  await page.reload();
  await files.photo('Brakes').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('radio', { name: /^Another way/ }).check();
  await dialogButton('Mark as sent').click();
  await files.panel.getByText('The offer is no longer a draft, so its files stay as they are.').waitFor();
  await expect(files.panel.getByRole('button', { name: /^(Add|Delete)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as accepted' }).click();
  await page.getByRole('dialog').getByLabel('Accepted by').fill('Rosa Klein');
  await dialogButton('Mark as accepted').click();
  await page.getByRole('button', { name: 'Create work order' }).click();
  await dialogButton('Create work order').click();
  await page.waitForURL(/\/work-orders\/[^/]+$/);
  await page.reload();
  await files.photo('Brakes').waitFor();
  // A supplier's quote lies with the offer, where the crew does not read it.
  const carried = await storedWhere(app.backend, 'attachments', 'entity.id', order.id);
  expect(carried.map(({ kind }) => kind)).toEqual(['photo']);
}

it('a failed check becomes an offer or an order that it names; its photo goes along with both, and with what the offer becomes', async () => {
  await form.create('Check the lift', { items: ['Brakes'] });
  const first = order.id;
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: /^Tick Answer/ }).click();
  await page.getByRole('option', { name: 'Pass or fail' }).click();
  await form.button('Save changes').click();
  await order.checklist.getByText('Fail', { exact: true }).click();
  await order.checklist.locator('input[aria-label="Add photo to Brakes"]').setInputFiles(photo('Worn.png'));
  await order.checklist.getByRole('button', { name: 'Open Worn.jpg' }).waitFor();
  await order.checklist.getByRole('link', { name: 'Offer the repair' }).click();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Repair: Brakes');
  await page.getByText('The photo of the checklist item is copied to this offer.').waitFor();
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Price').fill('120');
  await page.getByRole('button', { name: 'Create offer', exact: true }).click();
  await page.waitForURL(/\?.*id=/);
  await becomesOrderWithFiles();
  await goTo(page, `/work-orders/${first}`);
  await order.checklist.getByText(/^Open offer OF-\S+ \(converted\)$/).waitFor();
  await expect(order.checklist.getByRole('link', { name: 'Offer the repair' })).toHaveCount(0);
  await order.checklist.getByRole('link', { name: 'Create follow-up order' }).click();
  await page.getByText('The photo of the checklist item is copied to this order.').waitFor();
  await form.button('Create work order').click();
  await page.getByRole('heading', { name: 'Follow-up: Brakes', level: 1 }).waitFor();
  const followUp = order.id;
  expect(await storedAt(app.backend, `workOrders/${first}`)).toMatchObject({
    links: { [followUp]: { kind: 'followedBy', itemId: expect.any(String) } },
  });
  await new RecordFiles(page).photo('Worn.jpg').waitFor();
  const [copy, ...more] = await storedWhere(app.backend, 'attachments', 'entity.id', followUp);
  expect(more).toEqual([]);
  expect(copy).toMatchObject({
    name: 'Worn.jpg',
    kind: 'photo',
    entity: { label: 'Follow-up: Brakes' },
    contentOf: expect.any(String),
  });
  expect(copy).not.toHaveProperty('itemId');
  expect(await storedWhere(app.backend, 'attachments', 'entity.id', first)).toHaveLength(1);
  await goTo(page, `/work-orders/${first}`);
  await order.checklist.getByRole('link', { name: 'Open follow-up order' }).click();
  await page.getByRole('heading', { name: 'Follow-up: Brakes', level: 1 }).waitFor();
});
