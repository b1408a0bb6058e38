import { seed } from '@fm/backend/seed';
import type { Page } from 'playwright-core';
import { SignInPage } from './page-models/sign-in-page';
import { PASSWORD } from './support/add-person';
import { storedWhere } from './support/stored';
import { startTestApp, type TestApp } from './support/test-app';
import { forgetReads, settledReads } from './support/usage';

/*
 * What a screen costs when it is opened in a browser that knows nothing yet, in reads as production bills them
 * (`GET /__local/usage`). The rule of counting:
 * - The shell's own reads are there on every screen and belong to none: the own user record, the next reminders behind
 *   the bell (10 at most) and, where a number on the screen follows everybody's changes, the newest history entry,
 *   which tells of them: one listener for the whole page. What the rules look up is not among the reads.
 * - Documents are what the screen's listeners and queries return, one for a query without a result.
 * - Counts cost a read for each 1,000 records they count. A list asks for one over all records and one over those it
 *   hides, and for how many match only where its first page is full.
 */
jest.setTimeout(60_000);

const UID = 'demo-office';
const ENTRIES_A_READ = 1_000;
/** Enough to fill every page and to count beyond 1,000 records. */
const SCALE = 5;

const REMINDERS = 10;
const SHELL = 1 + REMINDERS;
const LIST = { documents: 51, counts: 3 };
const FORM = { documents: 25, counts: 0 };

interface Screen {
  readonly path: string;
  readonly heading: string | RegExp;
  /** What is read at least: nothing else shows that the screen has come. */
  readonly collection: string;
  readonly documents: number;
  /** Requests for counts. */
  readonly counts: number;
  /** The demo fills the page: more data must not make any difference. */
  readonly full?: boolean;
}

/** Screens that show as much as there is, up to their bound. */
const lists: readonly Screen[] = [
  { path: '/', heading: 'Overview', collection: 'workOrders', documents: 50, counts: 8 },
  { path: '/employees', heading: 'Employees', collection: 'employees', ...LIST },
  { path: '/customers', heading: 'Customers', collection: 'customers', ...LIST, full: true },
  {
    path: '/customers/customer-01/history',
    heading: /Köpenick/,
    collection: 'events',
    documents: 31,
    counts: 5,
    full: true,
  },
  { path: '/reminders', heading: 'Reminders', collection: 'reminders', documents: 50, counts: 1 },
  { path: '/tasks', heading: 'Tasks', collection: 'tasks', ...LIST, full: true },
  { path: '/work-orders', heading: 'Work orders', collection: 'workOrders', ...LIST, full: true },
  { path: '/create-offer', heading: 'Create offer', collection: 'offers', ...LIST },
  { path: '/maintenance', heading: 'Maintenance', collection: 'maintenancePlans', ...LIST },
  {
    path: '/maintenance/due',
    heading: 'Maintenance',
    collection: 'maintenancePlans',
    documents: 200,
    counts: 1,
  },
];

const empty = { collection: 'users', documents: 0, counts: 0 };
/** Screens of one record, or of none yet; `#` stands for the record's id. */
const singles: readonly Screen[] = [
  { path: '/profile', heading: 'Profile', ...empty },
  { path: '/employees/form', heading: 'New employee', ...empty },
  { path: '/customers/form', heading: 'New customer', ...empty },
  { path: '/tasks/form', heading: 'New task', ...empty },
  { path: '/work-orders/form', heading: 'New work order', ...empty },
  { path: '/maintenance/form', heading: 'New plan', ...empty },
  { path: '/employees/form?id=#', heading: /./, collection: 'employees', ...FORM },
  { path: '/customers/form?id=#', heading: /./, collection: 'customers', ...FORM },
  { path: '/tasks/form?id=#', heading: /./, collection: 'tasks', ...FORM },
  { path: '/work-orders/form?id=#', heading: /./, collection: 'workOrders', ...FORM },
  { path: '/maintenance/form?id=#', heading: /./, collection: 'maintenancePlans', ...FORM },
  { path: '/work-orders/#', heading: /./, collection: 'workOrders', documents: 120, counts: 0 },
  { path: '/create-offer?id=#', heading: 'Create offer', collection: 'offers', documents: 65, counts: 3 },
];

const STATUS_OF_SOME: Readonly<Record<string, readonly [field: string, value: string]>> = {
  employees: ['status', 'active'],
  customers: ['status', 'active'],
  tasks: ['status', 'open'],
  workOrders: ['status', 'completed'],
  maintenancePlans: ['state', 'active'],
  offers: ['status', 'sent'],
};

let app: TestApp;
let page: Page;

async function start(scale: number): Promise<Readonly<Record<string, number>>> {
  app = await startTestApp();
  const { byCollection } = await seed({ ...app.backend, scale });
  page = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const signIn = new SignInPage(page, app.url);
  await signIn.open();
  await signIn.signIn('office@nordhaus.example', PASSWORD);
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  await settledReads(app.backend, UID);
  shell = readsIn(await open('/nowhere', 'Page not found'));
  return byCollection;
}

async function open(path: string, heading: string | RegExp) {
  // The page before must not ask for anything any more.
  await page.goto('about:blank');
  await forgetReads(app.backend);
  await page.goto(app.url + path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return settledReads(app.backend, UID);
}

type Lines = Awaited<ReturnType<typeof open>>;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const readsIn = (lines: Lines) => sum(lines.map(({ reads }) => reads));

/** What the shell reads by itself. */
let shell: number;

/** What a screen read beside the shell. */
async function costOf({ path, heading, collection }: Screen) {
  const some = STATUS_OF_SOME[collection];
  const [record] = path.includes('#') && some ? await storedWhere(app.backend, collection, ...some) : [];
  const lines = await open(path.replace('#', String(record?.id)), heading);
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'listen', collection }));
  const counts = lines.filter(({ kind }) => kind === 'aggregate');
  const documents = lines.filter(({ kind }) => kind !== 'aggregate');
  // Of the screens that count, none but those with numbers that follow everybody's changes reads the history.
  const follows = counts.length > 0 && documents.some((line) => line.collection === 'events');
  return {
    documents: readsIn(documents) - shell - (follows ? 1 : 0),
    counts: sum(counts.map(({ requests }) => requests)),
    countReads: readsIn(counts),
    all: readsIn(lines),
  };
}

type Cost = Awaited<ReturnType<typeof costOf>>;
const before = new Map<string, Cost>();

describe('with the demo', () => {
  beforeAll(async () => void (await start(1)));
  afterAll(() => app?.close());

  it('the shell reads the own user record and the next reminders, nothing else', async () => {
    const lines = await open('/nowhere', 'Page not found');
    expect(lines.map(({ collection }) => collection).sort()).toEqual(['reminders', 'users']);
    expect(readsIn(lines)).toBeLessThanOrEqual(SHELL);
  });

  it.each([...lists, ...singles])('$path reads what its budget allows', async (screen) => {
    const cost = await costOf(screen);
    before.set(screen.path, cost);
    expect(cost.documents).toBeLessThanOrEqual(screen.documents);
    expect(cost.counts).toBeLessThanOrEqual(screen.counts);
    expect(cost.countReads).toBe(cost.counts);
  });

  it('the overview costs 70 reads at most, shell and all', () =>
    expect(before.get('/')?.all).toBeLessThanOrEqual(70));

  it('a list that is not longer than its page does not ask how long it is', () => {
    expect(before.get('/reminders')?.counts).toBe(0);
    expect(before.get('/employees')?.counts).toBe(LIST.counts - 1);
  });
});

describe(`with ${SCALE} times the demo`, () => {
  let records: Readonly<Record<string, number>>;
  beforeAll(async () => {
    records = await start(SCALE);
  });
  afterAll(() => app?.close());

  it.each(lists)('$path reads no more than its budget, whatever there is', async (screen) => {
    const cost = await costOf(screen);
    expect(cost.documents).toBeLessThanOrEqual(screen.documents);
    expect(cost.counts).toBeLessThanOrEqual(screen.counts);
    const entries = Math.max(...Object.values(records));
    expect(cost.countReads).toBeLessThanOrEqual(cost.counts * Math.ceil(entries / ENTRIES_A_READ));
    if (!screen.full) return;
    const { documents, counts } = before.get(screen.path) ?? {};
    expect(cost).toMatchObject({ documents, counts });
  });

  it('the overview still costs 70 reads at most', async () => {
    const lines = await open('/', 'Overview');
    expect(readsIn(lines)).toBeLessThanOrEqual(70);
  });
});
