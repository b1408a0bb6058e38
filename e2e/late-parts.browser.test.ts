import type { Page } from 'playwright-core';
import { AreaPage } from './page-models/area-page';
import { Entrance } from './support/entrance';
import { type FaultyApp, startFaultyApp } from './support/faulty-app';
import { afterAll, afterEach, beforeAll, describe, expect, it } from './support/test';

const ana = { email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' };

let app: FaultyApp;
let entrance: Entrance;

beforeAll(async () => {
  app = await startFaultyApp();
  entrance = await Entrance.of(app, ana);
});

afterAll(() => app?.close());
afterEach(async () => {
  app.repairAll();
  await app.closePages();
});

const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });

/** The work orders, whose board did not come: from here on every file of the area is missing. */
async function openWithoutBoard(): Promise<AreaPage> {
  const area = await entrance.beforeArea(AreaPage);
  const { page, shell } = area;
  await shell.entry('Work Order').click();
  await shell.heading('Work orders').waitFor();
  app.faults.set(app.entry('work-orders').base, 'missing');
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'The board could not be loaded' }).waitFor();
  return area;
}

/** What the page has counted, as it tells the server when nobody looks at it any more. */
async function countedWhenHidden(page: Page): Promise<unknown> {
  const sent = page.waitForResponse(/\/report$/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    // Counting begins only once the page has settled.
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 100);
  });
  const response = await sent;
  expect(response.status()).toBe(204);
  return response.request().postDataJSON().rows;
}

describe('a late part of an area that did not come', () => {
  it('is said in its place, comes with Retry from another address, and is reported for each attempt', async () => {
    const area = await openWithoutBoard();
    const { page, shell, panel } = area;
    await expect(shell.heading('Work orders')).toBeVisible();
    // What a browser or a cache between may have kept of the first address is no answer.
    const again = page.waitForResponse(/\/work-orders\/.*\/~\d+\//);
    await panel.retry.click();
    expect((await again).status()).toBe(404);
    await panel.retry.waitFor();
    app.repairAll();
    await panel.retry.click();
    await board(page).waitFor();
    expect(await area.isSameDocument()).toBe(true);
    expect(area.uncaught).toEqual([]);
    expect(await countedWhenHidden(page)).toContainEqual(
      expect.objectContaining({
        kind: 'failure',
        name: 'load',
        area: 'work-orders',
        build: app.entry('work-orders').build,
        failed: 2,
      }),
    );
  });

  it('comes by itself when the connection is back', async () => {
    const area = await openWithoutBoard();
    const { page } = area;
    const context = page.context();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'TRY AGAIN', exact: true }).waitFor();
    app.repairAll();
    await context.setOffline(false);
    await board(page).waitFor();
    expect(await area.isSameDocument()).toBe(true);
  });
});
