import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ListPage } from './page-models/list-page';
import { ShellPage } from './page-models/shell-page';
import { problemsInLightAndDark } from './support/axe';
import { chooseByKeyboard } from './support/choose-by-keyboard';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { changeRecord } from './support/records';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let list: ListPage;
let form: FormPage;
let shell: ShellPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  list = new ListPage(page, 'Reminders');
  form = new FormPage(page);
  shell = new ShellPage(page);
  // Whether comments of the demo name somebody depends on the day, and the bell counts them too.
  await changeRecord(app.backend, 'users/demo-office/private/mentions', {
    seenUntil: new Date(),
    seenIds: [],
  });
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const stored = async (text: string) => (await storedWhere(app.backend, 'reminders', 'text', text))[0];
const setFireAt = (id: unknown, fireAt: Date) => changeRecord(app.backend, `reminders/${id}`, { fireAt });

describe('reminders', () => {
  // What is set by one is counted, moved and cancelled by those after it.
  describe.configure({ mode: 'serial' });

  it('shows one’s own alone, those that are due first', async () => {
    await open('/reminders');
    await list.row('Ask for the missing meter reading').waitFor();
    await expect(list.row('Confirm the lift platform')).toHaveCount(0);
    expect((await list.names())[0]).toBe('Ask for the missing meter reading');
    await page.getByRole('rowheader', { name: 'Due now' }).or(page.getByText('Due now')).first().waitFor();
  });

  it('sets one about a record by keyboard, which then leads there', async () => {
    await open('/reminders');
    await page.getByRole('button', { name: 'New reminder' }).press('Enter');
    await form.field('Remind me of').waitFor();
    await page.keyboard.type('Ask about the lift contract');
    await list.choose('About', 'Customer');
    await chooseByKeyboard(page, 'Record: customer', 'kastanien', /WEG Kastanienallee/);
    await form.button('Set reminder').press('Enter');
    const row = list.row('Ask about the lift contract');
    await row.waitFor();
    expect(await stored('Ask about the lift contract')).toMatchObject({
      ownerRef: { name: 'Olga Brandt' },
      entity: { type: 'customer' },
      customerId: expect.stringMatching(/^customer-/),
      state: 'scheduled',
      rev: 1,
    });
    await row.getByRole('link', { name: /WEG Kastanienallee/ }).click();
    await page.getByRole('heading', { name: /WEG Kastanienallee/, level: 1 }).waitFor();
  });

  it('is set from the menu of a record, about that record', async () => {
    for (const [address, type] of [
      [`/maintenance/plan-01`, 'maintenancePlan'],
      [`/employees/employee-02`, 'employee'],
    ] as const) {
      await open(address);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'New reminder…' }).click();
      await form.field('Remind me of').fill(`Look at ${type}`);
      await form.button('Set reminder').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
      await expect
        .poll(() => stored(`Look at ${type}`))
        .toMatchObject({ entity: { type, id: address.split('/').at(-1) } });
    }
    expect(await stored('Look at maintenancePlan')).toMatchObject({
      customerId: expect.stringMatching(/^customer-/),
    });
  });

  it('asks for the text before it is set', async () => {
    await open('/reminders?reminder=new');
    await form.button('Set reminder').click();
    expect(await form.errorOf('Remind me of')).toContain('Enter what to be reminded of.');
    await form.button('Cancel').click();
  });

  it('asks before a typed one is left, and Escape in the question goes on typing', async () => {
    await open('/reminders?reminder=new');
    await form.field('Remind me of').fill('Ring the caretaker');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    // The focus comes back a frame after the question went: nobody types faster, a test does.
    await form.field('Remind me of').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('!');
    await expect(form.field('Remind me of')).toHaveValue('Ring the caretaker!');
    await form.button('Cancel').click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('counts what became due on the bell, and no longer once it is snoozed or done', async () => {
    const { id } = (await stored('Send the photos to the owner')) ?? {};
    await setFireAt(id, new Date(Date.now() - 60_000));
    await open('/reminders?state=due');
    await list.row('Send the photos to the owner').waitFor();
    await page.getByRole('link', { name: 'Notifications, 2 due' }).waitFor();

    const row = list.row('Send the photos to the owner');
    await row.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'Next Monday at 8:00' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Notifications, 1 due' }).waitFor();
    const snoozed = (await stored('Send the photos to the owner')) as { state: string; fireAt: string };
    expect(snoozed.state).toBe('snoozed');
    const until = new Date(snoozed.fireAt);
    expect([until.getUTCDay(), until.getTime() > Date.now()]).toEqual([1, true]);

    await list.row('Ask for the missing meter reading').getByRole('button', { name: 'Done' }).click();
    await page.getByText('Nothing is due').waitFor();
    await shell.bell.and(page.getByRole('link', { name: 'Notifications', exact: true })).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Notifications, 1 due' }).waitFor();
    await list.row('Ask for the missing meter reading').getByRole('button', { name: 'Done' }).click();
    await page.getByText('Nothing is due').waitFor();
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await list.row('Ask for the missing meter reading').waitFor();
  });

  it('tells of one that becomes due while the app is open, and snoozes it until a moment that is picked', async () => {
    const { id } = (await stored('Ask about the lift contract')) ?? {};
    await open('/reminders');
    await list.row('Ask about the lift contract').waitFor();
    await setFireAt(id, new Date(Date.now() + 1_000));
    await page.getByText('Reminder: Ask about the lift contract').waitFor();
    await page.getByRole('link', { name: 'Notifications, 1 due' }).waitFor();
    await list.row('Ask about the lift contract').getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'Pick a day and time…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Snooze', exact: true }).click();
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
    expect(await stored('Ask about the lift contract')).toMatchObject({ state: 'snoozed' });
  });

  it('follows the date of its task when somebody moves it', async () => {
    // The only one of its name, so that the list offers no other.
    const title = 'Photograph the new roof hatch';
    const [task] = await storedWhere(app.backend, 'tasks', 'status', 'open');
    const day = { dueDate: '2031-03-10', dueSort: '2031-03-10' };
    await changeRecord(app.backend, `tasks/${task?.id}`, { ...day, title, tokens: ['hatch'] });
    await open('/reminders?reminder=new');
    await form.field('Remind me of').fill('Look at the task');
    await list.choose('About', 'Task');
    await page.getByRole('combobox', { name: 'Record: task' }).fill('hatch');
    await page.getByRole('option', { name: title }).click();
    await page.getByRole('radio', { name: 'Counted from a date of the record' }).check();
    await page.getByText(/^Comes on .*3 Mar 2031/).waitFor();
    await form.button('Set reminder').click();
    const row = list.row('Look at the task');
    await row.getByText('7 days before: due date').waitFor();

    await open(`/tasks/form?id=${task?.id}`);
    await page.getByRole('group', { name: 'Due date' }).getByText('2031').waitFor();
    await form.fillDay('Due date', '2032-03-10');
    await form.button('Save changes').click();
    await page.getByText(/was saved/).waitFor();
    expect(await stored('Look at the task')).toMatchObject({ fireAt: '2032-03-03T07:00:00Z' });
  });

  it('is cancelled and deleted, each with a way back', async () => {
    const text = 'Look at the task';
    const row = list.row(text);
    await open('/reminders');
    for (const action of ['Cancel reminder', 'Delete']) {
      await row.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: action }).click();
      await row.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await row.waitFor();
    }
    expect(await stored(text)).toMatchObject({ state: 'scheduled', trashed: false, rev: 6 });
  });

  it('is handed on by the office, and kept closed to others', async () => {
    await open('/reminders');
    await page.getByRole('combobox', { name: 'Whose' }).fill('wolny');
    await page.getByRole('option', { name: /Marek Wolny/ }).click();
    await list.row('Confirm the lift platform').first().waitFor();
    await open('/reminders?whose=demo-manager&reminder=reminder-03');
    await page.getByText('Marek Wolny is reminded of this.').waitFor();
    await list.choose('Who is reminded', 'Me');
    await form.button('Save changes').click();
    await page.getByText('Reminder saved.').waitFor();
    expect(await storedAt(app.backend, 'reminders/reminder-03')).toMatchObject({
      ownerRef: { id: 'demo-office', name: 'Olga Brandt' },
    });

    const manager = await windows.of('manager');
    await goTo(manager, '/reminders?reminder=reminder-03');
    await manager.getByText('This reminder belongs to somebody else.').waitFor();
    await expect(manager.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await goTo(manager, '/reminders');
    const reminders = new ListPage(manager, 'Reminders');
    const [name = ''] = await reminders.names();
    await reminders
      .row(name)
      .first()
      .getByRole('button', { name: /^More for / })
      .click();
    await manager.getByRole('menuitem', { name: 'Delete' }).click();
    await manager.getByText(`“${name}” is deleted.`).waitFor();
  });
});

it('has nothing for axe to find in the light and in the dark', async () => {
  await open('/reminders');
  await list.names();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await open('/reminders?reminder=new');
  await form.field('Remind me of').waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
});
