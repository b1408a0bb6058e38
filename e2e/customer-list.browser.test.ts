import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { ImportPage } from './page-models/import-page';
import { ListPage } from './page-models/list-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let list: ListPage;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  list = new ListPage(page, 'Customers');
});

afterAll(() => app?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const stored = (name: string) => storedWhere(app.backend, 'customers', 'name', name);

describe('many customers at once', () => {
  it('are changed together, and back again from the bar that stays', async () => {
    await goTo(page, '/customers?town=Hamburg');
    const names = await list.names();
    const first = names[0] ?? '';
    const tags = (await stored(first))[0]?.tags as readonly string[];
    await page.getByRole('checkbox', { name: `Select ${first}` }).check();
    await button('Change tags').click();
    await page.getByRole('textbox', { name: 'Add tags' }).fill('spring round,');
    await button('Change tags').last().click();
    await list.says('1 customer was changed.');
    expect((await stored(first))[0]?.tags).toEqual([...tags, 'spring round']);

    await button('More filters (1)').click();
    await page.getByRole('combobox', { name: 'Tag', exact: true }).fill('spring');
    await page.getByRole('option', { name: 'spring round' }).click();
    await list.says('1 of 60 customers, 59 hidden by 3 filters');
    expect(await list.names()).toEqual([first]);
    await button('Undo').click();
    await list.says('0 of 60 customers, 60 hidden by 3 filters');
    expect((await stored(first))[0]?.tags).toEqual(tags);
  });

  it('are exported as they are filtered, without anything a spreadsheet would run', async () => {
    await goTo(page, '/customers?town=Hamburg');
    const names = await list.names();
    const [file] = await Promise.all([page.waitForEvent('download'), list.more('Export')]);
    const text = await readFile((await file.path()) ?? '', 'utf8');
    expect(text.startsWith('\uFEFFNumber,Name,')).toBe(true);
    expect(text.trim().split('\r\n').length).toBeGreaterThan(names.length);
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  });

  it('are chosen on all pages of the list, once those of its page are', async () => {
    await goTo(page, '/customers?status=all');
    await list.names();
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
    await button('Select all 60').click();
    await list.says('60 customers selected');
    const chosen = page.getByRole('region', { name: 'Selected rows' });
    expect(await accessibilityProblems(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      chosen.getByRole('button', { name: 'Export' }).click(),
    ]);
    const text = await readFile((await file.path()) ?? '', 'utf8');
    expect(text.trim().split(/\r\n(?=CU-)/)).toHaveLength(61);
    await list.next.click();
    await page.getByRole('checkbox', { name: 'Select all rows shown', checked: true }).waitFor();
  });

  it('are for those who may: a manager exports and changes nothing', async () => {
    const manager = await windows.of('manager');
    await goTo(manager, '/customers?town=Hamburg');
    await manager
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await manager.getByText('1 customer selected').first().waitFor();
    await expect(manager.getByRole('button', { name: 'Change status' })).toHaveCount(0);
    await new ListPage(manager, 'Customers').openMenu();
    await manager.getByRole('menuitem', { name: 'Export' }).waitFor();
    await expect(manager.getByRole('menuitem', { name: 'Import' })).toHaveCount(0);
  });
});

describe('a way of looking at the list', () => {
  it('is kept under a name, shared, and opened by a colleague', async () => {
    await goTo(page, '/customers?status=onHold');
    await button('Views').click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Waiting');
    await page.getByText('Shared with all colleagues').click();
    await button('Save view').click();
    await button('Waiting').waitFor();

    const other = await windows.of('admin');
    await goTo(other, '/customers');
    await other.getByRole('button', { name: 'Views' }).click();
    await other.getByRole('menuitem', { name: 'Waiting' }).click();
    await other.getByText('4 of 60 customers').first().waitFor();
    await expect.poll(() => new URL(other.url()).search).toBe('?status=onHold');
  });
});

describe('customers from a file', () => {
  it('are checked row by row, stored, and taken back as a whole', async () => {
    const [there] = await storedWhere(app.backend, 'customers', 'status', 'active');
    const screen = new ImportPage(page);
    await screen.open();
    await screen.check([
      'Firma;Ort;PLZ;E-Mail;Notes',
      'Neu & Söhne;Köln;50667;neu@import.example;',
      'Falsch;Köln;50667;nobody;',
      `Twin;Köln;50667;${String(there?.email)};From the file`,
    ]);
    await screen.rowOf('Falsch').getByText('E-mail: Enter an e-mail address').waitFor();
    await screen.rowOf('Twin').getByText('same e-mail address').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await screen.decide(4, 'Update the customer there');
    await screen.start();
    await list.says('1 created, 1 updated, 0 skipped, 1 not imported');
    expect(await stored('Neu & Söhne')).toMatchObject([{ email: 'neu@import.example', trashed: false }]);
    expect(await stored('Twin')).toMatchObject([{ id: there?.id, notes: 'From the file' }]);

    await screen.takeBack();
    expect(await stored('Neu & Söhne')).toMatchObject([{ trashed: true }]);
    expect((await stored(String(there?.name))).map(({ id }) => id)).toContain(there?.id);
  });

  it('come with their sites and contacts, which go with them when the import is undone', async () => {
    const screen = new ImportPage(page);
    await screen.open();
    await screen.check([
      'Firma;Straße;PLZ;Ort;Objekt;Ansprechpartner;E-Mail Ansprechpartner',
      'Importaal;Importpark 1;22085;Hamburg;Importhalle;Ida Aal;ida@import.example',
      'Importaal;Importpark 1;22085;Hamburg;Importhof;Bo Aal;bo@import.example',
      'Importberg;Importdeich 7;24103;Kiel;;;',
    ]);
    await list.says('2 customers, 3 sites and 2 contacts come of this file.');
    await screen.rowOf('line 2: same name and town').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await screen.start();
    await list.says('2 created, 0 updated, 0 skipped, 0 not imported');

    const [first] = await stored('Importaal');
    const [second] = await stored('Importberg');
    const other = await windows.of('admin');
    const partOf = (title: string) => other.getByRole('region', { name: new RegExp(`^${title}`) });
    await goTo(other, `/customers/${String(first?.id)}`);
    for (const name of ['Importhalle', 'Importhof'])
      await partOf('Sites').getByText(name, { exact: true }).waitFor();
    for (const name of ['Ida Aal', 'Bo Aal'])
      await partOf('Contacts').getByText(name, { exact: true }).waitFor();
    await goTo(other, `/customers/${String(second?.id)}`);
    await partOf('Sites').getByRole('link', { name: 'New work order at Importdeich 7' }).waitFor();

    await screen.takeBack();
    for (const name of ['Importhalle', 'Importhof', 'Importdeich 7'])
      expect(await storedWhere(app.backend, 'sites', 'name', name)).toMatchObject([{ trashed: true }]);
  });
});
