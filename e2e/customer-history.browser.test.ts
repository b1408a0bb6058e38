import type { Page } from 'playwright-core';
import { DraftNotice } from './page-models/draft-notice';
import { ListPage } from './page-models/list-page';
import { accessibilityProblems } from './support/axe';
import { goTo } from './support/go-to';
import { changeRecord, type Plain } from './support/records';
import { signedIn } from './support/signed-in';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

/** A customer of the demo with several sites, contacts and a long history. */
const OLD = '/customers/customer-01';
const NOTE = 'Rosa called: the key of staircase B is with the caretaker.';
const CORRECTED = 'Rosa called: the key of staircase C is with the caretaker.';

let app: TestApp;

/** How often the browser was asked to print. */
const printings = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('printings')));

beforeAll(async () => {
  app = await startTestApp({ seed: true });
});
afterAll(() => app?.close());

it('shows what happened as far back as one reads, keeps notes, and prints it all', async () => {
  // The timeline goes by the days of the user, the report by the company's.
  const page = await signedIn(app, 'office@nordhaus.example', { timezoneId: 'Europe/Berlin' });
  const list = new ListPage(page, 'History');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const times = timeline.locator('ol time');
  await page.addInitScript(() => {
    window.print = () => {
      const before = Number(sessionStorage.getItem('printings'));
      sessionStorage.setItem('printings', String(before + 1));
    };
  });
  await goTo(page, `${OLD}/history`);

  // 30 at a time, the newest first, more at the end.
  await list.says(/^30 of \d+ entries are shown/);
  await expect(times).toHaveCount(30);
  // Coming into sight is enough; pressed as well, it may bring 30 more at once.
  await timeline.getByRole('button', { name: 'Show 30 more' }).click();
  await list.says(/^(60|90) of \d+ entries are shown/);
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(moments).toEqual([...moments].sort().reverse());
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityProblems(page)).toEqual([]);
  }

  // A note survives a reload and is stored by keyboard.
  await page.getByLabel('New note').fill(NOTE);
  await new DraftNotice(page).kept(NOTE);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('New note').press('Control+Enter');
  await timeline.locator('ol').getByText(NOTE).waitFor();
  await page.getByText('0 of 2,000 characters').waitFor();
  const notes = await storedWhere(app.backend, 'events', 'note', NOTE);
  expect(notes).toMatchObject([{ kind: 'note', customerId: 'customer-01', actor: { name: 'Olga Brandt' } }]);

  // It is corrected by who wrote it: the history keeps both, and says which holds.
  const wrong = page.getByRole('button', { name: /^Correct the note of / });
  await wrong.first().click();
  const correction = page.getByRole('textbox', { name: /^Correct the note of / });
  await expect(correction).toBeFocused();
  await correction.fill(CORRECTED);
  await page.getByRole('button', { name: 'Save correction' }).click();
  await timeline.locator('ol').getByText(CORRECTED).waitFor();
  await timeline.locator('ol del').getByText(NOTE).waitFor();
  await timeline.getByText('A later entry corrects this note.').waitFor();
  await expect(page.getByLabel('New note')).toBeFocused();
  const said = await storedWhere(app.backend, 'events', 'note', CORRECTED);
  expect(said).toMatchObject([{ kind: 'note', corrects: String(notes[0]?.id) }]);

  // Filters are in the address and on the report.
  await list.choose('About', 'The customer, sites, contacts');
  await list.choose('When', 'This year');
  await page.getByRole('button', { name: /^Remove filter From: 1 Jan/ }).waitFor();
  await timeline.locator('ol').getByText(NOTE).waitFor();
  await page.getByRole('link', { name: 'Print report' }).click();
  const sheet = page.getByRole('article', { name: /^Customer report: / });
  await sheet.getByText(CORRECTED).waitFor();
  await sheet.locator('del').getByText(NOTE).waitFor();
  await sheet
    .getByText(/^from 1 Jan \d+ to 31 Dec \d+ · The customer, sites, contacts · \d+ entr(y|ies)$/)
    .waitFor();
  await expect.poll(() => new URL(page.url()).search).toContain('about=customer');
  expect(await printings(page)).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await sheet.getByText(NOTE).waitFor();
  expect(await printings(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

it('lets a manager read all of it and says why no more', async () => {
  const page = await signedIn(app, 'manager@nordhaus.example');
  await goTo(page, `${OLD}/history`);
  await page.getByText('Your role may look at customers, not write notes on them.').waitFor();
  await expect(page.getByLabel('New note')).toHaveCount(0);
  await goTo(page, '/customers/nobody/history');
  await page.getByText('There is no such customer').waitFor();
});

it('shows damaged entries in the history, the report and the form of a task (B1)', async () => {
  const [task] = await storedWhere(app.backend, 'tasks', 'status', 'open');
  const taskId = String(task?.id);
  const damaged = (entity: Plain, over: Readonly<Record<string, Plain>>) => ({
    at: new Date(),
    kind: 'changed',
    customerId: 'customer-01',
    entity,
    ...over,
  });
  const customer = { type: 'customer', id: 'customer-01', label: 'Damaged entry' };
  const entries = [
    damaged(customer, { changes: [null], actor: null }),
    damaged(customer, { kind: 5, note: {}, changes: 'all' }),
    damaged(customer, { changes: [{ path: 'notes', to: 'x'.repeat(900_000) }] }),
    damaged({ type: 'task', id: taskId, label: 'Damaged entry' }, { changes: [null] }),
  ];
  for (const [n, entry] of entries.entries()) await changeRecord(app.backend, `events/damaged-${n}`, entry);
  const page = await signedIn(app, 'office@nordhaus.example');
  for (const screen of ['history', 'report']) {
    await goTo(page, `${OLD}/${screen}`);
    await page.getByText('Damaged entry').nth(3).waitFor();
  }
  await goTo(page, `/tasks/form?id=${taskId}`);
  await page.getByLabel('Title').waitFor();
  await page.getByText('This entry is damaged').first().waitFor();
});
