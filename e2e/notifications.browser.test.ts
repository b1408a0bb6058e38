import type { Page, Route } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ShellPage } from './page-models/shell-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

let app: TestApp;
let windows: Windows;
let office: Page;
let phone: Page;

beforeAll(async () => {
  ({ app, windows } = await openDemo());
  office = await windows.of('office');
  phone = await windows.of('manager', { viewport: { width: 390, height: 844 } });
});

afterAll(() => app?.close());

/** The office gives Marek Wolny a new task; gives when it was saved. */
async function assign(title: string): Promise<number> {
  await goTo(office, '/tasks/form');
  const form = new FormPage(office);
  await form.field('Title').fill(title);
  await office.getByRole('combobox', { name: 'Assignee' }).fill('Wolny');
  await office.getByRole('option', { name: /Marek Wolny/ }).click();
  await form.button('Create task').click();
  await office.getByRole('heading', { name: title, level: 1 }).waitFor();
  return Date.now();
}

it('who is given work knows it within a second, finds it behind the bell, and has then read it', async () => {
  const listening = phone.waitForRequest(
    (request) =>
      request.url().includes('/Listen/') &&
      /"notifications"|%22notifications%22/.test(request.postData() ?? ''),
  );
  await goTo(phone, '/tasks');
  await listening;
  await phone.getByRole('link', { name: /^Notifications/ }).waitFor();
  const saved = await assign('Look at the boiler');
  await phone.getByText('Olga Brandt assigned Look at the boiler to you.').waitFor();
  expect(Date.now() - saved).toBeLessThan(1_000);

  await phone.getByRole('link', { name: /unread$/ }).click();
  await new ShellPage(phone).heading('Notifications').waitFor();
  const told = phone.getByRole('listitem').filter({ hasText: 'Look at the boiler' }).first();
  await told.getByText('Unread').waitFor();
  expect(await accessibilityProblems(phone)).toEqual([]);
  await told.getByRole('link', { name: 'Look at the boiler' }).click();
  await new ShellPage(phone).heading('Look at the boiler').waitFor();
  await phone.goBack();

  await told.getByRole('button', { name: 'Mark as unread: Look at the boiler' }).waitFor();
  await phone.getByRole('link', { name: 'Unread', exact: true }).click();
  await told.waitFor({ state: 'detached' });
});

it('nobody is told of what they do not want to be told of', async () => {
  await goTo(phone, '/profile');
  await phone.getByRole('button', { name: 'Assigned to me' }).click();
  const saved = phone.waitForResponse((response) => response.url().endsWith('/command'));
  await phone.getByRole('option', { name: 'Off' }).click();
  await saved;
  await phone.getByRole('button', { name: 'Assigned to me' }).filter({ hasText: 'Off' }).waitFor();
  expect(await accessibilityProblems(phone)).toEqual([]);
  await assign('Look at the roof');
  await assign('Look at the door');
  await goTo(phone, '/notifications');
  await phone.getByText('Look at the boiler').first().waitFor();
  await expect(phone.getByText('Look at the roof')).toHaveCount(0);
});

it('keeps every choice of several that are made before the first of them is stored', async () => {
  await goTo(phone, '/profile');
  const held: Route[] = [];
  await phone.route(/\/command$/, (route) => void held.push(route));
  const choose = async (kind: string) => {
    await phone.getByRole('button', { name: kind }).click();
    await phone.getByRole('option', { name: 'In the app and by mail' }).click();
  };
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const stored = phone.waitForResponse((response) => response.url().endsWith('/command'));
    await held.shift()?.continue();
    await stored;
  };
  await choose('Mentions of me');
  await choose('Changed by others');
  await release();
  await choose('Overdue');
  while (held.length > 0) await release();
  await phone.unroute(/\/command$/);

  await phone.reload();
  for (const kind of ['Mentions of me', 'Changed by others', 'Overdue'])
    await phone.getByRole('button', { name: kind }).filter({ hasText: 'by mail' }).waitFor();
});
