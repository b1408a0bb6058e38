import type { Page, Route } from 'playwright-core';
import { DraftNotice } from './page-models/draft-notice';
import { ShellPage } from './page-models/shell-page';
import { TaskFormPage } from './page-models/task-form-page';
import { TaskListPage } from './page-models/task-list-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { handOn } from './support/hand-on';
import { own } from './support/own';
import { signedIn } from './support/signed-in';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

const COMMAND = /\/command$/;

let app: TestApp;
let page: Page;
let form: TaskFormPage;
let draft: DraftNotice;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  form = new TaskFormPage(page);
  draft = new DraftNotice(page);
});

afterAll(() => app?.close());

const titled = (title: string) => storedWhere(app.backend, 'tasks', 'title', title);

/**
 * Types a task and saves it; the request stays without an answer, after the server got it or before. Later requests go
 * their way. The route stays: taken away, it would let the held request go on before the page is left.
 */
async function saveIntoNothing(title: string, isHandedOn: boolean): Promise<void> {
  await page.goto(`${app.url}/tasks/form`);
  await form.field('Title').fill(title);
  await draft.kept(title);
  const sent = new Promise<void>((resolve) => {
    let held: Route | undefined;
    void page.route(COMMAND, async (route) => {
      if (held) return route.fallback();
      held = route;
      if (isHandedOn) await handOn(route);
      resolve();
    });
  });
  await form.button('Create task').click();
  await sent;
}

describe('a change whose page is reloaded before the answer', () => {
  for (const [words, isHandedOn] of [
    ['had reached the server', true],
    ['had not reached the server', false],
  ] as const) {
    it(`is there once where it ${words}`, async () => {
      const title = own(`Reloaded though it ${words}`);
      await saveIntoNothing(title, isHandedOn);
      await page.reload();
      await page.getByText('The change that was on its way when you left the page is saved.').waitFor();
      expect(await titled(title)).toHaveLength(1);
      await expect.poll(() => draft.count()).toBe(0);
    });
  }
});

describe('Logout took a change that was on its way for typed text, and asked about it', () => {
  /** The window of somebody who marks a task as done and logs out; the answer comes after so many milliseconds. */
  async function loggedOutBeforeAnswer(ms: number): Promise<Page> {
    const title = own('Done at the end of the day');
    await form.create(title);
    const window = await signedIn(app, 'office@nordhaus.example', { timezoneId: 'Europe/Berlin' });
    await window.goto(`${app.url}/tasks?q=${encodeURIComponent(title)}`);
    await window.route(COMMAND, async (route) => {
      const response = await handOn(route);
      setTimeout(() => void route.fulfill({ response }).catch(() => undefined), ms);
    });
    const sent = window.waitForRequest(COMMAND);
    await new TaskListPage(window).markAsDone(title);
    await sent;
    await new ShellPage(window).logOut();
    return window;
  }

  it('waits for the answer', async () => {
    const window = await loggedOutBeforeAnswer(700);
    await window.getByRole('heading', { name: 'SIGN IN' }).waitFor();
  });

  it('asks what is to become of it where no answer comes', async () => {
    const window = await loggedOutBeforeAnswer(60_000);
    const question = window.getByRole('alertdialog', { name: 'Log out without saving?' });
    await question.getByText('The server has not confirmed a change of yours.').waitFor();
    expect(await accessibilityProblems(window)).toEqual([]);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await new ShellPage(window).profileButton.waitFor();
  });
});

describe('a page that is older than the server', () => {
  it('says so, offers a reload and gives back what was typed', async () => {
    const title = own('Typed on an old page');
    await page.goto(`${app.url}/tasks/form`);
    await form.field('Title').fill(title);
    const message = 'This page is older than the server. Reload it to go on: what you typed is kept.';
    const result = { ok: false, failure: { kind: 'outdated', message } };
    await page.route(COMMAND, (route) => route.fulfill({ json: { result } }), { times: 1 });
    await form.button('Create task').click();
    const offer = page.getByRole('status').filter({ hasText: 'no longer takes changes from this page' });
    await offer.waitFor();
    await page.getByText(message).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Reload' }).click();
    await draft.restore.click();
    await expect(form.field('Title')).toHaveValue(title);
    await form.button('Create task').click();
    await page.getByText(`“${title}” was created.`).waitFor();
    expect(await titled(title)).toHaveLength(1);
  });
});
