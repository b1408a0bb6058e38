import type { Page } from 'playwright-core';
import { ProfilePage } from './page-models/profile-page';
import { ShellPage } from './page-models/shell-page';
import { SignInPage } from './page-models/sign-in-page';
import { addSomebody, PASSWORD } from './support/add-person';
import { problemsInEveryLook, problemsInLightAndDark } from './support/axe';
import { Entrance } from './support/entrance';
import { goTo } from './support/go-to';
import { LATE_ORDER } from './support/late-order';
import { changeRecord, deleteRecord, envelope } from './support/records';
import { signIn } from './support/sign-in';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const FULL = ['Overview', 'Employee', 'Customer', 'Task', 'Work Order', 'Create Offer', 'Maintenance'];
const PHONE = { viewport: { width: 390, height: 844 } };

type Options = Parameters<TestApp['newPage']>[0];

const olga = { email: 'olga@nordhaus.example', name: 'Olga Brandt', role: 'office' };

let app: TestApp;
let page: Page;
let shell: ShellPage;
let entrance: Entrance;

beforeAll(async () => {
  app = await startTestApp();
  entrance = await Entrance.of(app, olga);
});

afterAll(() => app?.close());
afterEach(() => app.closePages());

/** Opens the app as somebody of the office, who changes nothing about themselves. */
async function open(path = '/', options: Options = {}) {
  page = await entrance.open(path, { reducedMotion: 'no-preference', ...options });
  shell = new ShellPage(page);
  await shell.main.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in as somebody new with this role. */
async function enter(role: string, path = '/') {
  const person = await addSomebody(app.backend, role);
  await changeRecord(app.backend, `users/${person.uid}`, envelope());
  page = await app.newPage({ reducedMotion: 'no-preference' });
  shell = new ShellPage(page);
  await page.goto(app.url + path);
  await signIn(page, person);
  await shell.bell.waitFor();
  await shell.main.getByRole('heading', { level: 1 }).waitFor();
  return person;
}

const focused = () => page.evaluate(() => document.activeElement?.textContent);
const pathname = () => new URL(page.url()).pathname;

describe('the side menu', () => {
  for (const role of ['admin', 'office', '']) {
    it(`is full and in order for the role "${role}"`, async () => {
      await enter(role, '/profile');
      expect(await shell.entries(FULL.length)).toEqual(FULL);
    });
  }

  it('shows a manager Overview and Task alone, and opens everything else by its address', async () => {
    await enter('manager', '/work-orders');
    expect(await shell.entries(2)).toEqual(['Overview', 'Task']);
    await shell.heading('Work orders').waitFor();
  });

  it('marks where one is, also deep inside an area', async () => {
    await open('/tasks/form');
    await expect(shell.entry('Task')).toHaveAttribute('aria-current', 'page');
    await expect(shell.menu.locator('[aria-current]')).toHaveCount(1);
  });

  it('stays whole below the bar while a long page scrolls', async () => {
    await open('/tasks/form');
    await shell.entry('Task').waitFor();
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => window.scrollY > 52);
    const bar = await page.getByRole('banner').boundingBox();
    const first = await shell.entry('Overview').boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  it('is left with Overview and a way to try again when the list of areas does not arrive', async () => {
    await open('/profile');
    // A list still on its way would be stored after it was taken away.
    await shell.entries(FULL.length);
    await page.route('**/registry.json', (route) => route.fulfill({ status: 503 }));
    await page.evaluate(() => localStorage.removeItem('fm.registry'));
    await page.goto(`${app.url}/tasks`);
    await shell.heading("This page can't be reached right now").waitFor();
    expect(await shell.entries(1)).toEqual(['Overview']);
    await page.unroute('**/registry.json');
    await shell.menu.getByRole('button', { name: 'Retry' }).click();
    await shell.heading('Tasks').waitFor();
    expect(await shell.entries(FULL.length)).toEqual(FULL);
  });
});

describe('the top bar', () => {
  it('has the company title, and on large screens the profile dropdown instead of the menu button', async () => {
    await open('/profile');
    await page.getByRole('banner').getByText('Nordhaus Facility Services').waitFor();
    await expect(shell.menuButton).toHaveCount(0);
    await shell.profileButton.click();
    for (const text of [olga.name, olga.email, 'OFFICE'])
      await expect(page.getByRole('banner').getByText(text, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell.logout).toBeHidden();
  });

  it('counts the own reminders that are due, live', async () => {
    const { uid, name } = await enter('office', '/profile');
    await expect(shell.bell).toHaveAttribute('aria-label', 'Notifications');
    const reminder = (ownerId: string, fireAt: Date) => ({
      ...envelope(),
      text: 'Call the caretaker',
      ownerRef: { id: ownerId, name },
      rule: { kind: 'absolute', at: fireAt },
      fireAt,
      channel: 'app',
      state: 'scheduled',
    });
    const past = new Date(Date.now() - 60_000);
    await changeRecord(app.backend, `reminders/due-${uid}`, reminder(uid, past));
    const later = new Date(Date.now() + 3_600_000);
    await changeRecord(app.backend, `reminders/later-${uid}`, reminder(uid, later));
    await changeRecord(app.backend, `reminders/other-${uid}`, reminder('somebody-else', past));
    await page.getByRole('link', { name: 'Notifications, 1 due' }).click();
    expect(pathname()).toBe('/notifications');
    await page.getByText('One reminder is due.').waitFor();
  });
});

describe('on a small screen', () => {
  it('the menu is in a drawer with name, e-mail, Profile and Logout', async () => {
    await open('/profile', PHONE);
    await expect(shell.profileButton).toHaveCount(0);
    await expect(shell.menu).toHaveCount(0);
    await shell.menuButton.click();
    expect(await shell.entries(FULL.length)).toEqual(FULL);
    for (const text of [olga.name, olga.email, 'Profile', 'Logout'])
      await expect(shell.drawer.getByText(text, { exact: true })).toBeVisible();
    await shell.logout.click();
    await page.getByRole('heading', { name: 'SIGN IN' }).waitFor();
  });

  it('the drawer keeps the keyboard inside and gives the focus back on Escape', async () => {
    await open('/profile', PHONE);
    await shell.menuButton.click();
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      expect(await shell.isFocusBehindDrawer()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await shell.drawer.waitFor({ state: 'detached' });
    expect(await shell.menuButton.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('the drawer closes where it leads to', async () => {
    await open('/profile', PHONE);
    await shell.menuButton.click();
    await shell.entry('Task').click();
    await shell.heading('Tasks').waitFor();
    await expect(shell.drawer).toHaveCount(0);
    expect(await focused()).toBe('Tasks');
  });
});

describe('moving between pages', () => {
  it('puts the focus on the heading and names the tab', async () => {
    await open();
    await shell.entry('Task').click();
    await shell.heading('Tasks').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await focused()).toBe('Tasks');
    await shell.entry('Overview').click();
    await page.waitForFunction(() => document.title === 'Overview - Nordhaus Facility Services');
    expect(await focused()).toBe('Overview');
  });

  it('can start with the content, past the menu', async () => {
    await open('/profile');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(pathname()).toBe('/profile');
  });

  it('says inside the shell that there is no such page', async () => {
    await open('/nothing/here');
    for (const path of ['/nothing/here', '/work', '/profile/more']) {
      await page.goto(app.url + path);
      await shell.heading('Page not found').waitFor();
      expect(await shell.entries(FULL.length)).toEqual(FULL);
      expect(await page.title()).toBe('Page not found - Nordhaus Facility Services');
    }
  });
});

describe('when a file of the shell does not arrive', () => {
  it('offers Retry instead of an empty page', async () => {
    await open('/profile');
    await page.route(/\/[^/]+\.js$/, (route) =>
      /\/(main|react|boot)\b/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'The app could not be loaded' }).waitFor();
    await page.unroute(/\/[^/]+\.js$/);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await shell.heading('Profile').waitFor();
  });
});

describe('the overview', () => {
  it('lists what becomes overdue, live, and leads to it', async () => {
    await deleteRecord(app.backend, 'workOrders/late');
    await enter('manager');
    await page.getByText('No work order is overdue.').waitFor();
    await changeRecord(app.backend, 'workOrders/late', LATE_ORDER);
    const panel = page.getByRole('region', { name: 'Overdue work orders' });
    await panel.getByRole('link', { name: 'Repair the lift' }).waitFor();
    await expect(panel.getByText('Klinikum Nord · Main building · Jan Krol')).toBeVisible();
    await page.getByRole('link', { name: 'Work orders overdue 1' }).waitFor();
    const unassigned = page.getByRole('region', { name: 'Unassigned' });
    await unassigned.getByText('Every open work order has a lead.').waitFor();
    await changeRecord(app.backend, 'workOrders/late', { leadId: '' });
    await unassigned.getByRole('link', { name: 'Repair the lift' }).waitFor();
    await panel.getByRole('link', { name: 'Repair the lift' }).click();
    expect(pathname()).toBe('/work-orders/late');
  });
});

describe('the profile', () => {
  it('changes the own name everywhere at once', async () => {
    await enter('office', '/profile');
    const name = page.getByLabel('Your name');
    await name.fill('');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Olga Maria Brandt');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your name was saved.').waitFor();
    await shell.profileButton.click();
    await page.getByRole('banner').getByText('Olga Maria Brandt', { exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('fm.name'))).toBe('Olga Maria Brandt');
  });

  it('changes the password of who knows the current one', async () => {
    const { email } = await enter('office', '/profile');
    const profile = new ProfilePage(page);
    await profile.changePassword(PASSWORD, 'short', 'shorter');
    await page.getByText('Choose a password of at least 12 characters.').first().waitFor();
    await profile.changePassword('not-the-one', 'brand-new-one');
    await page.getByText('This is not your current password.').first().waitFor();
    await profile.changePassword(PASSWORD, 'brand-new-one');
    await page.getByText('From now on you sign in with the new password.').waitFor();
    await shell.logOut();
    await new SignInPage(page, app.url).signIn(email, 'brand-new-one');
    await shell.heading('Overview').waitFor();
  });

  it('keeps the theme with the record and paints in it from the start', async () => {
    const { email } = await enter('office', '/profile');
    await page.getByLabel('Dark').check();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('dark');
    await page.waitForFunction(() => localStorage.getItem('fm.theme') === 'dark');
    await shell.heading('Profile').waitFor();

    const elsewhere = await app.newPage();
    await elsewhere.goto(app.url);
    await signIn(elsewhere, { email });
    await elsewhere.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await elsewhere.route('**/main.*.js', (route) => route.abort());
    await elsewhere.reload();
    expect(await elsewhere.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});

it('has nothing for axe to find in any look', async () => {
  await open();
  await page.getByText('No task is due.').waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await goTo(page, '/profile');
  await page.getByLabel('Your name').waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await goTo(page, '/nothing');
  await shell.heading('Page not found').waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await shell.profileButton.click();
  await shell.logout.waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE.viewport);
  await shell.menuButton.click();
  await shell.drawer.waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
});
