import type { Page } from 'playwright-core';
import { ImportPage } from './page-models/import-page';
import { ListPage } from './page-models/list-page';
import { accessibilityProblems } from './support/axe';
import { handOn } from './support/hand-on';
import { signedIn } from './support/signed-in';
import { storeOrder } from './support/store-order';
import { storedBelowWhere } from './support/stored';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

const COMMAND = /\/command$/;
const ROWS = 450;

let app: TestApp;
let page: Page;
/** What the page asks after its reload is answered. */
let isReloaded: boolean;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
});

// A profile for each: work that a test left behind when it failed would be told in the next one.
beforeEach(async () => {
  isReloaded = false;
  page = await signedIn(app, 'office@nordhaus.example', { timezoneId: 'Europe/Berlin' });
});

afterEach(() => app.closePages());

afterAll(() => app?.close());

const bar = (of = page) => of.getByText(/ was interrupted /);
/** More orders than one command cancels. */
const LAMPS = 25;
/** Rows of a page. */
const PAGE = 50;

const goOn = () => page.getByRole('button', { name: 'Go on' });

/** Lets so many commands be answered; the server gets the next one, and the page never hears of it. */
function loseAnswerAfter(answered: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    void page.route(COMMAND, async (route) => {
      seen += 1;
      if (seen <= answered || isReloaded) return route.continue();
      await handOn(route);
      resolve();
    });
  });
}

/** Waits until a window has looked for work that was left and, as another window is busy with it, waits for its turn. */
const hasFoundBusyWork = (of: Page) =>
  of.waitForFunction(async () => {
    const { pending = [] } = await navigator.locks.query();
    if (pending.length === 0) return false;
    // By then all that was found is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return true;
  });

async function reload(): Promise<void> {
  // Before, the page that goes would ask again and get the answer.
  await page.reload({ waitUntil: 'commit' });
  // The route stays: taken away while the page loads, it left one of its files hanging now and then.
  isReloaded = true;
}

/** Entries of the history, by the record they are about. */
async function entriesOf(kind: string, note?: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { entity, changes } of await storedBelowWhere(app.backend, 'events', 'kind', kind)) {
    if (note && !JSON.stringify(changes).includes(note)) continue;
    const { id } = entity as { id: string };
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

describe('work whose page is reloaded before it is done', () => {
  it('goes on with a bulk change, and changes every record once', async () => {
    const list = new ListPage(page, 'Customers');
    await page.goto(`${app.url}/customers`);
    // Rows in sight come first, and the others of the page after them.
    await list.rows.nth(PAGE - 1).waitFor();
    const count = await list.rows.count();
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Change tags' }).click();
    await page.getByRole('textbox', { name: 'Add tags' }).fill('reloaded round,');
    const lost = loseAnswerAfter(0);
    await page.getByRole('button', { name: 'Change tags' }).last().click();
    await lost;
    await reload();
    await expect(bar()).toHaveText(`Changing ${count} customers was interrupted at its beginning.`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await goOn().click();
    await page.getByText(`${count} customers were changed.`).waitFor();
    await expect(bar()).toHaveCount(0);
    const entries = await entriesOf('changed', 'reloaded round');
    expect([...entries.values()]).toEqual(Array.from({ length: count }, () => 1));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
  });

  it('goes on with orders on their way to a status, each of which gets there once', async () => {
    const ids = Array.from({ length: LAMPS }, (_, lamp) => `91${lamp + 10}`);
    for (const id of ids) await storeOrder(app.backend, id, { title: `Pierlamp ${id}` });
    const list = new ListPage(page, 'Work orders');
    await page.goto(`${app.url}/work-orders?q=pierlamp`);
    await list.rows.nth(LAMPS - 1).waitFor();
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Cancel orders' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Why?' }).fill('The pier is sold.');
    const lost = loseAnswerAfter(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel orders' }).click();
    await lost;
    await reload();
    await expect(bar()).toHaveText(`Cancelling ${LAMPS} work orders was interrupted after 20.`);
    await goOn().click();
    await page.getByText(`${LAMPS} work orders are cancelled.`).waitFor();
    await expect(bar()).toHaveCount(0);
    const entries = await entriesOf('status');
    expect(ids.map((id) => entries.get(id))).toEqual(ids.map(() => 1));
  });

  it('goes on with an import where it was, told by no window that does not have to', async () => {
    const screen = new ImportPage(page);
    await screen.open();
    const rows = Array.from({ length: ROWS }, (_, row) => `Reloaded ${row};Köln;50667;Read from a file`);
    await screen.check(['Firma;Ort;PLZ;Notes', ...rows]);
    const lost = loseAnswerAfter(1);
    await page.getByRole('button', { name: /^Import \d/ }).click();
    await lost;
    const other = await page.context().newPage();
    await other.goto(app.url);
    await other
      .getByRole('link', { name: /^Notifications/ })
      .first()
      .waitFor();
    await hasFoundBusyWork(other);
    await expect(bar(other)).toHaveCount(0);
    await reload();
    await expect(bar()).toHaveText(`Importing ${ROWS} customers was interrupted after 100.`);
    await goOn().click();
    await page.getByText(`${ROWS} customers were imported.`).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Import customers' }).waitFor();
    await other.bringToFront();
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await bar(other).waitFor({ state: 'detached' });
    await other.close();
    const stored = await storedBelowWhere(app.backend, 'customers', 'notes', 'Read from a file');
    expect(new Set(stored.map(({ name }) => name)).size).toBe(ROWS);
    expect(stored).toHaveLength(ROWS);
    expect([...(await entriesOf('imported')).values()]).toEqual(Array.from({ length: ROWS }, () => 1));
  });
});
