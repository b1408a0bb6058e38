import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { ListPage } from './page-models/list-page';
import { problemsInLightAndDark } from './support/axe';
import { openDemo } from './support/demo';
import { goTo } from './support/go-to';
import { storedAt, storedBelowWhere, storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

/** A customer of the demo with several sites, contacts and a long history. */
const ID = 'customer-01';
const OLD = `/customers/${ID}`;

let app: TestApp;
let windows: Windows;
let page: Page;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
});

afterAll(() => app?.close());

/** A part of the page, whose title may say how many there are. */
const part = (title: string, at = page) => at.getByRole('region', { name: new RegExp(`^${title}`) });

it('says at a glance what to do, whom to call, where, and what is open, and leads to the form', async () => {
  const contacts = await storedBelowWhere(app.backend, 'contacts', 'customerRef.id', ID);
  const first = contacts.find(({ primary, trashed }) => primary && !trashed);
  const { name } = (await storedAt(app.backend, `customers/${ID}`)) as { name: string };
  await goTo(page, '/customers');
  await new ListPage(page, 'Customers').search(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(OLD);
  const steps = part('What to do next');
  await steps.getByText(/work orders are late/).waitFor();
  await steps
    .getByText(/due .+ ago/)
    .first()
    .waitFor();
  const nearest = part('Contacts').getByRole('listitem').first();
  await nearest.getByText(String(first?.name)).waitFor();
  await nearest.getByText('Primary contact').waitFor();
  await expect(nearest.getByRole('link', { name: String(first?.phone) })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
  const place = part('Sites').getByRole('listitem').first();
  await expect(place.getByRole('link', { name: /^Map of/ })).toHaveAttribute('href', /openstreetmap/);
  await expect(part('Due first').getByRole('row')).toHaveCount(6);
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await new FormPage(page).field('Name').waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await steps.waitFor();
});

it('begins a work order at one of the sites', async () => {
  await goTo(page, OLD);
  const place = part('Sites').getByRole('listitem').first();
  const name = String(await place.locator('strong').textContent());
  await place.getByRole('link', { name: /^New work order at/ }).click();
  await filledIn(page, 'Site', name);
});

it('has a page for each site: where it is, whom to call, what is open and what stands there', async () => {
  await goTo(page, OLD);
  const link = part('Sites').locator('strong').getByRole('link');
  await link.first().waitFor();
  const shown = await link.allTextContents();
  const open = (await storedWhere(app.backend, 'workOrders', 'customerRef.id', ID)).filter(
    ({ statusGroup, trashed }) => statusGroup === 'open' && !trashed,
  );
  const site = open
    .map(({ siteRef }) => siteRef as { id: string; name: string })
    .find(({ name }) => shown.includes(name));
  if (!site) throw new Error('No site on the page has open work.');
  await link.getByText(site.name, { exact: true }).click();
  await page.getByRole('heading', { name: site.name, level: 1 }).waitFor();
  await part('Due first').getByRole('row').nth(1).waitFor();
  await part('Contacts').getByText('Primary contact').waitFor();
  await part('Site')
    .getByRole('link', { name: /^Map of/ })
    .waitFor();
  await part('Assets').waitFor();
  await part('Maintenance plans').waitFor();
  await part('History').waitFor();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: site.name, expanded: true }).waitFor();
  await goTo(page, `${OLD}/sites/${site.id}`);
  await page.getByRole('link', { name: 'New work order', exact: true }).click();
  await filledIn(page, 'Site', site.name);
  await goTo(page, `${OLD}/sites/nobody`);
  await page.getByText('There is no such site').waitFor();
});

it('shows a manager all of it, and nothing to change', async () => {
  const manager = await windows.of('manager');
  await goTo(manager, OLD);
  await part('What to do next', manager)
    .getByText(/work orders are late/)
    .waitFor();
  for (const name of ['Edit', 'More']) {
    await expect(manager.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(manager.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await goTo(manager, '/customers/nobody');
  await manager.getByText('There is no such customer').waitFor();
});

it('opens from each number the list of exactly what it counts, and begins work with the customer filled in', async () => {
  const name = String((await storedAt(app.backend, `customers/${ID}`))?.name);
  for (const [label, noun] of [
    ['Open work orders', 'work orders'],
    ['Open tasks', 'tasks'],
    ['Offers awaiting an answer', 'offers'],
    ['Active maintenance plans', 'plans'],
  ] as const) {
    await goTo(page, OLD);
    const number = page.getByRole('link', { name: new RegExp(`^${label}\\s*\\d`) });
    const count = /\d+$/.exec(String(await number.textContent()))?.[0];
    await number.click();
    await page.getByText(new RegExp(`^${count} of \\d+ ${noun}`)).waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^Remove filter (Customer|Offered to): ${name}`) })
      .waitFor();
  }
  for (const [label, field] of [
    ['New offer', 'Customer'],
    ['New maintenance plan', 'Customer'],
    ['New task', 'Customer'],
    ['New reminder', 'Record: customer'],
  ] as const) {
    await goTo(page, OLD);
    await page.getByRole('button', { name: 'New…' }).click();
    await page.getByRole('menuitem', { name: label }).click();
    await filledIn(page, field, name);
  }
  await goTo(page, OLD);
  await page.getByRole('link', { name: 'New work order', exact: true }).click();
  await filledIn(page, 'Customer', name);
});

/** Waits until a field, which may be one of several of that name, names the customer. */
const filledIn = (page: Page, field: string, name: string) =>
  page.waitForFunction(
    ([label, value]) =>
      [...document.querySelectorAll('input')].some(
        (input) => input.labels?.[0]?.textContent?.replace('*', '') === label && input.value === value,
      ),
    [field, name] as const,
  );
