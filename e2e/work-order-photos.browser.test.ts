import type { Page } from 'playwright-core';
import { RecordFiles } from './page-models/record-files';
import { WorkOrderFormPage } from './page-models/work-order-form-page';
import { WorkOrderPage } from './page-models/work-order-page';
import { accessibilityProblems, DIALOG } from './support/axe';
import { goTo } from './support/go-to';
import { photo, plainFile } from './support/photo';
import { changeRecord } from './support/records';
import { refuseWrites } from './support/refuse-writes';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';
import { Windows } from './support/windows';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

const MANAGER = { id: 'employee-03', name: 'Marek Wolny' };

let app: TestApp;
let page: Page;
let files: RecordFiles;
let manager: RecordFiles;
let orderUrl: string;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp({ seed: true });
  const windows = new Windows(app);
  page = await windows.of('office');
  files = new RecordFiles(page);
  await new WorkOrderFormPage(page).create('Mend the valve');
  orderUrl = page.url();
  orderId = orderUrl.split('/').at(-1) ?? '';
  const lead = { leadId: MANAGER.id, leadName: MANAGER.name };
  await changeRecord(app.backend, `workOrders/${orderId}`, {
    ...lead,
    status: 'inProgress',
    statusGroup: 'active',
    requireSignature: true,
    checklist: { plate: { kind: 'photo', label: 'Type plate', order: 0, required: true } },
  });
  manager = new RecordFiles(await windows.of('manager'));
  await goTo(manager.page, orderUrl);
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
  expect(await accessibilityProblems(manager.page, DIALOG)).toEqual([]);
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
    // The one photo from before needs no choosing.
    await viewer.getByLabel('Beside').waitFor();
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
  });
  await page.getByRole('dialog', { name: 'Before and after' }).waitFor();
  await page.keyboard.press('Escape');
  await files.viewer.waitFor({ state: 'detached' });
  await manager.photo('Before: Leaking valve').waitFor();
});

it('what is dropped is taken, but for a PDF of 2 MB, which is refused with its reason; one that fits is handed out', async () => {
  await files.drop(plainFile('Plan.pdf', 150_000), plainFile('Film.pdf', 2 * 1024 * 1024));
  await files.panel.getByText('“Film.pdf” has 2.0 MB; a file may have at most 700 KB.').waitFor();
  const download = files.page.waitForEvent('download');
  await files.panel.getByRole('button', { name: 'Download Plan.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Plan.pdf');
  expect(await accessibilityProblems(page)).toEqual([]);
  await files.panel.getByRole('button', { name: 'Remove Film.pdf' }).click();
});

it('a pasted picture is stored and seen by a colleague', async () => {
  await files.paste(photo('Screen.png', 500, 400));
  await manager.photo('Screen.jpg').waitFor();
  expect(await stored()).toContainEqual(expect.objectContaining({ name: 'Screen.jpg', kind: 'photo' }));
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

it('a checklist item that asks for a photo is filled by one, and open again without it', async () => {
  const { checklist } = new WorkOrderPage(manager.page);
  await checklist.getByText('1 required item is open.').waitFor();
  await checklist
    .locator('input[aria-label="Add photo to Type plate"]')
    .setInputFiles(photo('Plate.png', 400, 300));
  await checklist.getByText('1 of 1 filled in').waitFor();
  const [plate] = (await stored()).filter(({ name }) => name === 'Plate.jpg');
  expect(await storedAt(app.backend, `workOrders/${orderId}`)).toMatchObject({
    checklist: { plate: { value: plate?.id, by: { name: MANAGER.name } } },
  });
  await files.photo('Plate.jpg').click();
  await files.viewer.getByRole('button', { name: 'Delete Plate.jpg' }).click();
  await checklist.getByText('0 of 1 filled in').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await checklist.getByText('1 of 1 filled in').waitFor();
});

it('a colleague who is named in a comment hears of it, finds it behind the bell, and has then seen it', async () => {
  const { page: theirs } = manager;
  const bell = theirs.getByRole('link', { name: /^Notifications/ });
  const before = (await bell.getAttribute('aria-label')) ?? '';
  const { comments } = new WorkOrderPage(page);
  await comments.getByLabel('New comment').pressSequentially('Look at this, @Mare');
  await comments.getByRole('option', { name: /Marek Wolny/ }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await comments
    .locator('input[aria-label="Add photo to the comment"]')
    .setInputFiles(photo('Crack.png', 500, 400));
  await comments.getByRole('button', { name: 'Open Crack.jpg' }).waitFor();
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await comments.getByRole('listitem').getByText('@Marek Wolny').waitFor();

  await goTo(theirs, '/tasks');
  await theirs.getByRole('link', { name: /unread/ }).click();
  const mentions = theirs.getByRole('region', { name: /^Mentions/ });
  await mentions.getByText('Look at this, @Marek Wolny').waitFor();
  expect(await accessibilityProblems(theirs)).toEqual([]);
  await mentions
    .getByRole('link', { name: /Mend the valve/ })
    .first()
    .click();
  await theirs.getByRole('listitem').locator('mark', { hasText: '@Marek Wolny' }).waitFor();
  await theirs
    .getByRole('region', { name: 'Comments' })
    .getByRole('button', { name: 'Open Crack.jpg' })
    .waitFor();
  await theirs.getByRole('link', { name: before, exact: true }).waitFor();
});

it('tells of a mention at once while the app is open', async () => {
  const { comments } = new WorkOrderPage(page);
  await comments.getByLabel('New comment').pressSequentially('And @Mare');
  await comments.getByRole('option', { name: /Marek Wolny/ }).click();
  // The bell listens once the page has settled.
  const listening = manager.page.waitForRequest(
    (request) => request.url().includes('/Listen/') && (request.postData() ?? '').includes('mentions'),
  );
  await manager.page.goto(`${app.url}/tasks`);
  await manager.page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
  await listening;
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await manager.page.getByText(/^Olga Brandt mentioned you on WO-.* Mend the valve$/).waitFor();
  await goTo(manager.page, orderUrl);
});

/** Draws two lines on the sheet. */
async function sign(on: Page) {
  const sheet = on.getByRole('img', { name: 'Nothing drawn yet' });
  await sheet.waitFor();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The sheet is not drawn.');
  for (const from of [0.1, 0.4]) {
    await on.mouse.move(box.x + box.width * from, box.y + box.height * 0.3);
    await on.mouse.down();
    for (let step = 1; step <= 8; step += 1)
      await on.mouse.move(
        box.x + box.width * (from + step * 0.04),
        box.y + box.height * (step % 2 ? 0.7 : 0.3),
      );
    await on.mouse.up();
  }
}

it('the customer signs, and the order is completed without asking again', async () => {
  const { page: theirs } = manager;
  const panel = theirs.getByRole('region', { name: 'Signature' });
  await panel.getByText('The customer has to sign before the order is completed.').waitFor();
  await panel.getByRole('button', { name: 'Take signature' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Take signature' });
  await dialog.getByRole('button', { name: 'Save signature' }).click();
  await dialog.getByText('Enter who signs.').waitFor();
  await dialog.getByLabel('Signed for the customer by').fill('Rosa Klein');
  await sign(theirs);
  await dialog.getByRole('button', { name: 'Undo line' }).click();
  await dialog.getByRole('button', { name: 'Redo line' }).click();
  await dialog.getByRole('img', { name: 'Signature drawn' }).waitFor();
  expect(await accessibilityProblems(theirs, DIALOG)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save signature' }).click();
  await page.getByRole('img', { name: 'Signature of Rosa Klein' }).waitFor();
  const [drawn] = (await stored()).filter(({ kind }) => kind === 'signature');
  expect(await storedAt(app.backend, `workOrders/${orderId}`)).toMatchObject({
    signature: { name: 'Rosa Klein', attachmentId: drawn?.id },
  });

  const order = new WorkOrderPage(theirs);
  await order.transition('Complete');
  await order.dialog.getByLabel('What was done?').fill('New valve.');
  await expect(order.dialog.getByLabel('Signed for the customer by')).toHaveCount(0);
  await order.confirm('Complete');
  await order.is('completed');
});
