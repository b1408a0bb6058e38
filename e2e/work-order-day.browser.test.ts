import type { WorkOrder } from '@fm/domain/work-order';
import type { Page } from 'playwright-core';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderLabour } from './page-models/work-order-labour';
import { WorkOrderPage } from './page-models/work-order-page';
import { WorkPlanPage } from './page-models/work-plan-page';
import { chooseOf } from './support/choose-of';
import { goTo } from './support/go-to';
import { killFunctionsIn } from './support/kill-functions';
import { loseConnection } from './support/lose-connection';
import { photo } from './support/photo';
import { changeRecord } from './support/records';
import { storeOrder } from './support/store-order';
import { storedAt, storedBelowWhere, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const TECHNICIAN = { id: 'employee-04', name: 'Emil Otto' };
const ABSENT = { id: 'employee-03', name: 'Marek Wolny' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const LAMPS = '9001';
const RAILING = '9002';
const DRAIN = '9003';
const TO_CHECK: WorkOrder['checklist'] = {
  lamps: { kind: 'check', label: 'Lamps are tight', order: 1, required: true },
  volts: { kind: 'number', label: 'Voltage', unit: 'V', min: 220, max: 240, order: 2, required: true },
  plate: { kind: 'photo', label: 'Type plate', order: 3, required: true },
  duct: { kind: 'check', label: 'Cable duct is dry', order: 4, required: true },
};

let app: TestApp;
let windows: Windows;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  windows = new Windows(app);
  // In that week certificates of the demo have run out, and nobody has anything else to do.
  await changeRecord(app.backend, `employees/${TECHNICIAN.id}`, { certificates: {} });
  await changeRecord(app.backend, `employees/${ABSENT.id}`, {
    certificates: {},
    absences: [{ from: '2031-03-03', to: '2031-03-07', kind: 'training' }],
  });
  await storeOrder(app.backend, LAMPS, { title: 'Quay lamps', requireSignature: true, checklist: TO_CHECK });
  await storeOrder(app.backend, RAILING, { title: 'Quay railing' });
  await storeOrder(app.backend, DRAIN, { title: 'Quay drain' });
});

afterAll(() => app?.close());

const stored = (id: string) => storedAt(app.backend, `workOrders/${id}`);

it('the office plans its day: by drag and by keyboard, past an absence, a double booking and a blocked customer', async () => {
  const page = await windows.of('office');
  const plan = new WorkPlanPage(page);
  const order = new WorkOrderPage(page);
  const form = new WorkOrderFormPage(page);
  const asksFor = (number: string) => plan.toPlan.getByRole('button', { name: `Schedule WO-2031-${number}` });
  await plan.open('view=calendar&day=2031-03-04&lanes=person&team=Office&q=quay');

  const lane = plan.day(new RegExp(`${TECHNICIAN.name}, .*4 March`));
  await plan.drag(plan.order(plan.toPlan, 'Quay lamps'), lane, { x: 30, y: 20 });
  await plan.dialog.getByText('Schedule work order').waitFor();
  await form.fillTime('From', '0900');
  await form.fillTime('To', '1100');
  await order.confirm('Schedule');
  await plan.order(lane, 'Quay lamps').waitFor();

  await asksFor(RAILING).press('Enter');
  await form.pick('Lead', ABSENT.name, plan.dialog);
  await form.fillDay('Day', '2031-03-05');
  await form.fillTime('From', '0800');
  await plan.dialog.getByText(new RegExp(`^${ABSENT.name} is `)).waitFor();
  const free = plan.dialog.getByRole('list', { name: 'People with free time' }).getByRole('button');
  await free.first().waitFor();
  const instead = String(await free.first().getAttribute('aria-label')).replace('Choose ', '');
  await free.first().press('Enter');
  await plan.dialog.getByText(`${instead} instead of ${ABSENT.name}.`).waitFor();
  const killed = killFunctionsIn(page, app.backend);
  await order.confirm('Schedule');
  await killed;
  await asksFor(RAILING).waitFor({ state: 'detached' });

  await asksFor(DRAIN).click();
  await form.pick('Lead', TECHNICIAN.name, plan.dialog);
  await form.fillDay('Day', '2031-03-04');
  await form.fillTime('From', '1000');
  await plan.dialog.getByText(/is already booked from 09:00 to 11:00: WO-2031-9001/).waitFor();
  await form.field('Reason for override').fill('Same building');
  await order.confirm('Schedule');
  await plan.order(lane, 'Quay drain').waitFor();

  await goTo(page, '/work-orders/form');
  await form.pick('Customer', "O'Reilly");
  await page.getByText('This customer is marked').waitFor();

  expect(await stored(LAMPS)).toMatchObject({ status: 'scheduled', leadName: TECHNICIAN.name });
  expect(await stored(RAILING)).toMatchObject({ status: 'scheduled', leadName: instead });
  expect(await stored(DRAIN)).toMatchObject({ status: 'scheduled', leadName: TECHNICIAN.name });
});

it('the technician works at 390 px while the connection drops twice and the functions die, and the office verifies and prints', async () => {
  const office = await windows.of('office');
  const phone = await windows.of('empty', PHONE);
  const order = new WorkOrderPage(phone);
  const labour = new WorkOrderLabour(phone);
  const seen = new WorkOrderPage(office);
  const partsOn = (page: Page) => page.getByRole('region', { name: /^Parts/ });
  const offline = phone.getByText('Oops, No Internet Connection');
  await goTo(office, `/work-orders/${LAMPS}`);
  await goTo(phone, `/work-orders/${LAMPS}`);
  const killedAtStart = killFunctionsIn(phone, app.backend);
  await order.transition('Start');
  await killedAtStart;
  await order.is('in progress');

  const ticked = loseConnection(phone, 'before the answer');
  await order.checklist.getByRole('checkbox', { name: 'Lamps are tight' }).tap();
  const backToTick = await ticked;
  await seen.checklist.getByText('1 of 4 filled in').waitFor();
  await offline.waitFor();
  await backToTick();
  await order.checklist.getByText('1 of 4 filled in').waitFor();

  const volts = order.checklist.getByRole('textbox', { name: 'Voltage' });
  await volts.fill('251');
  await volts.blur();
  await seen.checklist.getByText('Out of range').waitFor();
  await order.checklist.locator('input[type=file]').last().setInputFiles(photo('Plate.png'));
  await seen.checklist.getByText('3 of 4 filled in').waitFor();

  await partsOn(phone).getByRole('button', { name: 'Add part', exact: true }).tap();
  await order.dialog.getByRole('textbox', { name: 'Part' }).fill('Lamp E27');
  const killedAtPart = killFunctionsIn(phone, app.backend);
  await order.confirm('Add part');
  await killedAtPart;
  await partsOn(office).getByText('Lamp E27').waitFor();

  await chooseOf(labour.panel.getByRole('button', { name: / Timer for$/ }), 'Break', true);
  await labour.button('Start timer').tap();
  await labour.panel.getByText(/^Break since/).waitFor();
  await labour.button('Stop timer').tap();
  await new WorkOrderLabour(office).entries().filter({ hasText: TECHNICIAN.name }).waitFor();

  await phone.getByRole('button', { name: 'Take signature' }).tap();
  await order.dialog.getByLabel('Signed for the customer by').fill('Rosa Klein');
  await order.confirm('Save signature');
  await office.getByRole('region', { name: 'Signature' }).getByText('Rosa Klein').first().waitFor();

  await order.transition('Complete');
  await order.dialog.getByRole('checkbox', { name: /^Carry the open items/ }).tap();
  await order.dialog.getByRole('textbox', { name: 'What was done?' }).fill('Lamps done, duct still wet.');
  const saved = loseConnection(phone, 'before the server');
  await order.confirm('Complete');
  const backToSave = await saved;
  await offline.waitFor();
  expect(await stored(LAMPS)).toMatchObject({ status: 'inProgress' });
  await backToSave();
  await order.is('completed');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await seen.transition('Verify');
  const killedAtEnd = killFunctionsIn(office, app.backend);
  await seen.confirm('Verify');
  await killedAtEnd;
  await seen.is('verified');
  expect(await toldOf(LAMPS)).toEqual([
    'status scheduled',
    'status inProgress',
    'checklist.lamps.value',
    'checklist.volts.value',
    'checklist.plate.value',
    expect.stringMatching(/^parts\./),
    'signed',
    'status completed',
    'status verified',
  ]);
  for (const step of ['Draft → Scheduled', 'In progress → Completed', 'Completed → Verified'])
    await expect(seen.history.getByText(step)).toHaveCount(1);
  const [rest, ...more] = (await storedWhere(app.backend, 'workOrders', 'title', 'Quay lamps')).filter(
    ({ id }) => id !== LAMPS,
  );
  expect(more).toEqual([]);
  expect(rest).toMatchObject({ status: 'draft', checklist: { duct: { label: 'Cable duct is dry' } } });
  expect(Object.keys(Object(rest?.checklist))).toEqual(['duct']);
  const spent = await storedBelowWhere(app.backend, 'labour', 'workOrderRef.id', LAMPS);
  expect(spent).toMatchObject([{ kind: 'break', employeeRef: TECHNICIAN }]);
  expect(await storedWhere(app.backend, 'attachments', 'entity.id', LAMPS)).toHaveLength(1);

  // A dialog of the browser would hold the page up.
  await office.addInitScript(() => {
    window.print = () => undefined;
  });
  await goTo(office, `/work-orders/${LAMPS}/report?lang=en`);
  const report = office.getByRole('article', { name: /^Work report: / });
  for (const words of ['Lamps done, duct still wet.', 'Lamp E27', /^Signed by Rosa Klein/])
    await report.getByText(words).first().waitFor();
});

/** What the history keeps of an order, oldest first: the status taken, the first field changed, or the kind of entry. */
async function toldOf(id: string): Promise<readonly string[]> {
  const events = (await storedWhere(app.backend, 'events', 'entity.id', id)) as unknown as readonly Entry[];
  return (
    events
      // A whole second is written without a fraction: as text it would come after all within it.
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
      .map(({ kind, changes: [first] }) => {
        if (kind === 'status') return `status ${String(first?.to)}`;
        return kind === 'changed' ? String(first?.path) : kind;
      })
  );
}

interface Entry {
  readonly at: string;
  readonly kind: string;
  readonly changes: readonly { readonly path: string; readonly to: unknown }[];
}
