import type { Page } from 'playwright-core';
import { ListPage } from './page-models/list-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

let app: TestApp;
let page: Page;

beforeAll(async () => {
  ({ app, page } = await openDemo());
});

afterAll(() => app?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const customer = async (name: string) => (await storedWhere(app.backend, 'customers', 'name', name))[0];
const recordsOf = async (collection: string, id: unknown) =>
  (await storedWhere(app.backend, collection, 'customerRef.id', String(id))).map((record) => record.id);

it('makes one of two customers from the list, leads from the other to it, and takes that back', async () => {
  const list = new ListPage(page, 'Customers');
  const [older, newer] = [await customer('Bäckerei Thomsen GmbH'), await customer('Baeckerei Thomsen GmbH')];
  const before = {
    sites: await recordsOf('sites', newer?.id),
    workOrders: await recordsOf('workOrders', newer?.id),
  };
  expect(before.sites.length + before.workOrders.length).toBeGreaterThan(2);

  await goTo(page, '/customers?q=thomsen');
  for (const name of ['Bäckerei Thomsen GmbH', 'Baeckerei Thomsen GmbH']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await button('Merge').click();
  await page.getByText(/work orders?$/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('group', { name: 'Phone' }).getByRole('radio', { name: /Goes/ }).check();
  await button('Merge the two').click();
  await list.says(/was merged into “Bäckerei Thomsen GmbH”, with \d+ records/);

  expect(await recordsOf('sites', newer?.id)).toEqual([]);
  expect(await recordsOf('workOrders', older?.id)).toEqual(expect.arrayContaining(before.workOrders));
  expect(await storedAt(app.backend, `customers/${older?.id}`)).toMatchObject({ phone: newer?.phone });
  expect(await storedAt(app.backend, `customers/${newer?.id}`)).toMatchObject({ trashed: true });

  await goTo(page, `/customers/${newer?.id}/history`);
  await link('Bäckerei Thomsen GmbH').click();
  await page.getByRole('heading', { level: 1, name: 'Bäckerei Thomsen GmbH' }).waitFor();
  await link('History').click();
  await page.getByRole('link', { name: 'Baeckerei Thomsen GmbH' }).first().waitFor();

  await goTo(page, `/customers/form?id=${newer?.id}`);
  await link('Undo the merge…').click();
  await button('Undo the merge').click();
  await button('Merge the two').waitFor();
  expect(await recordsOf('sites', newer?.id)).toEqual(before.sites);
  expect((await recordsOf('workOrders', newer?.id)).sort()).toEqual([...before.workOrders].sort());
  expect(await storedAt(app.backend, `customers/${older?.id}`)).toMatchObject({ phone: older?.phone });
  expect(await storedAt(app.backend, `customers/${newer?.id}`)).toMatchObject({ trashed: false });
});
