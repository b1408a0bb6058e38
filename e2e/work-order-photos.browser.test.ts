import type { Page } from 'playwright-core';
import { WorkOrderFiles } from './page-models/work-order-files';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { accessibilityProblems } from './support/axe';
import { photo, plainFile } from './support/photo';
import { changeRecord } from './support/records';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

jest.setTimeout(60_000);

const MANAGER = { id: 'employee-03', name: 'Marek Wolny' };

let app: TestApp;
let page: Page;
let files: WorkOrderFiles;
let manager: WorkOrderFiles;
let orderUrl: string;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  const windows = new Windows(app);
  page = await windows.of('office');
  files = new WorkOrderFiles(page);
  await new WorkOrderFormPage(page, app.url).create('Mend the valve');
  orderUrl = page.url();
  orderId = orderUrl.split('/').at(-1) ?? '';
  const lead = { leadId: MANAGER.id, leadName: MANAGER.name };
  await changeRecord(app.backend, `workOrders/${orderId}`, {
    ...lead,
    status: 'inProgress',
    statusGroup: 'active',
    requireSignature: true,
  });
  manager = new WorkOrderFiles(await windows.of('manager'));
  await manager.page.goto(orderUrl);
});

afterAll(() => app?.close());

const stored = () => storedWhere(app.backend, 'attachments', 'entity.id', orderId);

it('a photo is made smaller, stored, and seen by a colleague as it is', async () => {
  await files.choose('Add photos', [photo('Valve.png'), photo('Floor.png', 900, 1200)]);
  await manager.photo('Valve.jpg').waitFor();
  await manager.photo('Floor.jpg').click();
  await manager.viewer.getByRole('img', { name: 'Floor.jpg' }).waitFor();
  const [{ width, height, mime } = {}] = (await stored()).filter(({ name }) => name === 'Valve.jpg');
  expect({ width, height, mime }).toEqual({ width: 1600, height: 1067, mime: 'image/jpeg' });

  await manager.page.keyboard.press('ArrowLeft');
  const large = manager.viewer.getByRole('img', { name: 'Valve.jpg' });
  await large.waitFor();
  await manager.page.waitForFunction(() => document.querySelector('[role=dialog] img[src^="blob:"]'));
  expect(await large.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
    1600,
  );
  expect(await accessibilityProblems(manager.page)).toEqual([]);
  await manager.page.keyboard.press('Escape');
});

it('photos from before and after stand beside each other', async () => {
  await files.photo('Valve.jpg').click();
  await files.edit('Valve.jpg', async (viewer) => {
    await viewer.getByLabel('What it shows').fill('Leaking valve');
    await viewer.getByRole('radio', { name: 'Before' }).check();
  });
  await page.keyboard.press('ArrowRight');
  await files.edit('Floor.jpg', async (viewer) => {
    await viewer.getByRole('radio', { name: 'After' }).check();
    await viewer.getByLabel('Beside').selectOption({ label: 'Leaking valve' });
    expect(await accessibilityProblems(page)).toEqual([]);
  });
  await page.getByRole('dialog', { name: 'Before and after' }).waitFor();
  await page.keyboard.press('Escape');
  await files.viewer.waitFor({ state: 'detached' });
  await manager.photo('Before: Leaking valve').waitFor();
});

it('a file that is too large is refused beside the field, one that fits is handed out', async () => {
  await files.choose('Add file', [plainFile('Plan.pdf', 150_000), plainFile('Film.pdf', 1_500_000)]);
  await files.panel.getByText('“Film.pdf” has 1.5 MB; a file may have at most 700 KB.').waitFor();
  const download = files.page.waitForEvent('download');
  await files.panel.getByRole('button', { name: 'Download Plan.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Plan.pdf');
  expect(await accessibilityProblems(page)).toEqual([]);
  await files.panel.getByRole('button', { name: 'Remove Film.pdf' }).click();
});

it('what could not be stored is kept, also over a reload, and stored once', async () => {
  const allowWrites = await refuseWrites(page);
  await files.choose('Add photos', photo('Later.png', 400, 300));
  await files.panel.getByText('It is kept in this browser.').waitFor();
  await page.reload();
  await files.panel.getByText('It is kept in this browser.').waitFor();
  await allowWrites();
  await files.panel.getByRole('button', { name: 'Try Later.jpg again' }).click();
  await manager.photo('Later.jpg').waitFor();
  expect((await stored()).filter(({ name }) => name === 'Later.jpg')).toHaveLength(1);
});

it('a deleted photo comes back from the bar at the bottom', async () => {
  await files.photo('Later.jpg').click();
  await files.viewer.getByRole('button', { name: 'Delete Later.jpg' }).click();
  await page.keyboard.press('Escape');
  await manager.photo('Later.jpg').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await manager.photo('Later.jpg').waitFor();
});
