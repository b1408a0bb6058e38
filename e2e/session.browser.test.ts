import type { Page } from 'playwright-core';
import { ShellPage } from './page-models/shell-page';
import { Visitor } from './page-models/visitor';
import { addSomebody, PASSWORD } from './support/add-person';
import { Entrance } from './support/entrance';
import { changeRecord, deleteRecord } from './support/records';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };

let app: TestApp;
let entrance: Entrance;
let page: Page;
let visitor: Visitor;

beforeAll(async () => {
  app = await startTestApp();
  entrance = await Entrance.of(app, ana);
});

afterAll(() => app?.close());
afterEach(() => app.closePages());

/** Opens a page as somebody who has signed in before. */
async function open(path: string) {
  page = await entrance.open(path);
  visitor = new Visitor(page, app.url);
}

/** Signs in as somebody new. */
async function enter(role?: string) {
  const person = await addSomebody(app.backend, role);
  page = await app.newPage();
  visitor = new Visitor(page, app.url);
  // The overview would ask all areas for their cards.
  await visitor.signIn.open('/profile');
  await visitor.signIn.signIn(person.email, PASSWORD);
  await visitor.shell.heading('Profile').waitFor();
  return person;
}

describe('the first session check', () => {
  it('shows nothing until it is done', async () => {
    await open('/nowhere');
    await page.evaluate(() => localStorage.removeItem('fm.email'));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/accounts:lookup*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/accounts:lookup*');
    await page.goto(`${app.url}/profile`);
    await asked;
    expect(await page.locator('#root').textContent()).toBe('');
    expect(visitor.address).toBe('/profile');
    release();
    await visitor.shell.heading('Profile').waitFor();
  });

  it('leads past the sign-in who is signed in already', async () => {
    await open('/login');
    await visitor.shell.heading('Overview').waitFor();
    expect(visitor.address).toBe('/');
  });
});

describe('while signed in', () => {
  it('takes a changed role on at once', async () => {
    const { email, uid } = await enter('office');
    expect(await visitor.shell.entries(7)).toHaveLength(7);
    await changeRecord(app.backend, `users/${uid}`, { role: 'manager' });
    await visitor.shell.entry('Employee').waitFor({ state: 'detached' });
    expect(await visitor.shell.entries(2)).toEqual(['Overview', 'Task']);
    expect(await visitor.stored()).toEqual([email, 'manager', 'Olga Brandt']);
  });

  for (const [word, change] of [
    ['disabled', (uid: string) => changeRecord(app.backend, `users/${uid}`, { disabled: true })],
    ['removed', (uid: string) => deleteRecord(app.backend, `users/${uid}`)],
  ] as const) {
    it(`is signed out with a message when the record is ${word}`, async () => {
      const { uid } = await enter();
      await change(uid);
      await visitor.signIn.heading.waitFor();
      expect(await visitor.signIn.failure()).toMatch(
        word === 'disabled' ? /disabled|no longer active/ : /no longer active/,
      );
      expect(await visitor.stored()).toEqual([null, null, null]);
      await visitor.signIn.open('/');
    });
  }

  it('stays live in eight tabs of one browser', async () => {
    const { uid } = await enter('office');
    const tabs = [visitor.shell];
    for (let tab = 1; tab < 8; tab += 1) {
      const other = await page.context().newPage();
      await other.goto(`${app.url}/profile`);
      tabs.push(new ShellPage(other));
    }
    await Promise.all(tabs.map((tab) => tab.entries(7)));
    await changeRecord(app.backend, `users/${uid}`, { role: 'manager' });
    await Promise.all(tabs.map((tab) => tab.entry('Employee').waitFor({ state: 'detached' })));
  });

  it('enters at once after a reload, with the stored values', async () => {
    await open('/profile');
    await visitor.shell.heading('Profile').waitFor();
    await page.route(`${app.backend.url.replace('127.0.0.1', '*')}/**`, (route) => route.abort());
    await page.reload();
    await visitor.shell.profileButton.click();
    await expect(page.getByText(ana.name)).toBeVisible();
  });
});

describe('Logout', () => {
  it('goes to /login, clears the three values, and Back does not return', async () => {
    await open('/nowhere');
    await page.goto(`${app.url}/profile`);
    await visitor.shell.logOut();
    await visitor.signIn.heading.waitFor();
    expect(visitor.address).toBe('/login');
    expect(await visitor.stored()).toEqual([null, null, null]);
    await page.goBack();
    await visitor.signIn.heading.waitFor();
  });

  it('does not send the next person to the page of the last one', async () => {
    await open('/profile');
    await visitor.shell.logOut();
    await visitor.signIn.signIn(ana.email, PASSWORD);
    await visitor.shell.heading('Overview').waitFor();
  });

  it('is followed by the other tabs', async () => {
    await open('/nowhere');
    const other = await page.context().newPage();
    await other.goto(`${app.url}/profile`);
    const seen = new Visitor(other, app.url);
    await seen.shell.heading('Profile').waitFor();
    await visitor.shell.logOut();
    await seen.signIn.heading.waitFor();
    expect(seen.address).toBe('/login');
  });
});
