import type { Page } from 'playwright-core';
import { Keyboard } from './page-models/keyboard';
import { WorkOrderPage } from './page-models/work-order-page';
import { WorkPlanPage } from './page-models/work-plan-page';
import { accessibilityProblems } from './support/axe';
import { own } from './support/own';
import { type QuayOrders, storeQuayOrders, TECHNICIAN } from './support/quay-orders';
import { changeRecord } from './support/records';
import { storedAt, storedBelowWhere, storedWhere } from './support/stored';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

let app: TestApp;
let page: Page;
let keys: Keyboard;
let order: WorkOrderPage;
let plan: WorkPlanPage;
let quay: QuayOrders;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  // In that week certificates of the demo have run out.
  await changeRecord(app.backend, `employees/${TECHNICIAN.id}`, { certificates: {} });
});

afterAll(() => app?.close());

beforeEach(async () => {
  quay = await storeQuayOrders(app.backend);
  page = await app.newPage({
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  });
  // A dialog of the browser would hold the page up.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  keys = new Keyboard(page);
  order = new WorkOrderPage(page);
  plan = new WorkPlanPage(page);
  await keys.open(`${app.url}/login`);
  await page.getByRole('heading', { name: 'SIGN IN' }).waitFor();
});

afterEach(async () => {
  expect(keys.troubles).toEqual([]);
  await app.closePages();
});

async function signIn(login: string) {
  await keys.fill('Email Address', `${login}@nordhaus.example`);
  await keys.fill('Your Password', 'facility-demo');
  await keys.press('Enter');
  await keys.on('heading', 'Overview');
}

const stored = (id: string) => storedAt(app.backend, `workOrders/${id}`);
// Where nothing is to be seen of what is said, the element has no size.
const told = (words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });

it('the office goes from the sign-in past the menu to a new order with everything in it', async () => {
  await signIn('office');
  await keys.do('link', 'Skip to content', 'Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await keys.do('link', 'Work Order', 'Shift+Tab');
  await keys.on('heading', 'Work orders');
  await keys.press('?');
  await keys.on('dialog', 'Keyboard shortcuts');
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  await keys.press('Escape');
  await keys.on('heading', 'Work orders');

  await keys.do('link', 'New work order');
  await keys.on('heading', 'New work order');
  await keys.pick('Customer', 'Hausverwaltung M', /Möller/);
  await keys.pick('Site', '', /./);
  await keys.choose(/Contact/, 'Jens Müller');
  await keys.fill('Title', 'Quay lamps');
  await keys.choose(/Type/, 'Inspection');
  await keys.choose(/Priority/, 'High');
  await keys.enter('Planned day', '06032031');
  await keys.enter('Due date', '31032031');
  await keys.enter('From', '0800');
  await keys.enter('To', '1000');
  await keys.pick('Lead', 'Yusuf', /Yusuf Demir/);
  await keys.pick('Crew', 'Emil', /Emil Otto/);
  for (const label of ['Lamps are tight', 'Not needed', 'Cables are dry']) {
    await keys.do('button', 'Add checklist item');
    await keys.on('textbox', /^Item \d$/);
    await keys.type(label);
  }
  await keys.do('button', 'Remove item 2', 'Shift+Tab');
  await keys.on('button', 'Remove item 2');
  await keys.do('button', 'Add part');
  await keys.on('combobox', 'Catalogue item');
  await keys.to('textbox', 'Part');
  await keys.type('Lamp E27');
  await keys.press('Enter');
  await keys.on('button', 'Add part');
  await keys.do('button', 'Create work order');
  await keys.on('heading', 'Quay lamps');

  const [made] = await storedWhere(app.backend, 'workOrders', 'title', 'Quay lamps');
  expect(made).toMatchObject({
    type: 'inspection',
    priority: 'high',
    contactRef: { name: 'Jens Müller' },
    plannedDay: '2031-03-06',
    dueDate: '2031-03-31',
    leadName: 'Yusuf Demir',
    crewRefs: [{ name: 'Emil Otto' }],
    status: 'scheduled',
  });
  const labels = Object.values(Object(made?.checklist)).map((item) => Object(item).label);
  expect(labels.sort()).toEqual(['Cables are dry', 'Lamps are tight']);
  expect(Object.values(Object(made?.parts))).toMatchObject([{ name: 'Lamp E27' }]);
});

it('the office assigns in the table, moves on the board and reschedules in the calendar, and takes back', async () => {
  await signIn('office');
  await keys.open(`${app.url}/work-orders`);
  await page.getByRole('heading', { name: 'Work orders' }).waitFor();
  await keys.press('/');
  await keys.on('searchbox', 'Search work orders');
  await keys.type('quay');
  await page.getByRole('link', { name: /^Quay railing/ }).waitFor();
  await keys.choose(/Status/, 'Draft');
  await told(/hidden by the search and 1 filter/);
  await keys.to('button', /^Views/);
  await keys.command('Save this view');
  await keys.on('textbox', 'Name');
  const view = own('Drafts at the quay');
  await keys.type(view);
  await keys.press('Enter');
  await keys.on('button', view);
  await keys.do('button', 'Remove filter Status: Draft');
  await keys.to('button', /^(Views|Drafts)/, 'Shift+Tab');
  await keys.command(view);
  await page.getByRole('button', { name: 'Remove filter Status: Draft' }).waitFor();

  await keys.press('/', 'ArrowDown');
  await keys.press('x', 'Shift+ArrowDown');
  await told('2 work orders selected');
  await keys.press('a');
  await keys.on('button', 'Schedule');
  await keys.do('button', 'Assign');
  await keys.on('combobox', 'Lead');
  await keys.take('Yusuf', /Yusuf Demir/);
  await keys.do('button', 'Assign');
  await closed();
  await told('Undo');
  expect(await stored(quay.railing)).toMatchObject({ leadName: 'Yusuf Demir' });
  await keys.press('Control+z');
  await told('Undone.');
  expect(await stored(quay.drain)).toMatchObject({ leadName: TECHNICIAN.name });

  await keys.do('link', 'Board', 'Shift+Tab');
  await plan.card('Draft', 'Quay drain').waitFor();
  await keys.to('link', 'Quay drain');
  await keys.to('button', `Move WO-2031-${quay.drain}`);
  await keys.command('Schedule');
  await page.getByRole('dialog', { name: 'Schedule work order' }).waitFor();
  await keys.do('button', 'Schedule');
  await closed();
  await told(`WO-2031-${quay.drain} is now scheduled.`);

  await keys.open(`${app.url}/work-orders?view=calendar&day=2031-02-26&q=quay`);
  await plan.day(/26 February/).waitFor();
  await keys.to('button', 'Next week');
  await keys.press('PageDown');
  await keys.do('link', /^Wed 5.*open this day/);
  await page.getByRole('heading', { name: /5 March 2031/ }).waitFor();
  await keys.to('button', /Quay drain/);
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Quay drain' }).waitFor();
  await keys.do('button', 'Reschedule…');
  await page.getByRole('dialog', { name: 'Reschedule work order' }).waitFor();
  await keys.enter('From', '1400');
  await keys.enter('To', '1500');
  await keys.do('button', 'Reschedule');
  await closed();
  await told('is now planned for');
  expect(await stored(quay.drain)).toMatchObject({ plannedStart: '2031-03-05T13:00:00Z' });
  await keys.press('Control+z');
  await told('is planned as before.');
  expect(await stored(quay.drain)).toMatchObject({ plannedStart: '2031-03-05T08:00:00Z' });
  await keys.to('button', 'Today', 'Shift+Tab');
});

it('the technician does the job, and after a change of hands the office verifies and prints it', async () => {
  const title = `Crane check ${quay.crane}`;
  await signIn('empty');
  await keys.press('Control+k');
  await keys.on('combobox', 'Search');
  await keys.type(`WO-2031-${quay.crane}`);
  await page.getByRole('option', { name: title }).waitFor();
  await keys.press('Enter');
  await keys.on('heading', title);

  await keys.do('button', 'Start');
  await told('is now in progress.');
  await keys.on('button', 'Complete');
  await keys.to('checkbox', 'Hook is locked');
  await keys.press('Space');
  await keys.fill('Voltage', '251');
  await keys.do('button', 'Add remark on Voltage');
  await order.checklist.getByText('Out of range').waitFor();
  await keys.on('textbox', 'Remark on Voltage');
  await keys.press('Escape');
  await keys.on('button', 'Add remark on Voltage');
  await keys.press('Enter');
  await keys.on('textbox', 'Remark on Voltage');
  await keys.type('Far too much');
  await keys.do('button', 'Save remark');
  await keys.on('button', 'Change remark on Voltage');

  await keys.choose(/ Timer for$/, 'Break');
  await keys.do('button', 'Start timer');
  await keys.on('button', 'Stop timer');
  await keys.press('Enter');
  await keys.do('button', 'Add time', 'Shift+Tab');
  await page.getByRole('dialog', { name: 'Add time' }).waitFor();
  await keys.fill('Duration', '0:30');
  await keys.press('Enter');
  await keys.on('button', 'Add time');
  await keys.do('button', 'Add part');
  await keys.on('combobox', 'Catalogue item');
  await keys.to('textbox', 'Part');
  await keys.type('Hook');
  await keys.press('Enter');
  await keys.on('button', 'Add part');
  await keys.do('button', 'Add cost');
  await keys.on('textbox', 'What for');
  await keys.type('Lift');
  await keys.fill('Amount', '120');
  await keys.press('Enter');
  await keys.on('button', 'Add cost');

  await keys.do('button', 'Take signature');
  await keys.on('textbox', 'Signed for the customer by');
  await keys.type('Rosa Klein');
  await keys.press('Enter');
  await keys.on('button', 'Sign again');
  await keys.to('textbox', 'New comment');
  await keys.type('Look at the voltage, @Ma');
  await page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option').nth(1).waitFor();
  await keys.press('ArrowDown', 'Enter');
  await keys.do('button', 'Add comment');
  const said = order.comments.getByRole('listitem').filter({ hasText: 'Look at the voltage' });
  await said.waitFor();
  await keys.on('button', 'Add comment');

  await keys.do('button', 'Complete', 'Shift+Tab');
  await keys.on('checkbox', /^Carry the open items/);
  await keys.press('Space');
  await keys.fill('What was done?', 'Hook done, the plate is missing.');
  await keys.do('button', 'Complete');
  await closed();
  await told('is now completed.');
  const commented = await storedBelowWhere(app.backend, 'comments', 'workOrderRef.id', quay.crane);
  expect(commented).toMatchObject([{ mentionRefs: [{ name: expect.stringMatching(/^Ma/) }] }]);
  const spent = await storedBelowWhere(app.backend, 'labour', 'workOrderRef.id', quay.crane);
  expect(spent.map(({ kind }) => kind).sort()).toEqual(['break', 'work']);
  const rest = (await storedWhere(app.backend, 'workOrders', 'title', title)).find(
    ({ id }) => id !== quay.crane,
  );
  expect(Object.keys(Object(rest?.checklist))).toEqual(['plate']);

  await keys.do('button', 'Your profile', 'Shift+Tab');
  await keys.do('button', 'Logout');
  await keys.on('heading', 'SIGN IN');
  await signIn('office');
  await keys.open(`${app.url}/work-orders/${quay.crane}`);
  await keys.do('button', 'Verify');
  await page.getByRole('dialog').waitFor();
  await keys.do('button', 'Verify');
  await closed();
  await told('is now verified.');
  await keys.do('link', 'Print report', 'Shift+Tab');
  await keys.on('heading', 'Work report');
  await page.getByRole('article').getByText('Hook done, the plate is missing.').waitFor();
  expect(await stored(quay.crane)).toMatchObject({ status: 'verified' });
});
