import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { SignInPage } from './page-models/sign-in-page';
import { TaskListPage } from './page-models/task-list-page';
import { PASSWORD } from './support/add-person';
import { accessibilityProblems } from './support/axe';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { startTestApp, type TestApp } from './support/test-app';

jest.setTimeout(60_000);

let app: TestApp;
let page: Page;
let list: TaskListPage;
let form: FormPage;

async function signedIn(email: string): Promise<Page> {
  const opened = await app.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
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
  list = new TaskListPage(page);
  form = new FormPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => page.goto(app.url + path);
const address = () => page.url().slice(app.url.length);

async function stored(title: string): Promise<Record<string, unknown>> {
  const [task] = await storedWhere(app.backend, 'tasks', 'title', title);
  if (!task) throw new Error(`No task is called ${title}.`);
  return task;
}

/** Creates a task by the form and waits until it stands in the list. */
async function create(title: string, more?: () => Promise<void>) {
  await open('/tasks/form');
  await form.field('Title').fill(title);
  await more?.();
  await form.button('Create task').click();
  await page.getByText(`“${title}” was created.`).waitFor();
}

describe('the list of tasks', () => {
  it('groups what is open by due date and says what is hidden', async () => {
    await open('/tasks');
    await list.says('57 of 90 tasks');
    await list.says('33 closed tasks are hidden.');
    const groups = await list.groupNames();
    expect(groups.slice(0, 2)).toEqual(['Overdue 9', 'Today 7']);
    // The page ends inside a group: it claims no number.
    expect(groups.at(-1)).not.toMatch(/\d/);
  });

  it('goes on with the rest of the last group on the next page', async () => {
    await open('/tasks');
    await list.names();
    await list.next.click();
    await list.says('51–57 of 57');
    expect((await list.groupNames()).at(-1)).toMatch(/^No date/);
    await list.previous.click();
    await list.says('1–50 of 57');
  });

  it('shows closed ones on request, in one run', async () => {
    await open('/tasks');
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await list.says('33 of 90 tasks');
    expect(await list.groups.count()).toBe(0);
    expect(address()).toBe('/tasks?status=closed');
  });

  it('finds by words, keeps them in the address and survives a reload', async () => {
    await open('/tasks');
    await list.search('key regis');
    await page.waitForURL(/q=key\+regis/);
    await list.says('4 of 90 tasks');
    await page.reload();
    for (const name of await list.names()) expect(name).toMatch(/ key register$/);
  });

  it('filters by priority and by what is mine, and names the filters', async () => {
    await open('/tasks');
    await list.choose('Priority', 'High');
    await page.waitForURL(/priority=high/);
    await page.getByRole('switch', { name: 'Mine' }).click();
    await page.waitForURL(/assignee=me/);
    await list.chips.getByText('Assignee: me').waitFor();
    expect(await list.chips.count()).toBe(2);
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await list.says('57 of 90 tasks');
  });

  it('filters by a person found by typing', async () => {
    await open('/tasks');
    await page.getByRole('combobox', { name: 'Assignee' }).fill('Nowak');
    await page.getByRole('option', { name: /Katarzyna Nowak/ }).click();
    await list.chips.getByText('Assignee: Katarzyna Nowak').waitFor();
    for (const name of await list.rows.allInnerTexts()) expect(name).toContain('Katarzyna Nowak');
  });

  it('sorts by a column; only by due date it is grouped', async () => {
    await open('/tasks');
    await list.sortBy('Task');
    await page.waitForURL(/sort=title\.asc/);
    await list.groups.first().waitFor({ state: 'detached' });
    const names = await list.names();
    expect(names).toEqual([...names].sort());
  });

  it('says why it is empty and leads on', async () => {
    await open('/tasks?q=xyzzy');
    await page.getByText('No task matches these filters').waitFor();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await list.says('57 of 90 tasks');
  });
});

describe('the form of a task', () => {
  it('creates by keyboard alone, with number, stamps and history', async () => {
    await open('/tasks');
    await page.getByRole('link', { name: 'New task' }).press('Enter');
    await form.field('Title').waitFor();
    await form.field('Title').focus();
    const next = () => page.keyboard.press('Tab');
    await page.keyboard.type('Ring the chimney sweep');
    await next();
    await page.keyboard.type('Before ten.');
    await next();
    await page.keyboard.type('Nowak');
    await page.getByRole('option', { name: /Katarzyna Nowak/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    while ((await form.focused()) !== 'Create task') await next();
    await page.keyboard.press('Enter');
    await page.getByText('“Ring the chimney sweep” was created.').waitFor();

    const task = await stored('Ring the chimney sweep');
    expect(task).toMatchObject({
      status: 'open',
      description: 'Before ten.',
      assigneeRef: { name: 'Katarzyna Nowak' },
      dueSort: '9999-12-31',
      rev: 1,
      trashed: false,
      createdBy: { name: 'Olga Brandt' },
      number: expect.stringMatching(/^TA-\d{4}-\d{4}$/),
    });
    const history = await storedWhere(app.backend, 'events', 'entity.id', String(task.id));
    expect(history).toMatchObject([{ kind: 'created', actor: { name: 'Olga Brandt' } }]);
  });

  it('says beside each field what is wrong and goes to the first', async () => {
    await open('/tasks/form');
    await form.field('Title').fill('ab');
    await form.field('Description').focus();
    expect(await form.errorOf('Title')).toContain('Enter a title of at least 3 characters.');
    await form.button('Create task').click();
    await form.summary.waitFor();
    expect(await form.focused()).toBe('Title');
  });

  it('keeps what was typed when the server refuses it, and saves on the next try', async () => {
    await open('/tasks/form');
    await form.fill({ Title: 'Refused at first', Description: 'Keep me' });
    const accept = await refuseWrites(page);
    await form.button('Create task').click();
    await page.getByText(/You are not allowed to do this/).waitFor();
    expect(await form.field('Description').inputValue()).toBe('Keep me');
    await accept();
    await form.button('Create task').click();
    await page.getByText('“Refused at first” was created.').waitFor();
    expect(await storedWhere(app.backend, 'tasks', 'title', 'Refused at first')).toHaveLength(1);
  });

  it('offers the sites and orders of the chosen customer alone', async () => {
    await open('/tasks/form');
    await page.getByRole('combobox', { name: 'Customer' }).fill('Hausverwaltung M');
    await page.getByRole('option', { name: /Hausverwaltung Möller/ }).click();
    await page.getByRole('combobox', { name: 'Site' }).click();
    await page.getByRole('combobox', { name: 'Site' }).press('ArrowDown');
    await page.getByRole('option').first().click();
    const chosen = await page.getByRole('combobox', { name: 'Site' }).inputValue();
    const sites = await storedWhere(app.backend, 'sites', 'name', chosen);
    expect(sites.map(({ customerRef }) => (customerRef as { name: string }).name)).toContain(
      'Hausverwaltung Möller & Söhne',
    );
    page.once('dialog', (dialog) => dialog.accept());
    await open('/tasks');
  });

  it('shows what happened to a task and says that an unknown one does not exist', async () => {
    await open('/tasks');
    await list.rows.getByRole('link').first().click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await page.getByText('Created', { exact: true }).waitFor();
    await open('/tasks/form?id=nothing');
    await page.getByText('There is no such task').waitFor();
    await page.getByRole('link', { name: 'Back to tasks' }).click();
    await list.names();
  });
});

describe('a status change from the list', () => {
  it('takes a task off the list, and back by Undo', async () => {
    await create('Water the plants');
    await open('/tasks?q=plants');
    await list.markAsDone('Water the plants');
    await page.getByText('“Water the plants” is now done.').waitFor();
    expect(await stored('Water the plants')).toMatchObject({
      status: 'done',
      doneBy: { name: 'Olga Brandt' },
    });
    await list.row('Water the plants').waitFor({ state: 'detached' });
    await list.undo();
    await page.getByText('“Water the plants” is again open.').waitFor();
    await list.row('Water the plants').waitFor();
    expect(await stored('Water the plants')).toMatchObject({ status: 'open', reopened: 1 });
  });

  it('gives the keyboard a place to go on when the row is gone', async () => {
    await create('Empty the letter box');
    await open('/tasks?q=letter');
    await page.getByRole('button', { name: 'Mark as done: Empty the letter box' }).press('Enter');
    await page.getByText('“Empty the letter box” is now done.').waitFor();
    await list.row('Empty the letter box').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    expect(await form.focused()).toBe('Undo');
  });

  it('asks what a blocked task waits for, and reminds on the day', async () => {
    await create('Paint the gate');
    await open('/tasks?q=gate');
    await list.move('Paint the gate', 'Block…');
    const dialog = page.getByRole('dialog', { name: 'Block task' });
    await dialog.getByRole('button', { name: 'Block' }).click();
    await dialog.getByText('Say what this task waits for.').waitFor();
    expect(await form.focused()).toContain('What does it wait for?');
    await page.keyboard.type('Dry weather');
    await dialog.getByRole('spinbutton').first().focus();
    await page.keyboard.type(`2412${new Date().getFullYear() + 1}`);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await page.getByText('“Paint the gate” is now blocked.').waitFor();
    const task = await stored('Paint the gate');
    expect(task).toMatchObject({ status: 'blocked', blockedReason: 'Dry weather' });
    const reminders = await storedWhere(app.backend, 'reminders', 'entity.id', String(task.id));
    expect(reminders).toMatchObject([
      { text: 'Still blocked? Paint the gate', ownerRef: { name: 'Olga Brandt' }, state: 'scheduled' },
    ]);
    const events = await storedWhere(app.backend, 'events', 'entity.id', String(task.id));
    expect(events.find(({ kind }) => kind === 'status')).toMatchObject({ note: 'Dry weather' });
  });

  it('hands a result to somebody else where that is wanted', async () => {
    await create('Write the yearly plan', () =>
      page.getByRole('checkbox', { name: 'Somebody else looks at the result' }).check(),
    );
    await open('/tasks?q=yearly+plan');
    await list.move('Write the yearly plan', 'Start');
    await page.getByText('is now in progress.').waitFor();
    await list.move('Write the yearly plan', 'Hand in for review');
    await page.getByText('is now in review.').waitFor();
    await page.getByRole('button', { name: 'Change status of Write the yearly plan' }).click();
    const approve = page.getByRole('menuitem', { name: /^Approve/ });
    expect(await approve.textContent()).toContain('You handed this in, so somebody else looks at it.');
    expect(await approve.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
  });

  it('tells why it did not happen and offers to try again', async () => {
    await create('Sweep the yard');
    await open('/tasks?q=yard');
    await list.row('Sweep the yard').waitFor();
    const accept = await refuseWrites(page);
    await list.markAsDone('Sweep the yard');
    await page.getByText(/“Sweep the yard” stays as it was\. You are not allowed/).waitFor();
    await accept();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('“Sweep the yard” is now done.').waitFor();
  });
});

it('shows a task of one window in the list of another without reload', async () => {
  const other = await windowOf('admin@nordhaus.example');
  await other.goto(`${app.url}/tasks?q=lighthouse`);
  await other.getByText('No task matches these filters').waitFor();
  await create('Visit the lighthouse');
  await new TaskListPage(other).row('Visit the lighthouse').waitFor();
});

it('lets a manager work fully, and says what is left to others', async () => {
  const manager = await windowOf('manager@nordhaus.example');
  const tasks = new TaskListPage(manager);
  await manager.goto(`${app.url}/tasks`);
  await tasks.move('Update the key register', 'Start');
  await manager.getByText('“Update the key register” is now in progress.').waitFor();
  await tasks.row('Update the key register').first().getByRole('link').click();
  await manager.getByText('Cancel task: Only its creator and office staff may do this.').waitFor();
  expect(await manager.getByRole('button', { name: 'Save changes' }).count()).toBe(1);
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  beforeAll(() => page.emulateMedia({ colorScheme }));

  it('has nothing for axe to find', async () => {
    await open('/tasks');
    await list.names();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Change status of / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Cancel task…' }).click();
    await page.getByRole('dialog', { name: 'Cancel task' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.rows.getByRole('link').first().click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await open('/tasks/form');
    await form.field('Title').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('has nothing for axe to find on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/tasks');
    await page.getByRole('list', { name: 'Tasks: Overdue' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});
