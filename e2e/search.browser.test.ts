import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Page } from 'playwright-core';
import { SearchDialog } from './page-models/search-dialog';
import { ShellPage } from './page-models/shell-page';
import { accessibilityProblems, DIALOG } from './support/axe';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { changeRecord } from './support/records';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { forgetReads, settledReads } from './support/usage';
import { Windows } from './support/windows';

/** Each area has one kind of record that is found, maintenance has plans and assets, customers sites and contacts. */
const SEARCHED = [
  'employees',
  'customers',
  'contacts',
  'sites',
  'tasks',
  'workOrders',
  'offers',
  'maintenancePlans',
  'assets',
];

let app: TestApp;
let windows: Windows;
let page: Page;
let search: SearchDialog;
let shell: ShellPage;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  windows = new Windows(app);
});

afterAll(() => app?.close());

/** On a page that reads nothing and runs no area: on a busy machine the overview takes seconds to draw all its cards. */
const beAside = (login: string) => be(login, 'Profile');

async function be(login: string, at: 'Overview' | 'Profile' = 'Overview') {
  page = await windows.of(login);
  search = new SearchDialog(page);
  shell = new ShellPage(page);
  await page.unrouteAll();
  await page.goto(at === 'Overview' ? app.url : `${app.url}/profile`);
  await shell.heading(at).waitFor();
}

const markedName = async () => (await search.names(await search.marked()))[0];
const hasFocus = (of: SearchDialog['box']) => of.evaluate((element) => element === document.activeElement);

describe('the search', () => {
  it('finds a record of any area and opens it, with the keyboard alone', async () => {
    await be('office');
    await search.open();
    expect(await hasFocus(search.box)).toBe(true);
    expect(await markedName()).toBe('Overview');
    await search.type('stair');
    await search.found('Tasks');
    await search.group('Work orders').getByRole('option').nth(5).waitFor();
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    await search.goTo(/WO-\d+-\d+/);
    const title = await markedName();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/work-orders\/.+/);
    await search.dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();

    // It comes first when nothing is typed.
    await search.open();
    expect(await markedName()).toBe(title);
    await page.keyboard.press('Escape');
    await search.dialog.waitFor({ state: 'detached' });
  });

  it('leads to the whole list, to places and commands, and to a new tab with Ctrl', async () => {
    await be('office');
    await search.button.click();
    await search.type('stair');
    await search.option('Show all in Work orders').click();
    await page.waitForURL('**/work-orders?q=stair');
    await search.open();
    await search.type('nt');
    expect(await markedName()).toBe('New task');
    const tab = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await tab).url()).pathname).toBe('/tasks/form');
    await (await tab).close();
    await search.type('prof');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
  });

  it('says when there is nothing, and gives the focus back to where it came from', async () => {
    await be('office');
    await search.button.focus();
    await page.keyboard.press('Enter');
    await search.type('xyzzy');
    await search.dialog.getByText('Nothing found for “xyzzy”.').waitFor();
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    await page.keyboard.press('Escape');
    await search.dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(search.button)).toBe(true);
  });

  it('reads five records of a kind at most, and none before two letters', async () => {
    await beAside('office');
    await settledReads(app.backend, 'demo-office');
    await forgetReads(app.backend);
    await search.open();
    await search.box.fill('s');
    await search.option('Theme: As the system').waitFor();
    await search.box.fill('st');
    await search.group('Work orders').getByRole('option').nth(5).waitFor();
    const lines = await settledReads(app.backend, 'demo-office');
    // The bell may read meanwhile, of collections of its own.
    const found = lines.filter(({ collection }) => SEARCHED.includes(collection));
    expect(found.filter(({ reads, requests }) => reads > requests * 5)).toEqual([]);
    const reads = found.reduce((sum, line) => sum + line.reads, 0);
    expect(reads).toBeGreaterThan(5);
    expect(reads).toBeLessThanOrEqual(SEARCHED.length * 5);
  });

  it('property 17: shows what answers at once, says which area is slow, and finds in it with Retry', async () => {
    await beAside('office');
    await page.route(/remotes\/tasks\/.*expose_search/, () => undefined);
    await page.route(/remotes\/customers\/.*expose_search/, (route) => route.abort());
    await search.open();
    // Both are looked for at once: the one that searches gives up after a while, however long the other one takes.
    await Promise.all([search.dialog.getByText('Tasks: still searching…').waitFor(), search.type('stair')]);
    await search.found('Work orders');
    await search.dialog.getByText('Customers: no answer').waitFor();
    await search.dialog.getByText('Tasks: no answer').waitFor();
    await expect(search.group('Work orders')).toBeVisible();
    await search.type('xyzzy');
    await search.dialog.getByText('Nothing found for “xyzzy” in the areas that answered.').waitFor();
    await page.unrouteAll();
    await search.dialog.getByRole('button', { name: 'Retry Customers' }).click();
    await search.dialog.getByText('Customers: no answer').waitFor({ state: 'detached' });
    await search.type('hansa');
    await search.found('Customers');
  });

  it('finds in areas that become known after it was opened, and asks again which there are', async () => {
    await be('office');
    // By then the registry has come, and its copy for when the server does not say is written.
    await shell.entry('Task').waitFor();
    await page.evaluate(() => localStorage.removeItem('fm.registry'));
    let type = () => {};
    const typed = new Promise<void>((resolve) => {
      type = resolve;
    });
    await page.route('**/registry.json', async (route) => {
      await typed;
      await route.abort();
    });
    await page.reload();
    await search.button.waitFor();
    await search.open();
    await search.type('stair');
    await search.dialog.getByText('Records: still searching…').waitFor();
    await expect(search.dialog.getByText('Nothing found')).toHaveCount(0);
    type();
    const retry = search.dialog.getByRole('button', { name: 'Retry Records' });
    await retry.waitFor();
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    await page.unrouteAll();
    await retry.click();
    await search.found('Tasks');
  });

  it('offers a manager nothing that a manager is not led to', async () => {
    await be('manager');
    await search.open();
    await search.option('Profile').waitFor();
    expect(await search.names()).toEqual([
      ...['Overview', 'Task', 'Reminders', 'Profile'],
      ...['New reminder', 'New task'],
      ...['Theme: As the system', 'Theme: Light', 'Theme: Dark', 'Keyboard shortcuts', 'Logout'],
    ]);
    await search.type('stair');
    await search.found('Tasks');
    await expect(search.dialog.getByRole('group')).toHaveCount(1);
  });
});

describe('names in the search', () => {
  for (const [typed, group, name] of [
    ['brien', 'Employees', /O'Brien/],
    ['moeller', 'Customers', /Möller/],
  ] as const) {
    it(`finds by ${typed}, in ${group}`, async () => {
      await be('office');
      await search.open();
      await search.type(typed);
      await search.group(group).getByRole('option', { name }).first().waitFor();
    });
  }

  it('leads to the page of a site', async () => {
    await be('office');
    await search.open();
    await search.type('outpatient centre kiel');
    await search
      .group('Customers')
      .getByRole('option', { name: /Outpatient centre, Kiel/ })
      .click();
    await page.waitForURL(/\/customers\/.+\/sites\/.+/);
    await page.getByRole('heading', { name: /^Outpatient centre, Kiel/, level: 1 }).waitFor();
  });

  it('leads from a contact to the customer, with that contact open', async () => {
    await be('office');
    await search.open();
    await search.type('caretaker');
    const hit = search
      .group('Customers')
      .getByRole('option', { name: /Contact · Caretaker/ })
      .first();
    await hit.click();
    await page.waitForURL(/\/customers\/form\?id=.+#contact-/);
    await page.getByRole('textbox', { name: 'Name of the person' }).first().waitFor();
  });
});

describe('the overview', () => {
  it('each tile opens a list with exactly as many records as it says', async () => {
    await be('office');
    const figures = page.getByRole('main').getByRole('link', {
      name: /^(Work orders|Unassigned|Unscheduled|On hold|My tasks|Expiring offers|Occurrences).* \d+$/,
    });
    await figures.nth(7).waitFor();
    const tiles = await figures.evaluateAll((links) =>
      links.map((link) => ({ text: link.textContent ?? '', to: link.getAttribute('href') ?? '' })),
    );
    expect(tiles).toHaveLength(8);
    for (const { text, to } of tiles) {
      const says = Number(/\d+$/.exec(text)?.[0]);
      await goTo(page, to);
      const counted = page
        .getByText(new RegExp(`^${says}( of \\d+)? (work orders|tasks|offers|occurrences)`))
        .first();
      if (to === '/maintenance/due') await page.getByRole('link', { name: `Due ${says}` }).waitFor();
      else await counted.waitFor();
    }
  });

  it('an order that is due today and has no time is on no other card, although somebody leads it', async () => {
    const drafts = await storedWhere(app.backend, 'workOrders', 'status', 'draft');
    const order = drafts.find(({ leadId }) => leadId !== '');
    const day = today(COMPANY.timezone);
    const title = own('Oil the gate of the yard');
    await changeRecord(app.backend, `workOrders/${order?.id}`, { title, dueDate: day, dueSort: day });
    await be('office');
    await page
      .getByRole('region', { name: 'Unscheduled' })
      .getByRole('link', { name: new RegExp(title) })
      .waitFor();
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(title) })).toHaveCount(1);
  });

  it('a card that is cut says how many more there are, and leads to all of them', async () => {
    await be('office');
    const more = page
      .getByRole('region', { name: 'Overdue work orders' })
      .getByRole('link', { name: /^\d+ more \(Overdue work orders\)/ });
    const hidden = Number.parseInt((await more.textContent()) ?? '', 10);
    await more.click();
    await page.getByText(new RegExp(`^${hidden + 6} of \\d+ work orders`)).waitFor();
  });

  it('a technician begins with the own orders, with a map of each site; the office does not', async () => {
    await be('manager');
    const mine = page.getByRole('region', { name: 'My jobs' });
    await mine
      .getByRole('link', { name: /^Map of / })
      .first()
      .waitFor();
    const map = mine.getByRole('link', { name: /^Map of / }).first();
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=/);
    await expect(map).toHaveAttribute('rel', 'noreferrer');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe(
      'My jobs',
    );
    await mine.getByRole('link', { name: 'My jobs of today' }).click();
    await page.waitForURL(/\/work-orders\/day\?person=/);
    await be('office');
    await page.getByRole('link', { name: /^On hold \d/ }).waitFor();
    await expect(page.getByRole('region', { name: 'My jobs' })).toHaveCount(0);
  });

  it('property 17: shows the cards of all other areas while one is down, and that one after Retry', async () => {
    await be('office');
    await page.route(/remotes\/offers\//, (route) => route.abort());
    await page.reload();
    const card = page.getByRole('region', { name: 'Expiring offers' });
    await card.getByText('Not available').waitFor();
    for (const name of ['Overdue work orders', 'Tasks due', 'Reminders', 'Maintenance due'])
      await page.getByRole('region', { name }).getByRole('link', { name: /^All / }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unrouteAll();
    await card.getByRole('button', { name: 'Retry Expiring offers' }).click();
    await card.getByRole('link', { name: 'All offers' }).waitFor();
    await page.getByRole('link', { name: /^Expiring offers \d/ }).waitFor();
  });
});
