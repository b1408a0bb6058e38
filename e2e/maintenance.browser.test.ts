import { addDays } from '@fm/domain/calendar-day';
import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ListPage } from './page-models/list-page';
import { PlanPage } from './page-models/plan-page';
import { accessibilityProblems, DIALOG, problemsInLightAndDark } from './support/axe';
import { chooseByKeyboard } from './support/choose-by-keyboard';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { changeRecord } from './support/records';
import { refuseWrites } from './support/refuse-writes';
import { storedAt, storedBelowWhere, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let list: ListPage;
let plan: PlanPage;
let form: FormPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  list = new ListPage(page, 'Maintenance plans');
  plan = new PlanPage(page);
  form = new FormPage(page);
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const address = () => page.url().slice(app.url.length);
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const stored = (id: unknown) => storedAt(app.backend, `maintenancePlans/${String(id)}`);

/** The first plan in this state, on its page. */
async function openOne(state: string) {
  const [found] = await storedWhere(app.backend, 'maintenancePlans', 'state', state);
  await open(`/maintenance/${String(found?.id)}`);
  await page.getByRole('heading', { name: String(found?.name), level: 1 }).waitFor();
  return found ?? {};
}

describe('the list of plans', () => {
  it('shows who is next first, and says that ended ones are hidden', async () => {
    await open('/maintenance');
    await list.says('34 of 36 plans');
    await list.says('2 ended plans are hidden.');
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await list.says('2 of 36 plans');
    await expect.poll(address).toBe('/maintenance?state=ended');
  });

  it('keeps the other filters on the way to ended ones', async () => {
    await open('/maintenance?health=stalled');
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await page.getByText('State: Ended').waitFor();
    await expect.poll(address).toBe('/maintenance?health=stalled&state=ended');
  });

  it('finds, filters and sorts, all of it in the address', async () => {
    await open('/maintenance');
    await list.choose('State', 'Paused');
    await list.says('4 of 36 plans');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await list.choose('Health', 'Needs attention');
    await list.says('2 of 36 plans');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await list.search('lift');
    await page.waitForURL(/q=lift/);
    await list.row(/lift/i).first().waitFor();
    await list.sortBy('Plan');
    await page.waitForURL(/sort=name\.asc/);
    const names = await list.names();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    await page.reload();
    expect(await list.names()).toEqual(names);
  });

  it('leads from the address that history knows to the plan', async () => {
    await open('/maintenance?id=plan-02');
    await plan.dates.first().waitFor();
    await expect.poll(address).toBe('/maintenance/plan-02');
  });

  it('says why it is empty and leads on', async () => {
    await open('/maintenance?q=xyzzy');
    await says('No plan matches these filters');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await list.says('34 of 36 plans');
  });
});

describe('the form of a plan', () => {
  it('shows the next 12 occurrences of a rule while it is typed, each shift with its reason', async () => {
    await open('/maintenance/form');
    await plan.rule('Every month on day 1');
    await expect(plan.dates).toHaveCount(12);
    // A year whose Christmas Day is a Thursday.
    await form.fillDay('First day', '2031-01-01');
    await form.field('Day of the month').fill('25');
    await plan.rule('Every month on day 25');
    await plan.dates.filter({ hasText: /moved from .*25 Dec.*, Christmas Day/ }).waitFor();
    await plan.dates
      .filter({ hasText: /, a weekend/ })
      .first()
      .waitFor();
    await page.getByRole('radio', { name: 'On a weekday' }).check();
    await plan.chooseIn('Which', 'last');
    await plan.chooseIn('Weekday', 'Friday');
    await plan.rule('Every month on the last Friday');
    await plan.chooseIn('Unit', 'week');
    await form.field('Every').fill('2');
    await page.getByRole('checkbox', { name: 'Thursday' }).check();
    await plan.rule('Every 2 weeks on Monday and Thursday');
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await page.getByRole('checkbox', { name: 'Thursday' }).uncheck();
    await plan.rule('The next occurrences appear here once the rule is complete.');
  });

  it('makes a plan by keyboard alone and activates it after a look at its occurrences', async () => {
    await open('/maintenance');
    await page.getByRole('link', { name: 'New plan' }).press('Enter');
    await form.field('Name').focus();
    const name = own('Gutter cleaning, test hall');
    await page.keyboard.type(name);
    await chooseByKeyboard(page, 'Customer', 'Hansa', /Hansa Wohnen/);
    await chooseByKeyboard(page, 'Site', '', /./);
    await form.field('Title of the order').focus();
    await page.keyboard.type('Clean the gutters');
    await plan.button('Add checklist item').press('Enter');
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.type('Outlets free');
    await plan.button('Create plan').press('Enter');
    await says('was created as a draft.');
    await says('A draft makes no work orders.');
    const [made] = await storedWhere(app.backend, 'maintenancePlans', 'name', name);
    expect(made).toMatchObject({
      state: 'draft',
      rev: 1,
      customerRef: { name: 'Hansa Wohnen GmbH' },
      template: { title: 'Clean the gutters' },
      number: expect.stringMatching(/^MP-\d{4}-\d{4}$/),
    });
    const { checklist } = (made?.template ?? {}) as { checklist: Record<string, object> };
    expect(Object.values(checklist)).toMatchObject([
      { label: 'Outlets free', kind: 'check', required: true },
    ]);

    await plan.button('Activate').press('Enter');
    await plan.dialog('Activate plan').getByRole('listitem').nth(11).waitFor();
    await plan.dialog('Activate plan').getByRole('button', { name: 'Activate' }).press('Enter');
    await says('The plan is active.');
    expect(await stored(made?.id)).toMatchObject({ state: 'active', rev: 2 });
  });

  it('takes parts from the catalogue, with which its orders begin', async () => {
    const [item] = await storedWhere(app.backend, 'catalogue', 'kind', 'material');
    const { id } = await openOne('active');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    const parts = page.getByRole('region', { name: 'Parts', exact: true });
    await chooseByKeyboard(
      page,
      'Add from the catalogue',
      String(item?.itemNo),
      new RegExp(String(item?.name)),
    );
    const quantity = parts.getByRole('textbox', { name: `Quantity of ${String(item?.name)}` });
    await quantity.fill('2.5');
    expect(await accessibilityProblems(page)).toEqual([]);
    await form.button('Save changes').click();
    await page.getByText('was saved.').waitFor();
    // What was saved stands on the page that one is led to.
    await page.getByRole('region', { name: 'What to do' }).getByText(`2.5 ${item?.unit}`).waitFor();
    const { template } = (await stored(id)) as unknown as Plan;
    expect(Object.values(template.parts ?? {})).toEqual([
      expect.objectContaining({ name: item?.name, qtyMilli: 2500, costMinor: item?.purchaseMinor }),
    ]);
    await open(`/maintenance/form?id=${String(id)}`);
    await parts.getByRole('button', { name: `Remove ${String(item?.name)}` }).click();
    await form.button('Save changes').click();
    await page.getByText('was saved.').waitFor();
    expect(((await stored(id)) as unknown as Plan).template.parts).toBeUndefined();
  });

  it('says beside each field what is wrong and goes to the first', async () => {
    await open('/maintenance/form');
    await form.field('Create the order').fill('400');
    await form.field('Name').focus();
    expect(await form.errorOf('Create the order')).toContain('Enter days from 0 to 90.');
    await plan.button('Create plan').click();
    await form.summary.getByText('Customer: Choose a customer.').waitFor();
    expect(await form.focused()).toBe('Name');
  });

  it('keeps what was typed when the server refuses, and saves on the next try', async () => {
    await open('/maintenance/form?id=plan-03');
    const name = own('Refused at first');
    await form.field('Name').fill(name);
    const allow = await refuseWrites(page);
    await plan.button('Save changes').click();
    await says('You are not allowed to do this.');
    await expect(form.field('Name')).toHaveValue(name);
    await allow();
    await plan.button('Save changes').click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect.poll(address).toBe('/maintenance/plan-03');
    expect(await stored('plan-03')).toMatchObject({ name });
  });

  it('pauses a plan, and asks on resuming what becomes of the time between', async () => {
    const { id } = await openOne('paused');
    await plan.button('Resume').click();
    await plan.dialog('Resume plan').getByRole('button', { name: 'Resume' }).click();
    await says('Choose whether occurrences left out meanwhile are created.');
    await plan.dialog('Resume plan').getByRole('radio', { name: /Go on/ }).check();
    await plan.dialog('Resume plan').getByRole('button', { name: 'Resume' }).click();
    await says('The plan is active again.');
    expect(await stored(id)).toMatchObject({ state: 'active' });
    await plan.button('Pause').click();
    await plan.dialog('Pause plan').getByRole('button', { name: 'Pause' }).click();
    await plan.button('Resume').waitFor();
    expect(await stored(id)).toMatchObject({ state: 'paused' });
  });

  it('ends a plan, which then can only be read', async () => {
    const { id } = await openOne('paused');
    await plan.button('End').click();
    await plan.dialog('End plan').getByLabel('Note').fill('The contract ran out.');
    await plan.dialog('End plan').getByRole('button', { name: 'End plan' }).click();
    await says('This plan has ended, so it stays as it was.');
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await open(`/maintenance/form?id=${String(id)}`);
    await form.field('Name').waitFor();
    expect(await form.field('Name').isEditable()).toBe(false);
    expect(await stored(id)).toMatchObject({ state: 'ended' });
  });
});

describe('due work orders', () => {
  const due = () => new ListPage(page, 'Occurrences due for a work order');

  it('are filled in without those who left, which form and plan say', async () => {
    await open('/maintenance/due');
    const row = page.getByRole('row').filter({ hasText: 'Heike Schönfeld' }).first();
    const address = await row.getByRole('link', { name: /^Create and edit/ }).getAttribute('href');
    await open(String(address));
    await says(/^Heike Schönfeld is not planned: the last day of work is/);
    await expect(page.getByRole('combobox', { name: 'Lead' })).toHaveValue('');
    await open(`/maintenance/${new URLSearchParams(String(address).split('?')[1]).get('plan')}`);
    await says('Its orders are created without them.');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('are looked over before one is made, and one occurrence has one', async () => {
    await open('/maintenance/due');
    const [, ...rest] = await due().names();
    // The first one: a later occurrence of a plan is listed until the earlier ones have their orders.
    const row = page.getByRole('link', { name: /^Create and edit the order of/ }).first();
    const where = String(await row.getAttribute('href'));
    await row.click();
    await says(/^From plan .*, occurrence of/);
    expect(await accessibilityProblems(page)).toEqual([]);
    const title = own('Looked over first');
    await form.field('Title').fill(title);
    await plan.button('Create work order').click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    const made = page.url();
    const [order] = await storedWhere(app.backend, 'workOrders', 'title', title);
    expect(order).toMatchObject({ status: 'draft', origin: 'plan' });
    const occurrence = `maintenancePlans/${Object(order?.planRef).id}/occurrences/${String(order?.occurrenceId)}`;
    expect(await storedAt(app.backend, occurrence)).toMatchObject({
      state: 'generated',
      workOrderId: order?.id,
    });
    await open(where);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(page.url()).toBe(made);
    await says(/^Occurrence of /);
    await open('/maintenance/due');
    expect((await due().names()).length).toBe(rest.length);
  });

  it('are created once, whoever asks for them and however often', async () => {
    const other = await windows.of('admin');
    await Promise.all([open('/maintenance/due'), goTo(other, '/maintenance/due')]);
    const count = (await due().names()).length;
    expect(count).toBeGreaterThan(0);
    const others = new PlanPage(other);
    await others.button('Create due work orders').waitFor();
    await Promise.all([
      plan.button('Create due work orders').click(),
      others.button('Create due work orders').click(),
    ]);
    await Promise.all([plan.report.waitFor(), others.report.waitFor()]);
    expect((await plan.created()) + (await others.created())).toBe(count);
    const reports = `${await plan.report.textContent()}${await others.report.textContent()}`;
    expect(reports).toContain('Heike Schönfeld is not planned');
    const led = await storedWhere(app.backend, 'workOrders', 'leadName', 'Heike Schönfeld');
    expect(led.filter(({ statusGroup, origin }) => statusGroup === 'open' && origin === 'plan')).toEqual([]);
    await says('Nothing is due');
    const planned = await storedWhere(app.backend, 'workOrders', 'status', 'draft');
    expect(planned.filter(({ occurrenceId, id }) => occurrenceId === id).length).toBeGreaterThan(0);
  });

  it('say what is there already when a plan is set back', async () => {
    const [lift] = await storedWhere(app.backend, 'maintenancePlans', 'state', 'active');
    const occurrences = await storedBelowWhere(app.backend, 'occurrences', 'state', 'generated');
    const occurrence =
      occurrences.find(({ planRef }) => (planRef as { id: string }).id === lift?.id) ?? occurrences[0];
    const { id: planId } = (occurrence?.planRef ?? {}) as { id: string };
    const { leadDays } = (await storedAt(app.backend, `maintenancePlans/${planId}`)) as unknown as Plan;
    const before = await storedAt(app.backend, `workOrders/${String(occurrence?.workOrderId)}`);
    await changeRecord(app.backend, `maintenancePlans/${planId}`, {
      state: 'active',
      nextDueDate: String(occurrence?.originalDate),
      nextDueSort: String(occurrence?.originalDate),
      orderDueSort: addDays(String(occurrence?.originalDate), -leadDays),
    });
    await open('/maintenance/due');
    await due().names();
    await plan.button('Create due work orders').click();
    await plan.report
      .getByText(/already there/i)
      .first()
      .waitFor();
    const after = await storedAt(app.backend, `workOrders/${String(occurrence?.workOrderId)}`);
    expect(after).toEqual(before);
    await plan.report.getByRole('link').first().click();
    await page.waitForURL(/\/work-orders\//);
  });

  it('are created a year ahead where somebody asks for it, and leave nothing due', async () => {
    const active = await storedWhere(app.backend, 'maintenancePlans', 'state', 'active');
    const weekly = (active as unknown as Stored<Plan>[]).find(
      ({ anchor, recurrence, endDate, maxCount, season, nextDueDate }) =>
        anchor === 'schedule' &&
        recurrence.unit === 'week' &&
        nextDueDate &&
        !endDate &&
        !maxCount &&
        !season,
    );
    await open(`/maintenance/${String(weekly?.id)}`);
    await plan.button('Create orders ahead').press('Enter');
    const dialog = plan.dialog('Create work orders ahead');
    const count = dialog.getByText(/^\d+ occurrences get work orders\.$/);
    const year = Number.parseInt(String(await count.textContent()), 10);
    // More than one request creates.
    expect(year).toBeGreaterThan(30);
    await dialog.getByRole('radio', { name: /^3 months/ }).check();
    expect(Number.parseInt(String(await count.textContent()), 10)).toBeLessThan(year);
    await dialog.getByRole('radio', { name: /^A year/ }).check();
    expect(await problemsInLightAndDark(page, DIALOG)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create work orders' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await plan.created()).toBe(year);
    const orders = await storedBelowWhere(app.backend, 'workOrders', 'planRef.id', String(weekly?.id));
    expect(orders.length).toBeGreaterThanOrEqual(year);
    await plan.button('Create orders ahead').click();
    await dialog.getByText(/^Every occurrence in this time has its work order/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

it('shows a plan of one window in the other without reload', async () => {
  const other = await windows.of('admin');
  await goTo(other, '/maintenance?sort=name.asc');
  const seen = new ListPage(other, 'Maintenance plans');
  await seen.names();
  await open('/maintenance/form?id=plan-04');
  const name = own('AAA first of all');
  await form.field('Name').fill(name);
  await plan.button('Save changes').click();
  await seen.row(name).waitFor();
});

it('shows a manager plans without a way to change them', async () => {
  const manager = await windows.of('manager');
  await goTo(manager, '/maintenance/plan-05');
  await manager.getByText('Your role may look at plans, not change them.').waitFor();
  await expect(manager.getByRole('button', { name: /Pause|End|Resume|Activate/ })).toHaveCount(0);
  await expect(manager.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await goTo(manager, '/maintenance/form?id=plan-05');
  await manager.getByText('Your role may look at plans, not change them.').waitFor();
  await expect(manager.getByRole('button', { name: /Save changes|Add checklist item/ })).toHaveCount(0);
  await goTo(manager, '/maintenance/due');
  await manager.getByText('Your role may look at what is due').waitFor();
  await expect(manager.getByRole('button', { name: 'Create due work orders' })).toHaveCount(0);
});

it('has nothing for axe to find in the light and in the dark', async () => {
  await open('/maintenance');
  await list.names();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await open('/maintenance/due');
  await page.getByRole('heading', { name: 'Maintenance', level: 1 }).waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await open('/maintenance/form?id=plan-05');
  await plan.dates.first().waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await open('/maintenance/plan-05');
  await page.getByRole('region', { name: 'History' }).getByRole('list').first().waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await plan.button('End').click();
  await plan.dialog('End plan').waitFor();
  expect(await problemsInLightAndDark(page, DIALOG)).toEqual([]);
});
