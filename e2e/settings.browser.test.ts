import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ShellPage } from './page-models/shell-page';
import { TaskFormPage } from './page-models/task-form-page';
import { problemsInEveryLook } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let admin: Page;
let form: FormPage;

beforeAll(async () => {
  ({ app, windows } = await openDemo());
  admin = await windows.of('admin');
  form = new FormPage(admin);
});

afterAll(() => app?.close());

const open = async () => {
  await goTo(admin, '/admin/settings');
  await form.field('Days in the trash').waitFor();
};

const save = async () => {
  await form.button('Save changes').click();
  await admin.getByText(/^The settings were saved\./).waitFor();
};

it('has the whole company go by what an administrator saved, and tells who works meanwhile', async () => {
  const office = await windows.of('office');
  const task = new TaskFormPage(office);
  await goTo(office, '/tasks/form');
  await task.field('Title').fill('Order filters');
  await open();
  await form.fill({ Task: 'job', Name: 'Elbhaus Facility Services', Teams: 'Night shift,' });
  await admin.getByRole('button', { name: 'State' }).click();
  await admin.getByRole('option', { name: 'Bavaria' }).click();
  await save();
  // One of these, which not all of Germany has, is among the next six on any day.
  const next = admin.getByRole('region', { name: 'Next holidays' });
  await next
    .getByText(/Epiphany|Corpus Christi|All Saints' Day/)
    .first()
    .waitFor();

  await office.getByText(/^The settings of the company were changed\./).waitFor();
  await expect(task.field('Title')).toHaveValue('Order filters');
  await task.button('Create task').click();
  await office.getByText('“Order filters” was created.').waitFor();
  const [stored] = await storedWhere(app.backend, 'tasks', 'title', 'Order filters');
  expect(stored).toMatchObject({ number: expect.stringMatching(/^JOB-\d{4}-\d{4}$/) });

  await office.getByRole('banner').getByText('Elbhaus Facility Services').waitFor();
  await goTo(office, '/employees/form');
  await office.getByRole('button', { name: 'Team' }).click();
  await office.getByRole('option', { name: 'Night shift' }).waitFor();
});

it('begins the day by the clock of the zone that is set', async () => {
  await open();
  const zone = admin.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('Kiritimati');
  await admin.getByRole('option', { name: 'Pacific/Kiritimati' }).click();
  await save();
  await admin.goto(`${app.url}/work-orders?view=calendar&period=day`);
  await new ShellPage(admin).heading('Work orders').waitFor();
  await admin.getByText('Kiritimati time').first().waitFor();
  await open();
  await zone.fill('Berlin');
  await admin.getByRole('option', { name: 'Europe/Berlin' }).click();
  await save();
});

it('is nothing for the office', async () => {
  const office = await windows.of('office');
  await goTo(office, '/admin/settings');
  await office.getByText('Only administrators work here').waitFor();
});

it('has nothing for axe to find in any look', async () => {
  await open();
  expect(await problemsInEveryLook(admin)).toEqual([]);
});
