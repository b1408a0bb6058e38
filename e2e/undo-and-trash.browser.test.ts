import type { Page } from 'playwright-core';
import { ListPage } from './page-models/list-page';
import { TaskFormPage } from './page-models/task-form-page';
import { TrashPage } from './page-models/trash-page';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { changeRecord } from './support/records';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let trash: TrashPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  trash = new TrashPage(page);
});

afterAll(() => app?.close());

/** A customer of the demo, by its name. */
async function customer(name: string) {
  const [found] = await storedWhere(app.backend, 'customers', 'name', name);
  if (!found) throw new Error(`No customer is called ${name}.`);
  return { ...found, id: String(found.id) };
}
/** Puts the work for a customer away, which would keep it: how much the demo has, depends on the day it was made. */
async function withoutWork(id: string) {
  for (const kind of ['tasks', 'workOrders', 'offers', 'maintenancePlans'])
    for (const record of await storedWhere(app.backend, kind, 'customerRef.id', id))
      await changeRecord(app.backend, `${kind}/${record.id}`, { trashed: true });
}
/** Creates a task, of which nobody knows anything yet: which of the demo's are open, depends on the day it was made. */
async function createTask(words: string) {
  const title = own(words);
  await new TaskFormPage(page).create(title);
  const [task] = await storedWhere(app.backend, 'tasks', 'title', title);
  return { id: String(task?.id), title };
}
const placesOf = (id: string) => storedWhere(app.backend, 'sites', 'customerRef.id', id);
const assetsOf = (id: string) => storedWhere(app.backend, 'assets', 'customerRef.id', id);

describe('the trash', () => {
  const NAME = 'Architekturbüro Højgaard';

  it('takes a customer with its sites, assets and contacts, and Undo on another screen brings all back', async () => {
    const { id } = await customer(NAME);
    await withoutWork(id);
    await goTo(page, `/customers/form?id=${id}`);
    const dialog = await trash.ask(NAME);
    expect(await dialog.textContent()).toMatch(/\d sites?, \d assets? and \d contacts? go with it/);
    await trash.confirm();
    await page.getByText(`“${NAME}” is in the trash.`).waitFor();
    expect(await storedAt(app.backend, `customers/${id}`)).toMatchObject({
      trashed: true,
      trashedBy: { name: 'Olga Brandt' },
    });
    expect((await placesOf(id)).every(({ trashed }) => trashed)).toBe(true);
    expect((await assetsOf(id)).every(({ trashed }) => trashed)).toBe(true);

    await page.getByRole('link', { name: 'Task', exact: true }).click();
    await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    expect(await storedAt(app.backend, `customers/${id}`)).toMatchObject({ trashed: false });
    expect((await placesOf(id)).some(({ trashed }) => trashed)).toBe(false);
    expect((await assetsOf(id)).some(({ trashed }) => trashed)).toBe(false);
    const events = await storedWhere(app.backend, 'events', 'entity.id', id);
    expect(events.filter(({ note }) => note === 'Undone')).toMatchObject([{ kind: 'restored' }]);
  });

  it('lists what is in it until when, opens it to be read only, and gives it back', async () => {
    const { id } = await customer(NAME);
    await goTo(page, `/customers/form?id=${id}`);
    await trash.ask(NAME);
    await trash.confirm();
    await page.getByText(`“${NAME}” is in the trash.`).waitFor();
    await new ListPage(page, 'Customers').more('Trash');
    await trash.row(NAME).getByText('just now by Olga Brandt').waitFor();
    // What is for administrators alone is not offered.
    await expect(page.getByRole('button', { name: /for good$/ })).toHaveCount(0);
    await page.getByRole('link', { name: NAME }).click();
    await page.getByText(/This customer is in the trash/).waitFor();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText(`“${NAME}” is restored.`).waitFor();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    expect((await placesOf(id)).some(({ trashed }) => trashed)).toBe(false);
  });

  it('does not take a customer with open work', async () => {
    const [order] = await storedWhere(app.backend, 'workOrders', 'statusGroup', 'active');
    const { id, name } = Object(order).customerRef as { id: string; name: string };
    await goTo(page, `/customers/form?id=${id}`);
    await trash.open();
    const dialog = page.getByRole('dialog', { name: `“${name}” cannot go to the trash yet` });
    await dialog.getByText(/open work orders?/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });
});

it('refuses to undo what somebody changed since, and says what', async () => {
  const { id, title } = await createTask('Count the keys');
  await goTo(page, `/tasks?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Mark as done: ${title}` }).click();
  await page.getByText(`“${title}” is now done.`).waitFor();
  const admin = await windows.of('admin');
  await goTo(admin, `/tasks/form?id=${id}`);
  await admin.getByRole('button', { name: 'Change status' }).click();
  await admin.getByRole('menuitem', { name: 'Reopen' }).click();
  await admin.getByText('is now open.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Not undone. Ana Adler changed the status since: it is now open.').waitFor();
});

it('puts a field back to what it was, from the history, and that can be undone too', async () => {
  const { id, title } = await createTask('Update the key register');
  const address = `${app.url}/tasks/form?id=${id}`;
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Title' }).fill('Update the list of keys');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('was saved.').waitFor();
  await page.goto(address);
  await page.getByRole('button', { name: `Put Title back: ${title}` }).click();
  await page.getByText(/^Title of “.*” was put back\.$/).waitFor();
  expect(await storedAt(app.backend, `tasks/${id}`)).toMatchObject({ title });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await storedAt(app.backend, `tasks/${id}`)).toMatchObject({ title: 'Update the list of keys' });
  await page
    .getByRole('button', { name: /^Put this version back, of / })
    .first()
    .click();
  await page.getByText(/An earlier version of .* was put back/).waitFor();
  expect(await storedAt(app.backend, `tasks/${id}`)).toMatchObject({ title });
});

it('puts back the price of a draft with its total, the notice of a plan, and a field in the history of a customer', async () => {
  const drafts = await storedWhere(app.backend, 'offers', 'status', 'draft');
  const offer = drafts.findLast(({ grossMinor }) => Number(grossMinor) > 0) as {
    id: string;
    number: string;
    grossMinor: number;
  };
  await goTo(page, `/create-offer?id=${offer.id}`);
  await page.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('Price').fill('1.23');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(`${offer.number} was saved.`).waitFor();
  expect(await storedAt(app.backend, `offers/${offer.id}`)).not.toMatchObject({
    grossMinor: offer.grossMinor,
  });
  await page
    .getByRole('button', { name: /^Put this version back, of / })
    .first()
    .click();
  await page.getByText(/was put back\.$/).waitFor();
  // What was put back before is still told.
  await expect
    .poll(() => storedAt(app.backend, `offers/${offer.id}`))
    .toMatchObject({ grossMinor: offer.grossMinor });

  const [plan] = await storedWhere(app.backend, 'maintenancePlans', 'state', 'active');
  const address = `${app.url}/maintenance/form?id=${String(plan?.id)}`;
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Create the order' }).fill('21');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/was saved/).waitFor();
  await page
    .getByRole('button', { name: /^Put .* back: / })
    .first()
    .click();
  await page.getByText(/was put back\.$/).waitFor();
  const { leadDays, nextDueDate } = plan as { leadDays: number; nextDueDate: string };
  await expect
    .poll(() => storedAt(app.backend, `maintenancePlans/${String(plan?.id)}`))
    .toMatchObject({
      leadDays,
      nextDueDate,
    });

  const { id, website } = (await customer('Bäckerei Thomsen GmbH')) as { id: string; website?: string };
  await goTo(page, `/customers/form?id=${id}`);
  await page.getByRole('textbox', { name: 'Website' }).fill('https://thomsen.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/was saved/).waitFor();
  await goTo(page, `/customers/${id}/history`);
  await page.getByRole('button', { name: /^Put Website back/ }).click();
  await page.getByText(/^Website of .* was put back\.$/).waitFor();
  expect(await storedAt(app.backend, `customers/${id}`)).toMatchObject({ website });
});

it('deletes for good, for an administrator', async () => {
  const admin = await windows.of('admin');
  const adminsTrash = new TrashPage(admin);
  const { id, title } = await createTask('Return the keys');
  await goTo(admin, `/tasks/form?id=${id}`);
  await adminsTrash.ask(title);
  await adminsTrash.confirm();
  await admin.getByText(`“${title}” is in the trash.`).waitFor();
  await goTo(admin, '/tasks/trash');
  await admin.getByRole('button', { name: `Delete ${title} for good` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await admin.getByText('The trash is empty').waitFor();
  await expect(storedAt(app.backend, `tasks/${id}`)).rejects.toThrow('404');
});
