import type { Page } from 'playwright-core';
import { OfferPage } from './page-models/offer-page';
import { accessibilityProblems } from './support/axe';
import { openDemo } from './support/demo';
import { DemoOffers, LONG_OFFER } from './support/demo-offers';
import { mailedOfferLink } from './support/sent-link';
import { storedAt, storedWhere } from './support/stored';
import { afterAll, beforeAll, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

const PATIENCE_MS = 20_000;
const PHONE = { viewport: { width: 390, height: 844 } };

let app: TestApp;
let page: Page;
let offer: OfferPage;
let demo: DemoOffers;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  offer = new OfferPage(page);
  demo = new DemoOffers(app, page);
});

afterAll(() => app?.close());

/** Mails an offer of the demo, a draft or once more one that is sent, and gives its id and the link. */
async function mailed(
  to: string,
  status: 'draft' | 'sent',
  fits: NonNullable<Parameters<DemoOffers['open']>[1]>,
) {
  const { id } = await demo.open(
    status,
    (one) => String(one.validUntil) > TODAY && Number(one.grossMinor) > 0 && fits(one),
  );
  await offer.button(status === 'draft' ? 'Send' : 'Send again').click();
  const dialog = offer.dialog(status === 'draft' ? 'Send the offer' : 'Send the offer again');
  if (status === 'draft') await dialog.getByRole('radio', { name: /^By mail/ }).check();
  expect(await accessibilityProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill(to);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return { id: String(id), link: await mailedOfferLink(app.backend, to) };
}

const TODAY = new Date().toISOString().slice(0, 10);
const hasOption = ({ lines }: Readonly<Record<string, unknown>>) =>
  Object.values(lines as Record<string, { option?: string }>).some(({ option }) => option !== undefined);

it('goes out by mail, and the customer accepts it on a phone without any script', async () => {
  const { id, link } = await mailed('rosa@answer.example', 'sent', hasOption);
  const phone = await app.newPage({ ...PHONE, javaScriptEnabled: false });
  await phone.goto(link);
  const name = phone.locator('.answer-form input[name="name"]');
  const accept = phone.locator('button[value="accept"]');
  await accept.click();
  await phone.locator('#option-error').waitFor();
  await phone.getByRole('radio', { name: /Comfort/ }).check();
  await phone.locator('button[value="recalculate"]').click();
  const total = (await phone.locator('.totals .all dd').textContent()) ?? '';
  await name.fill('Rosa Klein');
  await accept.click();
  await phone
    .locator('h1')
    .filter({ hasText: /accepted|angenommen/ })
    .waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await phone.content()).not.toContain(total);

  await page.getByText('Accepted offers can no longer be changed.').waitFor();
  await page.getByText('Rosa Klein').first().waitFor();
  await page.getByText(/Accepted through the link that was mailed to rosa@answer\.example/).waitFor();
  const stored = await demo.stored(id);
  expect(stored).toMatchObject({
    status: 'accepted',
    acceptedOption: 'Comfort',
    decidedByName: 'Rosa Klein',
  });
  expect(total.replace(/\D/g, '')).toBe(String(stored.grossMinor));
  // The signed document comes by itself.
  await page
    .getByText(/-signed\.pdf/)
    .first()
    .waitFor({ timeout: PATIENCE_MS });
  expect(await storedAt(app.backend, `attachments/signed-${id}`)).toMatchObject({ mime: 'application/pdf' });
});

it('is asked about and declined with a reason, and a link of before leads nowhere', async () => {
  const before = await mailed('udo@answer.example', 'sent', (one) => !hasOption(one));
  const { id, link } = await mailed('eva@answer.example', 'sent', (one) => one.id === before.id);
  const phone = await app.newPage(PHONE);
  expect((await phone.goto(before.link))?.status()).toBe(404);
  await phone.goto(link);
  expect(await accessibilityProblems(phone)).toEqual([]);
  const ask = phone.locator('details').first();
  await ask.locator('summary').click();
  await ask.locator('input[name="name"]').fill('Eva Lang');
  await ask.locator('textarea').fill('Could you begin in March?');
  await ask.locator('button').click();
  await phone.locator('.notice').waitFor();
  await page.getByText('Could you begin in March?').first().waitFor();

  const decline = phone.locator('details').last();
  await decline.locator('summary').click();
  await decline.locator('input[name="name"]').fill('Eva Lang');
  await decline.locator('input[value="price"]').check();
  await decline.locator('button').click();
  await phone
    .locator('h1')
    .filter({ hasText: /declined|abgelehnt/ })
    .waitFor();
  await page.getByText('The customer declined this offer').waitFor();
  expect(await demo.stored(id)).toMatchObject({
    status: 'declined',
    lostReason: 'price',
    decidedByName: 'Eva Lang',
  });
});

it('is signed by hand, with a total that follows what is chosen, and says so once it was withdrawn', async () => {
  const { link, id } = await mailed('ida@answer.example', 'draft', ({ id }) => id !== LONG_OFFER);
  const desk = await app.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await desk.goto(link);
  expect(await accessibilityProblems(desk)).toEqual([]);
  await desk.locator('button[value="accept"]').click();
  await desk.locator('#accept-name-error').waitFor();
  const name = desk.locator('.answer-form input[name="name"]');
  await name.fill('I');
  await expect(desk.locator('#accept-name-error')).toHaveCount(0);
  expect(await name.getAttribute('aria-invalid')).toBeNull();
  const sheet = desk.locator('canvas');
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is nothing to sign on.');
  await desk.mouse.move(box.x + 20, box.y + 60);
  await desk.mouse.down();
  await desk.mouse.move(box.x + 200, box.y + 90, { steps: 5 });
  await desk.mouse.up();
  await expect(desk.locator('input[name="signature"]')).toHaveValue(/^data:image\/png;base64,/);

  await offer.button('Withdraw').click();
  const dialog = offer.dialog('Withdraw offer');
  await dialog.getByLabel('Why is it withdrawn?').fill('The building was sold.');
  await dialog.getByRole('button', { name: 'Withdraw offer' }).click();
  await page.getByText('Withdrawn offers can no longer be changed.').waitFor();
  await name.fill('Ida Wolf');
  for (const radio of (await desk.locator('input[name="option"]').all()).slice(0, 1)) await radio.check();
  await desk.locator('button[value="accept"]').click();
  await desk
    .locator('h1')
    .filter({ hasText: /withdrawn|zurückgezogen/ })
    .waitFor();
  await expect(desk.locator('form')).toHaveCount(0);
  expect(await demo.stored(id)).toMatchObject({ status: 'withdrawn' });
  expect(await storedWhere(app.backend, 'attachments', 'entity.id', id)).not.toContainEqual(
    expect.objectContaining({ kind: 'signature' }),
  );
});
