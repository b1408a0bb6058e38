import { launchStoppableChromium, type StoppableChromium } from '@fm/testing/chromium';
import type { Locator, Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ShellPage } from './page-models/shell-page';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { signedIn } from './support/signed-in';
import { storeOrder } from './support/store-order';
import { afterAll, afterEach, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

const PHONE = { viewport: { width: 390, height: 844 } };
const ORDER = { id: '9401', title: 'Listen to the boiler' };
/** Two pings of the server that nobody answers, and a busy machine. */
const LOST_MS = 15_000;

let app: TestApp;
let olga: Page;
let ana: Page;
let marek: Page;
let lid: StoppableChromium | undefined;

beforeAll(async () => {
  const demo = await openDemo();
  app = demo.app;
  olga = await demo.windows.of('office');
  ana = await demo.windows.of('admin');
  marek = await demo.windows.of('manager', PHONE);
});

// What follows asks each browser for something, and a stopped one answers nothing.
afterEach(async () => {
  await lid?.close();
  lid = undefined;
});

afterAll(() => app?.close());

const gone = { state: 'detached', timeout: LOST_MS } as const;
const hasOpen = (page: Page, name: string) => page.getByText(`${name} has this open, too.`);

it('a row says who is editing its record, and the list of people what they have open', async () => {
  await goTo(olga, '/tasks');
  await olga.getByRole('rowheader').getByRole('link').first().click();
  const title = new FormPage(olga).field('Title');
  await title.press('End');
  const name = await title.inputValue();
  await olga.keyboard.type(' today');

  await goTo(ana, '/tasks');
  const row = ana.getByRole('rowheader').filter({ hasText: name }).first();
  await row.getByText('Olga Brandt is editing this.').waitFor();
  expect(await accessibilityProblems(ana)).toEqual([]);

  await new ShellPage(ana).profileButton.click();
  await ana.getByRole('link', { name: 'People' }).click();
  const person = ana.getByRole('listitem').filter({ hasText: 'Olga Brandt' }).first();
  await person.getByText('Online').waitFor();
  await person.getByRole('link', { name }).waitFor();
  expect(await accessibilityProblems(ana)).toEqual([]);

  await olga.goto(`${app.url}/profile`);
  await person.getByRole('link', { name }).waitFor(gone);
  await goTo(ana, '/tasks');
  await row.waitFor();
  await expect(ana.getByText('is editing this')).toHaveCount(0);
});

it('in whatever kind of field somebody is, the others see it: one that searches, a list, an open list, a day, a time', async () => {
  const order = { id: '9402', title: 'Look at every field' };
  await storeOrder(app.backend, order.id, order);
  for (const page of [olga, ana]) await goTo(page, `/work-orders/form?id=${order.id}`);
  const visitorAt = (field: Locator) =>
    field.getByText('Olga Brandt is in this field.').waitFor({ timeout: 5_000 });
  const fieldOf = (label: string) => ana.locator('[data-field]').filter({ hasText: label });

  await new FormPage(olga).field('Title').focus();
  await ana.getByText('Olga Brandt is in this field.').waitFor();
  await olga.getByRole('combobox', { name: 'Lead' }).focus();
  await visitorAt(fieldOf('Lead'));
  const type = olga.getByRole('button', { name: 'Type' });
  await type.focus();
  await visitorAt(fieldOf('Type'));
  await olga.getByRole('group', { name: 'Planned day' }).getByRole('spinbutton').first().focus();
  await visitorAt(fieldOf('Planned day'));
  await olga.keyboard.type('12');
  await fieldOf('Planned day').getByText('Olga Brandt is typing here.').waitFor({ timeout: 5_000 });
  await olga.getByRole('group', { name: 'From' }).getByRole('spinbutton').last().focus();
  await visitorAt(fieldOf('From'));
  await type.click();
  await olga.getByRole('listbox').waitFor();
  await visitorAt(fieldOf('Type'));
  await olga.keyboard.press('Escape');
});

it('in three windows and on a phone: who types where, who lost the line, closed the lid or signed out, and whose order it is', async () => {
  await storeOrder(app.backend, ORDER.id, ORDER);
  lid = await launchStoppableChromium();
  const { browser } = lid;
  const elsewhere = { ...app, newPage: async (device = {}) => (await browser.newContext(device)).newPage() };
  const emil = await signedIn(elsewhere, 'empty@nordhaus.example');
  await goTo(marek, '/tasks');
  for (const page of [olga, ana, emil]) await goTo(page, `/work-orders/form?id=${ORDER.id}`);
  await olga
    .getByText(/^(?:Ana Adler and Emil Otto|Emil Otto and Ana Adler) have this open, too\.$/)
    .waitFor();

  await new FormPage(emil).field('Title').focus();
  await new FormPage(olga).field('Description').focus();
  await ana.getByText('Emil Otto is in this field.').waitFor();
  await ana.getByText('Olga Brandt is in this field.').waitFor();
  await new FormPage(ana).field('Title').focus();
  await ana.keyboard.type('x');
  await emil.getByText('Ana Adler is typing here.').waitFor();
  await ana.keyboard.press('Backspace');

  await ana.context().setOffline(true);
  lid.stop();
  const alone = olga.getByText(/(?:has|have) this open, too\./);
  await alone.waitFor(gone);
  await ana.context().setOffline(false);
  await hasOpen(olga, 'Ana Adler').waitFor();
  await ana.goto(`${app.url}/profile`);
  await hasOpen(olga, 'Ana Adler').waitFor(gone);

  await ana.goto(`${app.url}/work-orders/${ORDER.id}`);
  await hasOpen(olga, 'Ana Adler').waitFor();
  const shell = new ShellPage(ana);
  await shell.profileButton.click();
  await shell.logout.click();
  await ana.waitForURL('**/login');
  await hasOpen(olga, 'Ana Adler').waitFor({ state: 'detached', timeout: 2_000 });

  const form = new WorkOrderFormPage(olga);
  await form.pick('Lead', 'Marek Wolny');
  await form.button('Save changes').click();
  await new ShellPage(olga).heading(ORDER.title).waitFor();
  // How fast that is, is measured in `notifications.browser.test.ts`, where no window waits for another.
  await marek.getByText(new RegExp(`Olga Brandt assigned .*${ORDER.title} to you`)).waitFor();
});

it('without the realtime database nobody is known to be here, and everything else goes on', async () => {
  const page = await signedIn(app, 'office@nordhaus.example', PHONE);
  await page.routeWebSocket(/\/\.ws/, (socket) => void socket.close());
  await page.goto(`${app.url}/people`);
  await page.getByText('Who is here is not known right now').waitFor({ timeout: 20_000 });
  await page.getByRole('searchbox', { name: 'Search people' }).fill('Wolny');
  await page.getByRole('listitem').filter({ hasText: 'Marek Wolny' }).waitFor();
  await expect(page.getByText(/Online|Offline|Last seen|Not in the last/)).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

it('a realtime database that nothing is heard of any more holds up no change and no Logout', async () => {
  const order = { id: '9403', title: 'Listen to the pump' };
  await storeOrder(app.backend, order.id, order);
  const page = await signedIn(app, 'office@nordhaus.example');
  let isSilent = false;
  await page.routeWebSocket(/\/\.ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void (isSilent || server.send(message)));
    server.onMessage((message) => void (isSilent || socket.send(message)));
  });
  await page.goto(`${app.url}/work-orders/form?id=${order.id}`);
  const other = await signedIn(app, 'empty@nordhaus.example');
  await other.goto(`${app.url}/work-orders/${order.id}`);
  await hasOpen(page, 'Emil Otto').waitFor();
  isSilent = true;

  await new FormPage(page).field('Title').fill('Look at the pump');
  await new FormPage(page).button('Save changes').click();
  const shell = new ShellPage(page);
  await shell.heading('Look at the pump').waitFor();
  await shell.profileButton.click();
  await shell.logout.click();
  await page.waitForURL('**/login', { timeout: 3_000 });
});
