import type { Page } from 'playwright-core';
import { Keyboard } from './page-models/keyboard';
import { TaskFormPage } from './page-models/task-form-page';
import { TaskListPage } from './page-models/task-list-page';
import { DIALOG, problemsInLightAndDark } from './support/axe';
import { openDemo } from './support/demo';
import { firstOption } from './support/first-option';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let list: TaskListPage;
let form: TaskFormPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  list = new TaskListPage(page);
  form = new TaskFormPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const address = () => page.url().slice(app.url.length);

async function stored(title: string): Promise<Record<string, unknown>> {
  const [task] = await storedWhere(app.backend, 'tasks', 'title', title);
  if (!task) throw new Error(`No task is called ${title}.`);
  return task;
}

describe('the list of tasks', () => {
  it('groups what is open by due date and says what is hidden', async () => {
    await open('/tasks');
    await list.says('57 tasks');
    await list.says('Closed tasks are hidden.');
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
    await expect(list.groups).toHaveCount(0);
    await expect.poll(address).toBe('/tasks?status=closed');
  });

  it('keeps the search on the way to closed ones', async () => {
    await open('/tasks?q=key+regis');
    await list.chips.getByText('Search: key regis').waitFor();
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await list.chips.getByText('Status: closed').waitFor();
    await expect.poll(address).toBe('/tasks?q=key+regis&status=closed');
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
    await expect(list.chips).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await list.says('57 tasks');
  });

  it('filters by a person found by typing', async () => {
    // Who has open tasks, depends on the day the demo was made.
    const tasks = await storedWhere(app.backend, 'tasks', 'status', 'open');
    const people = await storedWhere(app.backend, 'employees', 'status', 'active');
    const person = people.find(({ id }) => tasks.some((task) => Object(task.assigneeRef).id === id));
    const name = `${person?.firstName} ${person?.lastName}`;
    await open('/tasks');
    await page.getByRole('combobox', { name: 'Assignee' }).fill(name);
    await page.getByRole('option', { name }).click();
    await list.chips.getByText(`Assignee: ${name}`).waitFor();
    // The rows of before stay until the filtered ones are there.
    await list.rows.filter({ hasNotText: name }).first().waitFor({ state: 'detached' });
    await list.rows.filter({ hasText: name }).first().waitFor();
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
    await list.says('57 tasks');
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
    await new Keyboard(page).take('Nowak', /Katarzyna Nowak/);
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

  for (const width of [1440, 390]) {
    it(`tells that it was created without covering an action, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const title = own('Ring the chimney sweep again before the flues are used');
      await form.create(title);
      await page.getByRole('heading', { name: title }).waitFor();
      // The clock of the toast stands still below the mouse.
      const toast = page.getByRole('status').filter({ hasText: title });
      await toast.hover();
      expect(await toast.evaluate(coveredActions)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }

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
    const title = own('Refused at first');
    await open('/tasks/form');
    await form.fill({ Title: title, Description: 'Keep me' });
    const accept = await refuseWrites(page);
    await form.button('Create task').click();
    await page.getByText(/You are not allowed to do this/).waitFor();
    await expect(form.field('Description')).toHaveValue('Keep me');
    await accept();
    await form.button('Create task').click();
    await page.getByText(`“${title}” was created.`).waitFor();
    expect(await storedWhere(app.backend, 'tasks', 'title', title)).toHaveLength(1);
  });

  it('offers the sites and orders of the chosen customer alone', async () => {
    await open('/tasks/form');
    await page.getByRole('combobox', { name: 'Customer' }).fill('Hausverwaltung M');
    await page.getByRole('option', { name: /Hausverwaltung Möller/ }).click();
    await page.getByRole('combobox', { name: 'Site' }).click();
    await page.getByRole('combobox', { name: 'Site' }).press('ArrowDown');
    await firstOption(page).click();
    const chosen = await page.getByRole('combobox', { name: 'Site' }).inputValue();
    const sites = await storedWhere(app.backend, 'sites', 'name', chosen);
    expect(sites.map(({ customerRef }) => (customerRef as { name: string }).name)).toContain(
      'Hausverwaltung Möller & Söhne',
    );
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

it('shows a task of one window in the list of another without reload', async () => {
  const other = await windows.of('admin');
  const title = own('Visit the lighthouse');
  await goTo(other, `/tasks?q=${encodeURIComponent(title)}`);
  await other.getByText('No task matches these filters').waitFor();
  await form.create(title);
  await new TaskListPage(other).row(title).waitFor();
});

it('has nothing for axe to find in any look', async () => {
  await open('/tasks');
  await list.names();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Change status of / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cancel task…' }).click();
  await page.getByRole('dialog', { name: 'Cancel task' }).waitFor();
  expect(await problemsInLightAndDark(page, DIALOG)).toEqual([]);
  await page.keyboard.press('Escape');
  await list.rows.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await open('/tasks/form');
  await form.field('Title').waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/tasks');
  await page.getByRole('list', { name: 'Tasks: Overdue' }).waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** The actions of the page that lie below an element; runs in the page. */
function coveredActions(element: Element): string[] {
  const cover = element.getBoundingClientRect();
  // Date fields keep an input for forms alone, which nobody sees.
  return [...document.querySelectorAll('main :is(a, button, input:not([tabindex="-1"]))')]
    .filter((action) => {
      const { left, right, top, bottom } = action.getBoundingClientRect();
      return left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
    })
    .map(({ textContent }) => textContent);
}
