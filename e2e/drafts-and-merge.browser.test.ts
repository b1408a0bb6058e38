import type { Page } from 'playwright-core';
import { DraftNotice } from './page-models/draft-notice';
import { FormPage } from './page-models/form-page';
import { MergePage } from './page-models/merge-page';
import { SearchDialog } from './page-models/search-dialog';
import { ShellPage } from './page-models/shell-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { storedAt, storedBelowWhere, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

const CUSTOMER = 'customer-02';
const OTHER = 'customer-03';

let app: TestApp;
let page: Page;
let form: FormPage;
let draft: DraftNotice;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  form = new FormPage(page);
  draft = new DraftNotice(page);
});

afterAll(() => app?.close());

const open = async (path: string, at = page) => {
  await at.goto(app.url + path);
  await new FormPage(at).field('Name').waitFor();
};
const edit = (id: string, at = page) => open(`/customers/form?id=${id}`, at);

describe('text that is not saved', () => {
  it('of a new customer is offered after a reload and creates one customer', async () => {
    await open('/customers/add');
    await form.fill({ Name: 'Draft & Sons', Phone: '+49 40 5550101' });
    await form.button('Add contact').click();
    await form.fill({ 'Name of the person': 'Ida Entwurf', 'E-mail of the person': 'ida@entwurf.example' });
    await draft.kept('ida@entwurf.example');
    await page.reload();
    await draft.restore.click();
    await expect(form.field('Name')).toHaveValue('Draft & Sons');
    await draft.notice.waitFor({ state: 'detached' });
    await form.button('Create customer').click();
    await page.getByText('Draft & Sons was added.').waitFor();
    expect(await storedWhere(app.backend, 'customers', 'name', 'Draft & Sons')).toHaveLength(1);
    expect(await storedBelowWhere(app.backend, 'contacts', 'name', 'Ida Entwurf')).toHaveLength(1);
    await open('/customers/add');
    await expect(draft.notice).toHaveCount(0);
  });

  it('is there again after the offline notice', async () => {
    await edit(CUSTOMER);
    await form.field('Notes').fill('Typed before the line went dead');
    await page.context().setOffline(true);
    await page.getByRole('alertdialog').waitFor();
    await page.context().setOffline(false);
    // As when the connection is back before the browser says so.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    await draft.restore.click();
    await draft.notice.waitFor({ state: 'detached' });
    await expect(form.field('Notes')).toHaveValue('Typed before the line went dead');
    // A second reload finds it again.
    await draft.kept('Typed before the line went dead');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('stays gone when it is discarded', async () => {
    await edit(OTHER);
    await form.field('Notes').fill('Better not');
    await draft.kept('Better not');
    await edit(OTHER);
    await draft.discard.click();
    await edit(OTHER);
    await expect(form.field('Notes')).not.toHaveValue('Better not');
    await expect(draft.notice).toHaveCount(0);
  });
});

describe('two windows on one customer', () => {
  it('keep what each of them changed', async () => {
    const second = await page.context().newPage();
    const theirs = new FormPage(second);
    await edit(OTHER);
    await edit(OTHER, second);
    await form.field('Notes').fill('From the first window');
    await theirs.field('Phone').fill('+49 40 5550202');
    await theirs.button('Save changes').click();
    await second.getByText(/was saved\.$/).waitFor();
    await page.getByText(/changed this while you were typing/).waitFor();
    await form.button('Save changes').click();
    await page.getByText(/was saved\.$/).waitFor();
    expect(await storedAt(app.backend, `customers/${OTHER}`)).toMatchObject({
      notes: 'From the first window',
      phone: '+49 40 5550202',
    });
    await second.close();
  });

  it('ask which one to keep where both changed the same, down to one field of one site', async () => {
    const [site] = (await storedWhere(app.backend, 'sites', 'customerRef.id', OTHER)) as [{ name: string }];
    const second = await page.context().newPage();
    const theirs = new FormPage(second);
    for (const at of [page, second]) {
      await edit(OTHER, at);
      await at.getByRole('button', { name: site.name, expanded: false }).first().click();
    }
    await form.fill({ Notes: 'My notes', 'Opening hours': '8–16', Website: 'https://mine.example' });
    await theirs.fill({ Notes: 'Their notes', 'Opening hours': '9–17' });
    await theirs.button('Save changes').click();
    await second.getByText(/was saved\.$/).waitFor();
    await second.close();
    const merge = new MergePage(page);
    await page.getByText(/changed this while you were typing/).waitFor();
    await form.button('Save changes').click();
    expect((await merge.fields()).sort()).toEqual(['Notes', `${site.name}: Opening hours`].sort());
    expect(await merge.reads('Notes')).toEqual([
      'Notes',
      'Typed here',
      'My notes',
      'Saved in another window',
      'Their notes',
      'Before: From the first window',
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await merge.save.click();
    await page.getByText('2 are still to be chosen.').waitFor();
    await page.keyboard.press('Space');
    await merge.choose('Notes', 'Saved in another window');
    await merge.choose(`${site.name}: Opening hours`, 'Typed here');
    await merge.save.click();
    await page.getByText(/was saved\.$/).waitFor();
    expect(await storedAt(app.backend, `customers/${OTHER}`)).toMatchObject({
      notes: 'Their notes',
      website: 'https://mine.example',
    });
    expect(await storedWhere(app.backend, 'sites', 'openingHours', '8–16')).toMatchObject([
      { name: site.name },
    ]);
  });
});

it('asks at Logout, in the menu and in the search, before text goes, and then removes it in every tab', async () => {
  const shell = new ShellPage(page);
  const second = await page.context().newPage();
  await edit(CUSTOMER, second);
  await new FormPage(second).field('Notes').fill('In the other tab');
  await edit(CUSTOMER);
  await form.field('Notes').fill('In this tab');
  await draft.kept('In this tab');
  const search = new SearchDialog(page);
  await search.open();
  await search.type('Logout');
  await search.option(/^Logout/).click();
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(form.field('Notes')).toHaveValue('In this tab');
  await shell.logOut();
  await question.getByRole('button', { name: 'Log out without saving' }).click();
  await page.getByLabel('Email Address').waitFor();
  await second.getByLabel('Email Address').waitFor();
  await expect.poll(() => draft.count()).toBe(0);
});
