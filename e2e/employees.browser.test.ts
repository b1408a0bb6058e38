import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ListPage } from './page-models/list-page';
import { MergePage } from './page-models/merge-page';
import { accessibilityProblems, DIALOG, problemsInLightAndDark } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { changeRecord, deleteRecord } from './support/records';
import { storeOrder } from './support/store-order';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

const TODAY = today(COMPANY.timezone);

let app: TestApp;
let windows: Windows;
let page: Page;
let list: ListPage;
let form: FormPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  list = new ListPage(page, 'Employees');
  form = new FormPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const address = () => page.url().slice(app.url.length);

describe('the list of employees', () => {
  it('shows who works here and says who is hidden', async () => {
    await open('/employees');
    await list.says('22 of 24 employees');
    await list.says('2 who left are hidden.');
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await list.says('2 of 24 employees');
    await expect.poll(address).toBe('/employees?status=left');
  });

  it('finds by the beginning of a word, without accents, and keeps the search in the address', async () => {
    await open('/employees');
    await list.search('lefev');
    await list.says('1 of 24 employees');
    expect(await list.names()).toEqual(['Lefèvre, Zoë']);
    await expect.poll(address).toBe('/employees?q=lefev');
    await page.reload();
    expect(await list.names()).toEqual(['Lefèvre, Zoë']);
  });

  it('filters by team, names the filter and takes it away again', async () => {
    await open('/employees');
    await list.choose('Team', 'Grounds');
    await list.says('4 of 24 employees');
    expect(await list.chips.allInnerTexts()).toEqual(['Team: Grounds']);
    await page.getByRole('button', { name: 'Remove filter Team: Grounds' }).click();
    await list.says('22 of 24 employees');
  });

  it('sorts by a column in both directions', async () => {
    await open('/employees');
    await list.names();
    await list.sortBy('Since');
    await page.waitForURL(/sort=start\.asc/);
    await list.sortBy('Since', 'descending');
    await page.waitForURL(/sort=start\.desc/);
    await list.says('22 of 24 employees');
    const days = await storedWhere(app.backend, 'employees', 'status', 'active');
    const newest = days
      .map(({ startDate }) => String(startDate))
      .sort()
      .at(-1);
    const first = days.find(({ startDate }) => startDate === newest);
    await list.rows.first().getByText(String(first?.lastName)).waitFor();
  });

  it('says why it is empty and leads on', async () => {
    await open('/employees?q=xyzzy');
    await page.getByText('Nobody matches these filters').waitFor();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await list.says('22 of 24 employees');
  });
});

describe('the page of an employee', () => {
  it('says how to reach somebody, what is planned and when they are away, and leads to the form and back', async () => {
    const person = (await storedWhere(app.backend, 'employees', 'status', 'active')).find(
      ({ phone, certificates }) => phone && certificates,
    );
    const name = String(person?.displayName);
    await open('/employees');
    await list.search(name);
    await list.row(`${person?.lastName}, ${person?.firstName}`).getByRole('link').first().click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect.poll(address).toBe(`/employees/${person?.id}`);
    const part = (title: string) => page.getByRole('region', { name: title });
    await expect(part('Contact details').getByRole('link', { name: String(person?.phone) })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
    for (const title of ['Planned in the next two weeks', 'Away', 'Certificates', 'History'])
      await part(title).waitFor();
    await part('History').getByRole('list').first().waitFor();
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await form.field('Job title').waitFor();
    await page.getByRole('link', { name, exact: true }).click();
    await part('Contact details').waitFor();
  });

  it('lists the work that somebody leads or helps with', async () => {
    const [person] = await storedWhere(app.backend, 'employees', 'lastName', 'Demir');
    // On a Sunday the demo has nothing planned.
    await storeOrder(app.backend, '9003', {
      title: 'Led today',
      status: 'scheduled',
      leadId: String(person?.id),
      leadName: 'Yusuf Demir',
      plannedDay: TODAY,
      plannedStart: new Date(`${TODAY}T08:00:00Z`),
      plannedEnd: new Date(`${TODAY}T09:00:00Z`),
    });
    await open(`/employees/${person?.id}`);
    const row = page.getByRole('region', { name: /^Planned in the next two weeks/ }).getByRole('row');
    await row.filter({ hasText: 'WO-2031-9003' }).waitFor();
  });
});

describe('the form of an employee', () => {
  it('adds somebody by keyboard alone, with number, stamps and history', async () => {
    const lastName = own('Aalto-Weber');
    await open('/employees');
    await page.getByRole('link', { name: 'New employee' }).press('Enter');
    await form.field('First name').waitFor();
    await form.field('First name').focus();
    const type = (text: string) => page.keyboard.type(text);
    const next = () => page.keyboard.press('Tab');
    await type('Jördis');
    await next();
    await type(lastName);
    await next();
    await type('jordis@nordhaus.example');
    await next();
    await type('+49 171 5550199');
    await next();
    await type('Glazier');
    for (let step = 0; step < 6; step += 1) await next();
    await type('01112026');
    while ((await form.focused()) !== 'Create employee') await next();
    await page.keyboard.press('Enter');
    await page.getByText(`Jördis ${lastName} was added.`).waitFor();
    await page.getByRole('heading', { name: `Jördis ${lastName}`, level: 1 }).waitFor();

    const [stored] = await storedWhere(app.backend, 'employees', 'lastName', lastName);
    expect(stored).toMatchObject({
      displayName: `Jördis ${lastName}`,
      startDate: '2026-11-01',
      rev: 1,
      trashed: false,
      createdBy: { name: 'Olga Brandt' },
      number: expect.stringMatching(/^EM-\d{4}-\d{4}$/),
    });
    const history = await storedWhere(app.backend, 'events', 'entity.id', String(stored?.id));
    expect(history).toMatchObject([{ kind: 'created', actor: { name: 'Olga Brandt' } }]);
  });

  it('says beside each field what is wrong and goes to the first', async () => {
    await open('/employees/form');
    await form.field('E-mail').fill('nobody');
    await form.field('Phone').focus();
    expect(await form.errorOf('E-mail')).toContain('Enter an e-mail address');
    await form.button('Create employee').click();
    await form.summary.waitFor();
    expect(await form.focused()).toBe('First name');
    expect(await form.errorOf('Last name')).toContain('Enter a last name.');
    expect(await page.getByText('Enter the first day of work.').count()).toBeGreaterThan(0);
  });

  it('refuses a payroll number that somebody else has and keeps what was typed', async () => {
    await open('/employees/form?id=employee-03');
    await form.field('Job title').fill('Head of operations');
    await form.field('Employee number').fill('1000');
    const owner = await storedWhere(app.backend, 'employees', 'employeeNo', '1000');
    await form.button('Save changes').click();
    await page.getByText(`${owner[0]?.displayName} already has this number.`).first().waitFor();
    await expect(form.field('Job title')).toHaveValue('Head of operations');
  });

  it('asks before unsaved text is lost', async () => {
    await open('/employees/form?id=employee-04');
    await form.field('Job title').fill('Something else');
    await form.cancel.click();
    await form.button('Stay here').click();
    await expect(form.field('Job title')).toHaveValue('Something else');
    await form.cancel.click();
    await form.button('Leave without saving').click();
    await page.getByRole('region', { name: 'Contact details' }).waitFor();
  });

  it('shows a field that somebody else changed meanwhile beside the own text, to choose', async () => {
    const mine = own('Mine');
    await open('/employees/form?id=employee-05');
    await form.field('Job title').fill(mine);
    await changeRecord(app.backend, 'employees/employee-05', {
      jobTitle: own('Theirs'),
      rev: 90,
      updatedBy: { uid: 'x', name: 'Ana Adler' },
    });
    await form.button('Save changes').click();
    const merge = new MergePage(page);
    expect(await merge.fields()).toEqual(['Job title']);
    await merge.choose('Job title', 'Yours');
    await merge.save.click();
    await page.getByText(/was saved\.$/).waitFor();
    const [stored] = await storedWhere(app.backend, 'employees', 'jobTitle', mine);
    expect(stored).toMatchObject({ id: 'employee-05', rev: 91 });
  });

  it('takes hours and an absence, and its history says both in words', async () => {
    await open('/employees/form?id=employee-02');
    await page.getByRole('checkbox', { name: 'Hours of their own' }).check();
    await form.button('Part time mornings 20 h').click();
    await page.getByText('20 h a week').waitFor();
    await form.button('Add absence').click();
    const row = page.getByRole('group', { name: 'Absence 1', exact: true });
    for (const [label, typed] of [
      ['First day', '04122026'],
      ['Last day', '01122026'],
    ] as const) {
      await row.getByRole('group', { name: label }).getByRole('spinbutton').first().focus();
      await page.keyboard.type(typed);
    }
    await form.button('Save changes').click();
    await row.getByText('Enter a last day on or after the first.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await row.getByRole('group', { name: 'Last day' }).getByRole('spinbutton').first().focus();
    await page.keyboard.type('08122026');
    await form.button('Save changes').click();
    await page.getByText(/was saved\.$/).waitFor();
    expect(await storedAt(app.backend, 'employees/employee-02')).toMatchObject({
      absences: [{ from: '2026-12-04', to: '2026-12-08', kind: 'holiday' }],
      weekHours: { mon: [{ fromMin: 480, toMin: 720 }], sun: [] },
    });
    await open('/employees/form?id=employee-02');
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Absences: Holiday 4 Dec 2026 – 8 Dec 2026').waitFor();
    await history.getByText(/^Week hours: Monday 08:00–12:00, Tuesday/).waitFor();
  });

  it('keeps what was typed when the record is deleted meanwhile', async () => {
    await open('/employees/form?id=employee-24');
    await form.field('Notes').fill('Worth keeping');
    await deleteRecord(app.backend, 'employees/employee-24');
    await page.getByText('This employee was deleted while you were here').waitFor();
    await expect(form.field('Notes')).toHaveValue('Worth keeping');
  });

  it('says that there is no such employee, with a way back', async () => {
    await open('/employees/form?id=nobody');
    await page.getByText('There is no such employee').waitFor();
    await page.getByRole('link', { name: 'Back to employees' }).click();
    await list.names();
  });
});

it('lists a certificate that expires soon as soon as it is entered', async () => {
  const [person] = await storedWhere(app.backend, 'employees', 'lastName', 'Ødegård');
  await open(`/employees/form?id=${String(person?.id)}`);
  await form.button('Add certificate').click();
  const row = page.getByRole('group', { name: 'Certificate 2', exact: true });
  await row.getByRole('textbox', { name: 'Name' }).fill('Chainsaw');
  for (const [label, day] of [
    ['Issued on', addDays(TODAY, -300)],
    ['Valid until', addDays(TODAY, 10)],
  ] as const) {
    const [year = '', month = '', date = ''] = day.split('-');
    await row.getByRole('group', { name: label }).getByRole('spinbutton').first().focus();
    await page.keyboard.type(`${date}${month}${year}`);
  }
  await form.button('Save changes').click();
  await page.getByText('Bjørn Ødegård was saved.').waitFor();
  await open('/employees?certificates=expiring');
  await list.row('Ødegård, Bjørn').waitFor();
});

describe('somebody who leaves', () => {
  const workAfter = async (id: string, day: string) => {
    const orders = await storedWhere(app.backend, 'workOrders', 'leadId', id);
    return orders.filter(
      ({ statusGroup, plannedDay }) => statusGroup !== 'closed' && String(plannedDay) > day,
    ).length;
  };
  const suggestion = () => page.getByRole('button', { name: /^Choose .*, of the same team$/ });

  it('hands open work over first, works until the last day, and all of it can be undone', async () => {
    const [person] = await storedWhere(app.backend, 'employees', 'lastName', 'Großkopf');
    const id = String(person?.id);
    const lastDay = addDays(TODAY, 1);
    // How much of the demo's work is after a day, depends on the day it was made.
    for (const order of ['9001', '9002'])
      await storeOrder(app.backend, order, {
        title: `Handed over ${order}`,
        status: 'scheduled',
        leadId: id,
        leadName: 'Jürgen Großkopf',
        plannedDay: addDays(TODAY, 3),
        plannedStart: new Date(`${addDays(TODAY, 3)}T08:00:00Z`),
        plannedEnd: new Date(`${addDays(TODAY, 3)}T09:00:00Z`),
      });
    const before = await workAfter(id, lastDay);
    expect(before).toBeGreaterThan(1);
    await open(`/employees/form?id=${id}`);
    await form.fillDay('Last day of work', lastDay);
    await form.button('Save changes').click();
    await page.getByRole('dialog', { name: 'What Jürgen Großkopf leaves behind' }).waitFor();
    await suggestion().first().waitFor();
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    await form.button('Hand over and save').click();
    await page.getByText('Choose who takes it over, or tick that it stays behind.').waitFor();
    expect(await storedAt(app.backend, `employees/${id}`)).not.toHaveProperty('endDate');
    for (let left = await suggestion().count(); left > 0; left -= 1) await suggestion().first().click();
    await form.button('Hand over and save').click();
    await page.getByText(/(1 record was|records were) handed over\.$/).waitFor();
    expect(await workAfter(id, lastDay)).toBe(0);
    expect(await storedAt(app.backend, `employees/${id}`)).toMatchObject({
      status: 'active',
      endDate: lastDay,
    });
    await form.button('Undo').click();
    await page.getByText('Undone.').waitFor();
    await expect(page.getByText(/^until /)).toHaveCount(0);
    expect(await workAfter(id, lastDay)).toBe(before);
  });

  it('has left on the day after, without anybody saying so', async () => {
    const [person] = await storedWhere(app.backend, 'employees', 'lastName', 'Yıldız');
    const day = addDays(TODAY, -1);
    await changeRecord(app.backend, `employees/${String(person?.id)}`, { endDate: day, endSort: day });
    await open('/employees?status=left');
    await list.row('Yıldız, Fatma').filter({ hasText: 'Left' }).waitFor();
    await open('/tasks/form');
    await page.getByRole('combobox', { name: 'Assignee' }).fill('Yıl');
    await page.getByText('Nothing found').waitFor();
  });
});

it('shows a change of one window in the other without reload', async () => {
  const other = await windows.of('admin');
  await goTo(other, '/employees');
  const seen = new ListPage(other, 'Employees');
  await seen.names();
  await open('/employees/form?id=employee-06');
  await form.field('Last name').fill('Aaronson');
  await form.button('Save changes').click();
  await seen.row(/^Aaronson/).waitFor();
});

it('shows a manager the form without a way to change it', async () => {
  const manager = await windows.of('manager');
  await goTo(manager, '/employees/form?id=employee-03');
  await manager.getByText('Your role may look at employees, not change them.').waitFor();
  await expect(manager.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  expect(await manager.getByRole('textbox', { name: 'Job title' }).isEditable()).toBe(false);
});

it('has nothing for axe to find in the light and in the dark', async () => {
  await open('/employees');
  await list.names();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  for (const path of ['/employees/form', '/employees/form?id=employee-03']) {
    await open(path);
    await form.field('First name').waitFor();
    expect(await problemsInLightAndDark(page)).toEqual([]);
  }
});
