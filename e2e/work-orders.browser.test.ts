import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ListPage } from './page-models/list-page';
import { SignInPage } from './page-models/sign-in-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { PASSWORD } from './support/add-person';
import { accessibilityProblems } from './support/axe';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { startTestApp, type TestApp } from './support/test-app';

jest.setTimeout(60_000);

type Stored = Record<string, unknown>;

const MANAGER = 'employee-03';

/** Somebody whose certificates never run out. */
const LEAD = 'Yusuf Demir';
const WIDE = { width: 1440, height: 900 };

let app: TestApp;
let page: Page;
let list: ListPage;
let form: FormPage;
let order: WorkOrderPage;

async function signedIn(email: string, timezoneId = 'Europe/Berlin'): Promise<Page> {
  const opened = await app.newPage({ locale: 'en-GB', viewport: WIDE, timezoneId });
  const signIn = new SignInPage(opened, app.url);
  await signIn.open();
  await signIn.signIn(email, PASSWORD);
  await opened.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  return opened;
}

const windows = new Map<string, Promise<Page>>();

/** The one window of somebody else: signing in takes longer than most tests. */
function windowOf(email: string): Promise<Page> {
  const known = windows.get(email) ?? signedIn(email);
  windows.set(email, known);
  return known;
}

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  page = await signedIn('office@nordhaus.example');
  list = new ListPage(page, 'Work orders');
  form = new FormPage(page);
  order = new WorkOrderPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => page.goto(app.url + path);
const address = () => page.url().slice(app.url.length);

async function stored(title: string): Promise<Stored> {
  const [found] = await storedWhere(app.backend, 'workOrders', 'title', title);
  if (!found) throw new Error(`No work order is called ${title}.`);
  return found;
}

const ordersWhere = (field: string, value: string) => storedWhere(app.backend, 'workOrders', field, value);

/** Chooses in a field that searches. */
async function pick(label: string, text: string, on: Page = page) {
  await on.getByRole('combobox', { name: label }).fill(text);
  await on
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

interface Given {
  readonly led?: boolean;
  readonly planned?: boolean;
  readonly items?: readonly string[];
}

let days = 0;

/**
 * Creates an order by the form; with a lead and a time it can be scheduled, each on a day of its own. Ends on its page.
 * Gives the day.
 */
async function create(title: string, { led = true, planned = true, items = [] }: Given = {}) {
  days += 1;
  const day = `2031-03-${String(days).padStart(2, '0')}`;
  await open('/work-orders/form');
  await form.field('Title').fill(title);
  await pick('Customer', 'Hausverwaltung Möller');
  await page.getByRole('combobox', { name: 'Site' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  if (led) await pick('Lead', LEAD);
  if (planned) {
    await form.fillDay('Planned day', day);
    await order.type(page.getByRole('main'), 'From', '0800');
    await order.type(page.getByRole('main'), 'To', '1000');
  }
  for (const [index, label] of items.entries()) {
    await form.button('Add checklist item').click();
    await form.field(`Item ${index + 1}`).fill(label);
  }
  await form.button('Create work order').click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return day;
}

async function schedule() {
  await order.step('Schedule');
  await order.confirm('Schedule');
  await order.is('scheduled');
}

describe('the list of work orders', () => {
  it('shows what is open by due date and says what is hidden', async () => {
    await open('/work-orders');
    await list.says('85 of 240 work orders');
    await list.says('155 closed orders are hidden.');
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await list.says('155 of 240 work orders');
    expect(address()).toBe('/work-orders?status=closed');
  });

  it('goes from page to page', async () => {
    await open('/work-orders');
    await list.names();
    await list.next.click();
    await list.says('51–85 of 85');
    await list.previous.click();
    await list.says('1–50 of 85');
  });

  it('finds an order by its number, and keeps the search in the address', async () => {
    await open('/work-orders?status=all');
    await list.search('WO-2026-0131');
    await list.says('1 of 240 work orders');
    await page.reload();
    expect(await list.names()).toEqual([expect.stringContaining('WO-2026-0131')]);
  });

  it('filters by time, type and lead, and names the filters', async () => {
    await open('/work-orders');
    await list.choose('Time', 'Overdue');
    await page.waitForURL(/time=overdue/);
    await list.says('11 of 240 work orders');
    await list.choose('Type', 'Cleaning');
    await page.waitForURL(/type=cleaning/);
    await page.getByRole('switch', { name: 'Mine' }).click();
    await list.chips.getByText('Lead: me').waitFor();
    expect(await list.chips.count()).toBe(3);
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await list.says('85 of 240 work orders');
  });

  it('sorts by number, newest first', async () => {
    await open('/work-orders?status=all');
    await list.names();
    const numbersIn = async (direction: 'ascending' | 'descending') => {
      await list.sortBy('Work order');
      await page.locator(`th[aria-sort=${direction}]`, { hasText: 'Work order' }).waitFor();
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      return (await list.names()).map((name) => /WO-\d{4}-\d{4}/.exec(name)?.[0] ?? '');
    };
    const oldest = await numbersIn('ascending');
    expect(oldest).toEqual([...oldest].sort());
    const newest = await numbersIn('descending');
    expect(newest).toEqual([...newest].sort().reverse());
    expect(newest[0]).not.toBe(oldest[0]);
  });

  it('says why it is empty and leads on', async () => {
    await open('/work-orders?q=xyzzy');
    await page.getByText('No work order matches these filters').waitFor();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await list.says('85 of 240 work orders');
  });
});

describe('the form of a work order', () => {
  it('asks for customer and site, and goes to the first field that is wrong', async () => {
    await open('/work-orders/form');
    await form.button('Create work order').click();
    await form.summary.waitFor();
    expect(await form.focused()).toBe('Title');
    for (const message of ['Choose a customer.', 'Choose a site of the customer.'])
      await form.summary.getByText(message).waitFor();
  });

  it('creates an order with number, stamps and history; times are those at the site', async () => {
    const abroad = (await storedWhere(app.backend, 'sites', 'timezone', 'Europe/London'))[0];
    const customer = abroad?.customerRef as { name: string };
    await open('/work-orders/form');
    await form.field('Title').fill('Measure the noise');
    await pick('Customer', customer.name);
    await pick('Site', String(abroad?.name));
    await page.getByText('Times are those at the site: London.').waitFor();
    await form.fillDay('Planned day', '2031-03-04');
    await order.type(page.getByRole('main'), 'From', '0800');
    await form.button('Create work order').click();
    await page.getByRole('heading', { name: 'Measure the noise', level: 1 }).waitFor();
    await page.getByText('08:00, London time').waitFor();

    const saved = await stored('Measure the noise');
    expect(saved).toMatchObject({
      status: 'draft',
      statusGroup: 'open',
      timezone: 'Europe/London',
      plannedDay: '2031-03-04',
      plannedStart: '2031-03-04T08:00:00Z',
      rev: 1,
      createdBy: { name: 'Olga Brandt' },
      number: expect.stringMatching(/^WO-\d{4}-\d{4}$/),
    });
    const history = await storedWhere(app.backend, 'events', 'entity.id', String(saved.id));
    expect(history).toMatchObject([{ kind: 'created', actor: { name: 'Olga Brandt' } }]);
  });

  it('offers the sites of the chosen customer alone and forgets them with the customer', async () => {
    await open('/work-orders/form');
    expect(await page.getByRole('combobox', { name: 'Site' }).isDisabled()).toBe(true);
    await pick('Customer', 'Hausverwaltung Möller');
    await page.getByRole('combobox', { name: 'Site' }).press('ArrowDown');
    await page.getByRole('option').first().click();
    await pick('Customer', 'Steuerbüro Öztürk');
    expect(await page.getByRole('combobox', { name: 'Site' }).inputValue()).toBe('');
    page.once('dialog', (dialog) => dialog.accept());
  });

  it('keeps what was typed when the server refuses it', async () => {
    const [draft] = await ordersWhere('status', 'draft');
    await open(`/work-orders/form?id=${draft?.id}`);
    await form.field('Description').fill('Worth keeping');
    const accept = await refuseWrites(page);
    await form.button('Save changes').click();
    await page.getByText(/You are not allowed to do this/).waitFor();
    expect(await form.field('Description').inputValue()).toBe('Worth keeping');
    await accept();
    await form.button('Save changes').click();
    await page.getByText('Worth keeping', { exact: true }).waitFor();
  });

  it('does not let a scheduled order lose its lead', async () => {
    await create('Keep the lead');
    await schedule();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('combobox', { name: 'Lead' }).fill('');
    await page.keyboard.press('Tab');
    await form.button('Save changes').click();
    await page.getByText('Choose who leads this job, or unschedule it first.').first().waitFor();
    await form.cancel.click();
    await form.button('Leave without saving').click();
  });

  it('builds a checklist of different kinds in an order', async () => {
    await create('Read the meters', { led: false, planned: false, items: ['Cellar dry', 'Gas meter'] });
    await page.getByRole('link', { name: 'Edit' }).click();
    await page
      .getByRole('button', { name: /^Tick Answer/ })
      .nth(1)
      .click();
    await page.getByRole('option', { name: 'Number' }).click();
    await form.field('Unit').fill('m³');
    await form.button('Move item 2 up').click();
    await form.button('Save changes').click();
    await order.checklist.getByText('m³').waitFor();
    const { checklist } = await stored('Read the meters');
    const items = Object.values(checklist as Record<string, { label: string; order: number; kind: string }>);
    expect(items.sort((a, b) => a.order - b.order)).toMatchObject([
      { label: 'Gas meter', kind: 'number', unit: 'm³' },
      { label: 'Cellar dry', kind: 'check' },
    ]);
  });

  it('says that there is no such order, with a way back', async () => {
    await open('/work-orders/nothing');
    await page.getByText('There is no such work order').waitFor();
    await page.getByRole('link', { name: 'Back to work orders' }).click();
    await list.names();
  });
});

describe('a job', () => {
  it('goes its way from draft to verified, and each step asks what it needs', async () => {
    await create('Mend the fence', { led: false, planned: false, items: ['Posts stand firm'] });
    await order.step('Schedule');
    await order.confirm('Schedule');
    await order.dialog.getByText('Choose who leads this job first.').waitFor();
    await pick('Lead', LEAD);
    await form.fillDay('Day', '2031-05-05');
    await order.type(order.dialog, 'From', '0900');
    await order.confirm('Schedule');
    await order.is('scheduled');

    await order.step('Start');
    await order.is('in progress');
    await order.stepFromMenu('Put on hold…');
    await order.confirm('Put on hold');
    await order.dialog.getByText('Choose what the job waits for.').waitFor();
    await order.dialog.getByRole('radio', { name: 'Parts' }).check();
    await order.confirm('Put on hold');
    await order.is('on hold');
    await page.getByText('On hold, waits for parts').waitFor();
    await order.step('Resume');
    await order.is('in progress');

    await order.step('Complete');
    await order.confirm('Complete');
    await order.dialog.getByText('Say what was done.').waitFor();
    await order.dialog.getByText('Fill in the required checklist item first.').waitFor();
    await page.keyboard.press('Escape');
    await order.checklist.getByRole('checkbox', { name: 'Posts stand firm' }).check();
    await order.checklist.getByText(/^Olga Brandt, /).waitFor();
    await order.step('Complete');
    await order.dialog.getByRole('textbox', { name: 'What was done?' }).fill('Two new posts.');
    await order.confirm('Complete');
    await order.is('completed');
    await page.getByText('You completed this job, so somebody else has to verify it.').waitFor();
    expect(await order.page.getByRole('button', { name: 'Verify' }).count()).toBe(0);

    const admin = await windowOf('admin@nordhaus.example');
    const seen = new WorkOrderPage(admin);
    await admin.goto(page.url());
    await seen.step('Verify');
    await seen.confirm('Verify');
    await seen.is('verified');
    // The first window follows without reload.
    await page.getByText('This order is verified and locked. An administrator can take that back.').waitFor();
    await seen.stepFromMenu('Take back…');
    await seen.confirm('Take back');
    await seen.dialog.getByText('Say why, so that colleagues know.').waitFor();
    await seen.dialog.getByRole('textbox', { name: 'Why?' }).fill('Wrong order');
    await seen.confirm('Take back');
    await seen.is('completed');

    expect(await stored('Mend the fence')).toMatchObject({
      status: 'completed',
      statusGroup: 'closed',
      outcome: 'Two new posts.',
      completedBy: { name: 'Olga Brandt' },
      leadName: LEAD,
    });
    for (const step of ['Draft → Scheduled', 'Scheduled → In progress', 'In progress → On hold'])
      await order.history.getByText(step).waitFor();
  });

  it('warns of a second job at the same time and takes a reason', async () => {
    const day = await create('First at eight');
    await schedule();
    await create('Second at nine', { planned: false });
    await order.step('Schedule');
    await form.fillDay('Day', day);
    await order.type(order.dialog, 'From', '0900');
    await order.dialog
      .getByText(new RegExp(`${LEAD} is already booked from 08:00 to 10:00: WO-.* First at eight`))
      .waitFor();
    await order.confirm('Schedule');
    await order.dialog.getByText('Say why, or change the plan.').waitFor();
    await order.dialog.getByRole('textbox', { name: /^Why it is planned/ }).fill('Same building');
    await order.confirm('Schedule');
    await order.is('scheduled');
    await order.history.getByText('Same building').waitFor();
  });

  it('carries open items to a new order', async () => {
    await create('Check the gutters', { items: ['North side', 'South side'] });
    await schedule();
    await order.step('Start');
    await order.is('in progress');
    await order.checklist.getByRole('checkbox', { name: 'North side' }).check();
    await order.checklist.getByText('1 of 2 filled in').waitFor();
    await order.step('Complete');
    await order.dialog.getByText('1 checklist item is open').waitFor();
    await order.dialog.getByRole('checkbox', { name: 'Carry the open items to a new order' }).check();
    await order.dialog.getByRole('textbox', { name: 'What was done?' }).fill('Half of it');
    await order.confirm('Complete');
    await order.is('completed');
    await page.getByRole('region', { name: 'Related orders' }).getByRole('link').click();
    await page.getByText('Follow-up of').waitFor();
    await order.checklist.getByText('0 of 1 filled in').waitFor();
    await order.checklist.getByRole('checkbox', { name: 'South side' }).waitFor();
    expect(await ordersWhere('title', 'Check the gutters')).toHaveLength(2);
  });

  it('of a plan hands its visit on when it is cancelled', async () => {
    const draft = (await ordersWhere('status', 'draft')).find(({ planRef }) => planRef);
    await open(`/work-orders/${draft?.id}`);
    await order.stepFromMenu('Cancel order…');
    await order.dialog.getByRole('textbox', { name: 'Why?' }).fill('Building closed');
    await order.dialog.getByRole('radio', { name: /^Do it after all/ }).check();
    await order.confirm('Cancel order');
    await order.is('cancelled');
    const orders = await ordersWhere('occurrenceId', String(draft?.occurrenceId));
    expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'draft']);
    await page.getByText('Building closed').first().waitFor();
  });
});

describe('a checklist', () => {
  it('is filled in by two people at once without either losing anything', async () => {
    await create('Inspect the lift', { items: ['Doors', 'Brakes', 'Alarm'] });
    const office = page;
    const admin = await windowOf('admin@nordhaus.example');
    await admin.goto(office.url());
    const other = new WorkOrderPage(admin);
    const doors = order.checklist.getByRole('checkbox', { name: 'Doors' });
    const brakes = other.checklist.getByRole('checkbox', { name: 'Brakes' });
    await brakes.waitFor();
    await Promise.all([doors.check(), brakes.check()]);
    await order.checklist.getByText('2 of 3 filled in').waitFor();
    await other.checklist.getByText('2 of 3 filled in').waitFor();
    const { checklist, rev } = await stored('Inspect the lift');
    const items = Object.values(checklist as Record<string, { label: string; by?: { name: string } }>);
    expect(items.find(({ label }) => label === 'Doors')?.by?.name).toBe('Olga Brandt');
    expect(items.find(({ label }) => label === 'Brakes')?.by?.name).toBe('Ana Adler');
    expect(rev).toBe(1);
  });

  it('does not stand in the way of somebody who edits the form meanwhile', async () => {
    await create('Inspect the roof', { items: ['Tiles'] });
    const admin = await windowOf('admin@nordhaus.example');
    const other = new WorkOrderPage(admin);
    await admin.goto(page.url());
    await page.getByRole('link', { name: 'Edit' }).click();
    await form.field('Item 1').fill('Tiles and chimney');
    await other.checklist.getByRole('checkbox', { name: 'Tiles' }).check();
    await other.checklist.getByText('1 of 1 filled in').waitFor();
    await form.button('Save changes').click();
    await order.checklist.getByRole('checkbox', { name: 'Tiles and chimney' }).waitFor();
    expect(await order.checklist.getByRole('checkbox').isChecked()).toBe(true);
  });

  it('takes a tick back that could not be saved and says why', async () => {
    await create('Inspect the yard', { items: ['Lamps'] });
    const accept = await refuseWrites(page);
    const lamps = order.checklist.getByRole('checkbox', { name: 'Lamps' });
    await lamps.click();
    await order.checklist.getByText(/You are not allowed to do this/).waitFor();
    expect(await lamps.isChecked()).toBe(false);
    await accept();
    await lamps.click();
    await order.checklist.getByText('1 of 1 filled in').waitFor();
  });

  it('leads from a failed check to an order for it', async () => {
    await create('Test the alarm', { items: ['Siren'] });
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: /^Tick Answer/ }).click();
    await page.getByRole('option', { name: 'Pass or fail' }).click();
    await form.button('Save changes').click();
    await order.checklist.getByRole('radio', { name: 'Fail' }).check();
    await order.checklist.getByText('Failed').waitFor();
    await page.getByRole('link', { name: 'Create follow-up order' }).click();
    await form.button('Create work order').click();
    await page.getByRole('heading', { name: 'Follow-up: Siren', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Related orders' }).getByText('Follow-up of').waitFor();
    expect(await stored('Follow-up: Siren')).toMatchObject({
      customerRef: { name: 'Hausverwaltung Möller & Söhne' },
      description: expect.stringMatching(/^Found on WO-.* Test the alarm\.$/),
    });
  });

  it('keeps a remark on an item', async () => {
    await create('Inspect the pump', { items: ['Seal'] });
    await form.button('Add remark on Seal').click();
    await page.keyboard.type('Drips a little');
    await form.button('Save remark').click();
    await order.checklist.getByText('Drips a little').waitFor();
    await order.history.getByText('Seal').waitFor();
  });
});

it('shows a comment of one window in the other', async () => {
  await create('Talk about it');
  const manager = await windowOf('manager@nordhaus.example');
  await manager.goto(page.url());
  await manager.getByRole('textbox', { name: 'New comment' }).fill('The key is with the caretaker.');
  await manager.getByRole('button', { name: 'Add comment' }).click();
  await order.comments.getByText('The key is with the caretaker.').waitFor();
  await order.comments.getByText('Marek Wolny').waitFor();
});

describe('a manager', () => {
  it('reads every order and is told who moves it', async () => {
    const manager = await windowOf('manager@nordhaus.example');
    const other = (await ordersWhere('status', 'inProgress')).find(({ leadId }) => leadId !== MANAGER);
    await manager.goto(`${app.url}/work-orders/${other?.id}`);
    await manager.getByText(/Only office staff, its lead and its crew move it on\.$/).waitFor();
    for (const name of ['Edit', 'Complete', 'Change status'])
      expect(await manager.getByText(name, { exact: true }).count()).toBe(0);
    await manager.goto(`${app.url}/work-orders/form?id=${other?.id}`);
    await manager.getByText(/Your role may look at work orders and comment on them/).waitFor();
    expect(await manager.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
    await manager.goto(`${app.url}/work-orders`);
    await new ListPage(manager, 'Work orders').names();
    expect(await manager.getByRole('link', { name: 'New work order' }).count()).toBe(0);
  });

  it('moves the jobs the manager leads', async () => {
    const manager = await windowOf('manager@nordhaus.example');
    const own = (await ordersWhere('leadId', MANAGER)).find(({ status }) => status === 'scheduled');
    const seen = new WorkOrderPage(manager);
    await manager.goto(`${app.url}/work-orders/${own?.id}`);
    await seen.step('Start');
    await seen.is('in progress');
    await manager.getByText(/^You are on this job, so you can move it on\./).waitFor();
  });
});

it('goes through a job by keyboard alone', async () => {
  await create('By keyboard', { items: ['Done'] });
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
  await press('Schedule');
  await order.dialog.waitFor();
  // The dialog begins in its first field; Enter in a one-line field takes the step.
  while ((await form.focused()) !== 'Schedule') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await order.is('scheduled');
  await press('Start');
  await order.is('in progress');
  await order.checklist.getByRole('checkbox', { name: 'Done' }).press('Space');
  await order.checklist.getByText('1 of 1 filled in').waitFor();
  await press('Complete');
  await order.dialog.waitFor();
  await page.keyboard.type('All of it');
  while ((await form.focused()) !== 'Complete') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await order.is('completed');
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  beforeAll(() => page.emulateMedia({ colorScheme }));
  afterAll(() => page.setViewportSize(WIDE));

  it.each([WIDE, { width: 390, height: 844 }])('has nothing for axe to find at $width px', async (size) => {
    await page.setViewportSize(size);
    const running = (await ordersWhere('status', 'inProgress')).find(
      ({ checklist }) => Object.keys(checklist as object).length > 0,
    );
    await open('/work-orders');
    await page.getByRole('link', { name: /WO-\d/ }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await open(`/work-orders/${running?.id}`);
    await order.history
      .getByText(/^Created/)
      .first()
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await order.step('Complete');
    await order.dialog.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await open(`/work-orders/form?id=${running?.id}`);
    await form.field('Title').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
  });
});
