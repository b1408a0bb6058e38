import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ListPage } from './page-models/list-page';
import { ShellPage } from './page-models/shell-page';
import { SignInPage } from './page-models/sign-in-page';
import { addSomebody, PASSWORD } from './support/add-person';
import { problemsInEveryLook } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { sentLink, setPasswordBy } from './support/sent-link';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let admin: Page;
let list: ListPage;
let form: FormPage;

beforeAll(async () => {
  ({ app, windows } = await openDemo());
  admin = await windows.of('admin');
  list = new ListPage(admin, 'Accounts');
  form = new FormPage(admin);
});

afterAll(() => app?.close());

const openList = async () => {
  await goTo(admin, '/admin');
  await admin.getByRole('link', { name: 'Ana Adler' }).waitFor();
};

const open = async (name: string) => {
  await openList();
  await list.row(name).getByRole('link').click();
  await admin.getByRole('heading', { name, level: 1 }).waitFor();
};

/** A window of somebody who signs in at the form. */
async function enter(email: string, password = PASSWORD): Promise<Page> {
  const page = await app.newPage();
  const signIn = new SignInPage(page, app.url);
  await signIn.open();
  await signIn.signIn(email, password);
  await new ShellPage(page).heading('Overview').waitFor();
  return page;
}

it('lets somebody in who was invited, is promoted, and is disabled while a form is open', async () => {
  const email = 'nora.neu@nordhaus.example';
  await openList();
  await admin.getByRole('link', { name: 'New login' }).click();
  await form.fill({ Name: 'Nora Neu', 'E-mail': email });
  await form.button('Send invitation').click();
  await admin.getByText(`Nora Neu was invited: a mail to ${email} says how to set a password.`).waitFor();
  await list.row('Nora Neu').getByText('Invited', { exact: true }).waitFor();

  await setPasswordBy(await sentLink(app.backend, email), 'long-enough-7');
  const nora = await enter(email, 'long-enough-7');
  const shell = new ShellPage(nora);
  await list.row('Nora Neu').getByText('Active', { exact: true }).waitFor();
  await goTo(nora, '/admin');
  await nora.getByText('Only administrators work here').waitFor();

  await open('Nora Neu');
  await admin.getByRole('button', { name: 'Role' }).click();
  await admin.getByRole('option', { name: /^Administrator/ }).click();
  await form.button('Save changes').click();
  await admin.getByText('The login of Nora Neu was saved.').waitFor();
  await new ListPage(nora, 'Accounts').row('Nora Neu').waitFor();

  await goTo(nora, '/tasks/form');
  await new FormPage(nora).field('Title').fill('Typed as the door closes');
  await open('Nora Neu');
  await admin.getByRole('checkbox', { name: 'Disabled' }).check();
  const from = Date.now();
  await form.button('Save changes').click();
  const signIn = new SignInPage(nora, app.url);
  await signIn.heading.waitFor();
  expect(Date.now() - from).toBeLessThan(5_000);
  expect(await signIn.failure()).toMatch(/has been disabled/);
  await expect(identityIsShut(email)).resolves.toBe(true);
  await signIn.signIn(email, 'long-enough-7');
  expect(await signIn.failure()).toBe('Login failed. Please try again later.');
  await shell.page.close();
});

/** Whether the identity service lets nobody in any more, once it has followed. */
async function identityIsShut(email: string): Promise<boolean> {
  const { url, authUrl = url, projectId } = app.backend;
  const lookup = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(lookup, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ email: [email] }),
    });
    const { users = [] } = (await answer.json()) as { users?: readonly { disabled?: boolean }[] };
    if (users[0]?.disabled) return true;
    await new Promise((again) => setTimeout(again, 50));
  }
  return false;
}

it('ends the sessions of somebody everywhere, who signs in again', async () => {
  const { email, uid } = await addSomebody(app.backend);
  const [desk, phone] = [await enter(email), await enter(email)];
  await goTo(admin, `/admin/form?id=${uid}`);
  await admin.getByRole('button', { name: 'More' }).click();
  await admin.getByRole('menuitem', { name: /Sign out everywhere/ }).click();
  for (const page of [desk, phone]) {
    const signIn = new SignInPage(page, app.url);
    await signIn.heading.waitFor();
    expect(await signIn.failure()).toBe('An administrator signed you out. Sign in again to go on.');
    await page.close();
  }
  // Tokens count in seconds: a session of this very second could be either.
  await new Promise((second) => setTimeout(second, 1_000));
  await (await enter(email)).close();
});

it('removes a login and brings it back disabled', async () => {
  const { email, uid } = await addSomebody(app.backend);
  const page = await enter(email);
  await goTo(admin, `/admin/form?id=${uid}`);
  await admin.getByRole('button', { name: 'More' }).click();
  await admin.getByRole('menuitem', { name: 'Remove login…' }).click();
  await admin.getByRole('button', { name: 'Remove login', exact: true }).click();
  await admin.getByText(/^The login of .* was removed\.$/).waitFor();
  await new SignInPage(page, app.url).heading.waitFor();
  await page.close();
  await goTo(admin, `/admin/form?id=${uid}`);
  await form.button('Bring back').click();
  await admin.getByRole('checkbox', { name: 'Disabled', checked: true }).waitFor();
  const [stored] = await storedWhere(app.backend, 'users', 'email', email);
  expect(stored).toMatchObject({ trashed: false, disabled: true });
});

it('says beside the address that somebody signs in with it already', async () => {
  await goTo(admin, '/admin/form');
  await form.fill({ Name: 'Olga Zwei', 'E-mail': 'office@nordhaus.example' });
  await form.button('Send invitation').click();
  await admin.getByText('Olga Brandt signs in with this address already.').first().waitFor();
  expect(await form.errorOf('E-mail')).toContain('Olga Brandt signs in with this address already.');
});

it('shows the own login without a way to change it', async () => {
  await open('Ana Adler');
  await admin.getByText('This is your own login').waitFor();
  await expect(admin.getByRole('button', { name: 'More' })).toHaveCount(0);
  await expect(form.button('Save changes')).toHaveCount(0);
});

it('runs a job now and tells what it did', async () => {
  await goTo(admin, '/admin/jobs');
  await admin.getByText('Nothing has run yet').waitFor();
  await admin.getByRole('button', { name: 'Run now' }).click();
  await admin.getByRole('menuitem', { name: 'Create due work orders' }).click();
  const run = admin.getByRole('row', { name: /Create due work orders/ });
  await run.getByText(/Plans: \d+ · Work orders: \d+/).waitFor();
  await run.getByText('Done', { exact: true }).waitFor();
  await run.getByText('Ana Adler').waitFor();
});

it('shows what the nights counted, a drawing and a table for each number', async () => {
  await goTo(admin, '/admin/jobs');
  await admin.getByRole('button', { name: 'Run now' }).click();
  await admin.getByRole('menuitem', { name: 'Count for reports' }).click();
  const run = admin.getByRole('row', { name: /Count for reports/ });
  await run.getByText('Done', { exact: true }).waitFor();
  await admin.getByRole('link', { name: 'Statistics' }).click();
  const offers = admin.getByRole('table', { name: 'Offers without an answer' });
  const sent = (await storedWhere(app.backend, 'offers', 'status', 'sent')).filter(({ trashed }) => !trashed);
  await offers.getByRole('cell').first().waitFor();
  expect(await offers.getByRole('cell').allInnerTexts()).toEqual([String(sent.length)]);
});

it('has nothing for axe to find in any look', async () => {
  await openList();
  await admin
    .getByText(/Never|ago|just now/)
    .first()
    .waitFor();
  expect(await problemsInEveryLook(admin)).toEqual([]);
  await goTo(admin, '/admin/form');
  await form.button('Send invitation').waitFor();
  expect(await problemsInEveryLook(admin)).toEqual([]);
  await goTo(admin, '/admin/jobs');
  await admin.getByText('Create due work orders').first().waitFor();
  expect(await problemsInEveryLook(admin)).toEqual([]);
  await goTo(admin, '/admin/statistics');
  await admin.getByRole('table', { name: 'Offers without an answer' }).waitFor();
  expect(await problemsInEveryLook(admin)).toEqual([]);
});
