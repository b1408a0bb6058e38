import type { Page } from 'playwright-core';
import { TaskFormPage } from './page-models/task-form-page';
import { TaskListPage } from './page-models/task-list-page';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let list: TaskListPage;
let form: TaskFormPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  list = new TaskListPage(page);
  form = new TaskFormPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);

async function stored(title: string): Promise<Record<string, unknown>> {
  const [task] = await storedWhere(app.backend, 'tasks', 'title', title);
  if (!task) throw new Error(`No task is called ${title}.`);
  return task;
}

describe('a status change from the list', () => {
  it('takes a task off the list, and back by Undo', async () => {
    const title = own('Water the plants');
    await form.create(title);
    await open(`/tasks?q=${encodeURIComponent(title)}`);
    await list.markAsDone(title);
    await page.getByText(`“${title}” is now done.`).waitFor();
    expect(await stored(title)).toMatchObject({
      status: 'done',
      doneBy: { name: 'Olga Brandt' },
    });
    await list.row(title).waitFor({ state: 'detached' });
    await list.undo();
    await page.getByText(`“${title}” is again open.`).waitFor();
    await list.row(title).waitFor();
    expect(await stored(title)).toMatchObject({ status: 'open', reopened: 1 });
  });

  it('gives the keyboard a place to go on when the row is gone', async () => {
    const title = own('Empty the letter box');
    await form.create(title);
    await open(`/tasks?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Mark as done: ${title}` }).press('Enter');
    await page.getByText(`“${title}” is now done.`).waitFor();
    await list.row(title).waitFor({ state: 'detached' });
    // The focus moves on two frames after its row has gone.
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.press('Tab');
    expect(await form.focused()).toBe('Undo');
  });

  it('asks what a blocked task waits for, and reminds on the day', async () => {
    const title = own('Paint the gate');
    await form.create(title);
    await open(`/tasks?q=${encodeURIComponent(title)}`);
    await list.transition(title, 'Block…');
    const dialog = page.getByRole('dialog', { name: 'Block task' });
    await dialog.getByRole('button', { name: 'Block' }).click();
    await dialog.getByText('Say what this task waits for.').waitFor();
    expect(await form.focused()).toContain('What does it wait for?');
    await page.keyboard.type('Dry weather');
    await dialog.getByRole('spinbutton').first().focus();
    await page.keyboard.type(`2412${new Date().getFullYear() + 1}`);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await page.getByText(`“${title}” is now blocked.`).waitFor();
    const task = await stored(title);
    expect(task).toMatchObject({ status: 'blocked', blockedReason: 'Dry weather' });
    const reminders = await storedWhere(app.backend, 'reminders', 'entity.id', String(task.id));
    expect(reminders).toMatchObject([
      { text: `Still blocked? ${title}`, ownerRef: { name: 'Olga Brandt' }, state: 'scheduled' },
    ]);
    const events = await storedWhere(app.backend, 'events', 'entity.id', String(task.id));
    expect(events.find(({ kind }) => kind === 'status')).toMatchObject({ note: 'Dry weather' });
  });

  it('hands a result to somebody else where that is wanted', async () => {
    const title = own('Write the yearly plan');
    await form.create(title, () =>
      page.getByRole('checkbox', { name: 'Somebody else looks at the result' }).check(),
    );
    await open(`/tasks?q=${encodeURIComponent(title)}`);
    await list.transition(title, 'Start');
    await page.getByText('is now in progress.').waitFor();
    await list.transition(title, 'Hand in for review');
    await page.getByText('is now in review.').waitFor();
    await page.getByRole('button', { name: `Change status of ${title}` }).click();
    const approve = page.getByRole('menuitem', { name: /^Approve/ });
    expect(await approve.textContent()).toContain('You handed this in, so somebody else looks at it.');
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
  });

  it('tells why it did not happen and offers to try again', async () => {
    const title = own('Sweep the yard');
    await form.create(title);
    await open(`/tasks?q=${encodeURIComponent(title)}`);
    await list.row(title).waitFor();
    const accept = await refuseWrites(page);
    await list.markAsDone(title);
    await page.getByText(new RegExp(`“${title}” stays as it was\\. You are not allowed`)).waitFor();
    await accept();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(`“${title}” is now done.`).waitFor();
  });
});

it('lets a manager work fully, and says what is left to others', async () => {
  const title = own('Label the keys');
  await form.create(title);
  const manager = await windows.of('manager');
  const tasks = new TaskListPage(manager);
  await goTo(manager, `/tasks?q=${encodeURIComponent(title)}`);
  await tasks.transition(title, 'Start');
  await manager.getByText(`“${title}” is now in progress.`).waitFor();
  await tasks.row(title).getByRole('link').click();
  await manager.getByText('Cancel task: Only its creator and office staff may do this.').waitFor();
  await expect(manager.getByRole('button', { name: 'Save changes' })).toHaveCount(1);
});
