import type { Page } from 'playwright-core';
import { ListPage } from './page-models/list-page';
import { ProfilePage } from './page-models/profile-page';
import { SecondFactorDialogs } from './page-models/second-factor';
import { ShellPage } from './page-models/shell-page';
import { SignInPage } from './page-models/sign-in-page';
import { addSomebody, PASSWORD } from './support/add-person';
import { DIALOG, problemsInEveryLook } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import { appCode } from './support/totp';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let shell: ShellPage;
let signIn: SignInPage;
let factor: SecondFactorDialogs;

beforeAll(async () => {
  ({ app, windows } = await openDemo());
});

afterAll(() => app?.close());

beforeEach(async () => {
  page = await app.newPage();
  shell = new ShellPage(page);
  signIn = new SignInPage(page, app.url);
  factor = new SecondFactorDialogs(page);
});

afterEach(() => page.close());

/** Signs somebody in with the password alone and opens the profile. */
async function openProfileOf(email: string) {
  await signIn.open();
  await signIn.signIn(email, PASSWORD);
  await shell.heading('Overview').waitFor();
  await goTo(page, '/profile');
}

/** The same for somebody new. */
async function openProfile(): Promise<string> {
  const { email } = await addSomebody(app.backend);
  await openProfileOf(email);
  return email;
}

/** Switches the second factor on with the code of so many steps from now, and gives the secret. */
async function switchOn(steps: number): Promise<string> {
  const secret = await factor.offer(PASSWORD);
  await factor.answer(appCode(secret, steps), 'Switch on');
  await page.getByText('On: a code is asked for').waitFor();
  return secret;
}

/** What the list of accounts says of somebody's second factor. */
async function seenBy(administrator: Page, name: string): Promise<string | null> {
  await goTo(administrator, '/admin');
  const row = new ListPage(administrator, 'Accounts').row(name);
  return row.getByRole('cell', { name: /^(On|Off)$/ }).textContent();
}

it('is switched on in the profile, asked for at sign-in, and taken away by an administrator', async () => {
  const admin = await windows.of('admin');
  const [email, name] = ['empty@nordhaus.example', 'Emil Otto'];
  await openProfileOf(email);
  expect(await seenBy(admin, name)).toBe('Off');

  const secret = await factor.offer(PASSWORD);
  await factor.answer('12345', 'Switch on');
  expect(await factor.problem()).toContain('Enter the six digits');
  await factor.answer(appCode(secret, 5), 'Switch on');
  await page.getByText('This code is wrong or was used already.').waitFor();
  await factor.answer(appCode(secret), 'Switch on');
  await page.getByText('On: a code is asked for').waitFor();
  expect(await seenBy(admin, name)).toBe('On');

  await shell.logOut();
  await signIn.signIn(email, PASSWORD);
  await factor.dialog.waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe(
    'one-time-code',
  );
  await factor.answer(appCode(secret, 5), 'Sign in');
  expect(await factor.problem()).toMatch(/^This code is wrong or was used already\./);
  await factor.button('Cancel').click();
  await factor.dialog.waitFor({ state: 'detached' });
  await expect(signIn.alert).toHaveCount(0);
  await expect(signIn.password).toHaveValue(PASSWORD);
  await signIn.button.click();
  const spaced = appCode(secret, 1).replace(/^.../, '$& ');
  await factor.answer(spaced, 'Sign in');
  await shell.heading('Overview').waitFor();
  await page.reload();
  await shell.heading('Overview').waitFor();

  await new ListPage(admin, 'Accounts').row(name).getByRole('link').click();
  await admin.getByRole('button', { name: 'More' }).click();
  await admin.getByRole('menuitem', { name: /Take second factor away/ }).click();
  await admin.getByRole('button', { name: 'Take away', exact: true }).click();
  await admin.getByText(/signs in with the password alone now\.$/).waitFor();
  await shell.logOut();
  await signIn.signIn(email, PASSWORD);
  await shell.heading('Overview').waitFor();
  expect(await seenBy(admin, name)).toBe('Off');

  // One that is switched on afterwards stays, also when the record of the login is followed again.
  await goTo(page, '/profile');
  await switchOn(0);
  await page.getByLabel('Dark').check();
  await new Promise((followed) => setTimeout(followed, 2_000));
  expect(await seenBy(admin, name)).toBe('On');
});

it('is asked for before a new password, and switched off by who has it', async () => {
  await openProfile();
  const secret = await switchOn(-1);
  const profile = new ProfilePage(page);
  await profile.changePassword(PASSWORD, 'kite-lamp-ox-7');
  await page.getByText('Enter the six digits that your app shows for this account.').first().waitFor();
  await page.getByLabel('Code from your app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('From now on you sign in with the new password.').waitFor();

  await page.getByRole('button', { name: 'Switch off…' }).click();
  await factor.dialog.getByLabel('Current password').fill(PASSWORD);
  await factor.answer(appCode(secret, 1), 'Switch off');
  await page.getByText('This is not your current password.').waitFor();
  await factor.dialog.getByLabel('Current password').fill('kite-lamp-ox-7');
  await factor.button('Switch off').click();
  await page.getByText('Off: the password is enough').waitFor();
});

it('costs nothing of who has none: its code comes when it is asked for', async () => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await signIn.open();
  await signIn.email.fill('somebody@nordhaus.example');
  await signIn.signIn('somebody@nordhaus.example', 'not-the-password');
  expect(await signIn.failure()).toBe('Invalid email or password. Please try again.');
  const scripts = await Promise.all(
    loaded.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((text) => text.includes('mfaSignIn:finalize'))).toEqual([]);
});

it('has nothing for axe to find in any look', async () => {
  const email = await openProfile();
  const secret = await factor.offer(PASSWORD);
  expect(await problemsInEveryLook(page, DIALOG)).toEqual([]);
  await factor.answer(appCode(secret), 'Switch on');
  await page.getByText('On: a code is asked for').waitFor();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await signIn.open();
  await signIn.signIn(email, PASSWORD);
  await factor.dialog.waitFor();
  expect(await problemsInEveryLook(page, DIALOG)).toEqual([]);
});
