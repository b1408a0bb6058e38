import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { OfferPage } from './page-models/offer-page';
import { chooseByKeyboard } from './support/choose-by-keyboard';
import { openDemo } from './support/demo';
import { DemoOffers, LONG_OFFER } from './support/demo-offers';
import { goTo } from './support/go-to';
import { own } from './support/own';
import { processorTime } from './support/processor-time';
import { changeRecord } from './support/records';
import { refuseWrites } from './support/refuse-writes';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let page: Page;
let offer: OfferPage;
let form: FormPage;
let demo: DemoOffers;
/** A draft of a few lines. */
let small: string;

beforeAll(async () => {
  ({ app, windows, page } = await openDemo());
  offer = new OfferPage(page);
  form = new FormPage(page);
  demo = new DemoOffers(app, page);
  small = await demo.small();
});

afterAll(() => app?.close());

const open = (path: string) => goTo(page, path);
const address = () => page.url().slice(app.url.length);
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();

/** Drafts of the demo that no other test counts on. */
const isSpare = (id: unknown) => String(id).startsWith('offer-') && id !== LONG_OFFER && id !== small;

describe('the offers so far', () => {
  it('stand alone until one is begun; replaced versions are hidden and said to be', async () => {
    await open('/create-offer');
    await says('45 of 51 offers');
    await expect(form.field('Title')).toHaveCount(0);
    await page.getByRole('link', { name: 'New offer' }).click();
    await offer.opened('New offer');
    await says('45 of 51 offers');
    await says('6 replaced versions are hidden.');
    await page.getByRole('link', { name: 'Show', exact: true }).click();
    await says('6 of 51 offers');
    await expect.poll(address).toBe('/create-offer?new=1&status=superseded');
  });

  it('are found by number and customer, and the search stays in the address', async () => {
    const [wanted] = await demo.with('declined');
    await open('/create-offer');
    await page.getByRole('searchbox').fill(String(wanted?.number));
    await says('1 of 51 offers');
    await offer.offer(String(wanted?.title)).waitFor();
    await page.reload();
    await says('1 of 51 offers');
    await expect.poll(address).toContain('q=');
  });

  it('are sorted by what they come to', async () => {
    await open('/create-offer?sort=gross.desc');
    await says('45 of 51 offers');
    expect(await offer.offers.first().textContent()).toContain('Cleaning of all sites');
  });

  it('stay as they are when one is opened', async () => {
    await open('/create-offer?status=sent');
    await says('12 of 51 offers');
    await offer.offers.first().click();
    await page.waitForURL(/status=sent.*id=/);
    await says('12 of 51 offers');
    await expect(offer.offers.first()).toHaveAttribute('aria-current', 'true');
  });

  it('say that a sent one has expired once its last day is over', async () => {
    const [sent] = await demo.with('sent');
    await changeRecord(app.backend, `offers/${String(sent?.id)}`, { validUntil: '2020-01-31' });
    await open('/create-offer?status=lapsed');
    await says('1 of 51 offers');
    await says('Expired 31 Jan 2020');
  });
});

describe('the editor', () => {
  it('writes an offer by keyboard alone, with totals that follow', async () => {
    await open('/create-offer?new=1');
    await form.field('Title').focus();
    await page.keyboard.type('Deep clean of the canteen');
    await chooseByKeyboard(page, 'Customer', 'Amts', /Amtsgericht/);
    await offer.button('Add line').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Floor, two coats');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2.5');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('100');
    await offer.total('Total with tax', '€297.50');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Kitchen hood');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('80,40');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('7');
    await offer.total('Tax 7%', '€5.63');
    await offer.total('Net', '€330.40');
    expect(await offer.names()).toEqual(['Floor, two coats', 'Kitchen hood']);
    await offer.button('Create offer').focus();
    await page.keyboard.press('Enter');
    await says('was created as a draft.');
    await page.waitForURL(/id=/);

    const [made] = await storedWhere(app.backend, 'offers', 'title', 'Deep clean of the canteen');
    expect(made).toMatchObject({
      status: 'draft',
      version: 1,
      rev: 1,
      netMinor: 33_040,
      grossMinor: 38_353,
      taxByRate: {
        '1900': { baseMinor: 25_000, taxMinor: 4750 },
        '700': { baseMinor: 8040, taxMinor: 563 },
      },
      number: expect.stringMatching(/^OF-\d{4}-\d{4}$/),
      createdBy: { name: 'Olga Brandt' },
    });
  });

  it('adds up in every column, whatever the discount', async () => {
    await open(`/create-offer?id=${LONG_OFFER}`);
    await page.getByRole('radio', { name: 'Percent' }).check();
    await form.field('Discount in percent').fill('3.33');
    await offer.totals.getByText('Discount 3.33%').waitFor();
    const cents = (text = '') => Number(text.replace(/[^\d-]/g, ''));
    const rows = new Map(
      (await offer.figures()).map(([label = '', base, amount]) => [label, { base, amount }]),
    );
    const amount = (label: string) => cents(rows.get(label)?.amount);
    const base = (label: string) => cents(rows.get(label)?.base);
    expect(amount('Subtotal') + amount('Discount 3.33%')).toBe(amount('Net'));
    expect(amount('Discount 3.33%')).toBeLessThan(0);
    expect(base('Tax 19%') + base('Tax 7%')).toBe(amount('Net'));
    expect(amount('Tax 19%') + amount('Tax 7%')).toBe(amount('Tax in all'));
    expect(amount('Net') + amount('Tax in all')).toBe(amount('Total with tax'));
  });

  it('moves, duplicates and removes lines by keyboard, and brings removed ones back', async () => {
    await open(`/create-offer?id=${LONG_OFFER}`);
    await offer.line(60).waitFor();
    const [first, second, third] = await offer.names();
    await offer.cell(1, 'Name').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.waitForFunction(() => document.activeElement?.closest('fieldset')?.ariaLabel === 'Line 2');
    expect((await offer.names()).slice(0, 3)).toEqual([second, first, third]);
    await offer.button('Move line 2 up').press('Enter');
    expect((await offer.names()).slice(0, 3)).toEqual([first, second, third]);
    await offer.button('Duplicate line 1').press('Enter');
    await offer.line(61).waitFor();
    expect((await offer.names()).slice(0, 3)).toEqual([first, first, second]);
    await offer.button('Remove line 2').press('Enter');
    await offer.button('Remove line 2').press('Enter');
    await offer.line(60).waitFor({ state: 'detached' });
    expect((await offer.names()).slice(0, 2)).toEqual([first, third]);
    await offer.button('Undo').press('Enter');
    await offer.line(60).waitFor();
    expect((await offer.names()).slice(0, 3)).toEqual([first, second, third]);
  });

  it('is done with a key in an offer of 60 lines before the next frame', async () => {
    await open(`/create-offer?id=${LONG_OFFER}`);
    await offer.cell(30, 'Name').focus();
    const typed = 'quick typing with all totals on screen';
    const before = await processorTime(page);
    await page.keyboard.type(typed, { delay: 20 });
    await offer.total('Total with tax', /€/);
    const perKey = ((await processorTime(page)) - before) / typed.length;
    expect(perKey).toBeLessThan(33);
  });

  it('says beside each field what is wrong and goes to the first', async () => {
    await open('/create-offer?new=1');
    await offer.button('Add line').click();
    await offer.cell(1, 'Quantity').fill('many');
    await form.field('Title').focus();
    await offer
      .line(1)
      .getByText(/Enter a number/)
      .waitFor();
    await offer.button('Create offer').click();
    await form.summary.getByText('Title: Enter a title of at least 3 characters.').waitFor();
    await form.summary.getByText('Customer: Choose a customer.').waitFor();
    expect(await form.focused()).toBe('Title');
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    await open(`/create-offer?id=${small}`);
    await form.field('Title').fill('New lights, refused');
    const accept = await refuseWrites(page);
    await offer.button('Save changes').click();
    await says('You are not allowed to do this.');
    await expect(form.field('Title')).toHaveValue('New lights, refused');
    await accept();
  });

  it('lets the list be searched while something is typed, and asks before another offer is opened', async () => {
    await open(`/create-offer?id=${small}`);
    await form.field('Title').fill('Not saved yet');
    await page.getByRole('searchbox').fill('cleaning');
    await page.waitForURL(/q=cleaning/);
    await says(/^\d+ of 51 offers|^\d+ of 52 offers/);
    await expect(form.field('Title')).toHaveValue('Not saved yet');
    await offer.another.click();
    await offer.button('Stay here').click();
    await expect(form.field('Title')).toHaveValue('Not saved yet');
  });

  it('goes on from what it saved', async () => {
    await open(`/create-offer?id=${small}`);
    const [first, second] = [own('New lights, first change'), own('New lights, second change')];
    for (const title of [first, second]) {
      await form.field('Title').fill(title);
      await offer.button('Save changes').click();
      await says('All changes saved');
      await offer.offer(title).waitFor();
    }
    expect(await demo.stored(small)).toMatchObject({ title: second });
  });

  it('does not write into an offer that somebody sent meanwhile', async () => {
    const draft = await demo.open('draft', ({ id }) => isSpare(id));
    await form.field('Title').fill('Changed too late');
    await changeRecord(app.backend, `offers/${String(draft.id)}`, { status: 'sent', rev: 50 });
    await says('This offer is no longer a draft');
    await offer.button('Save changes').click();
    await says(/so it stays as it is/);
    expect(await demo.stored(draft.id)).toMatchObject({ title: draft.title, status: 'sent', rev: 50 });
  });
});

it('shows an offer of one window in the other without reload', async () => {
  const title = own('Seen at once');
  const other = await windows.of('admin');
  await goTo(other, '/create-offer');
  const seen = new OfferPage(other);
  await seen.offers.first().waitFor();
  await open('/create-offer?new=1');
  await form.field('Title').fill(title);
  await offer.chooseCustomer('Amts');
  await offer.button('Create offer').click();
  await seen.offer(title).waitFor();
});

it('shows a manager a draft without a way to change it', async () => {
  const manager = await windows.of('manager');
  await goTo(manager, `/create-offer?id=${small}`);
  await manager.getByText('Your role may look at offers, not change them.').waitFor();
  await expect(manager.getByRole('button', { name: /Save|Mark as|Add line/ })).toHaveCount(0);
  await expect(manager.getByRole('link', { name: 'New offer' })).toHaveCount(0);
});

it('shows on a small screen the list, and the offer that was chosen with a way back', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await open('/create-offer');
    await offer.offers.first().waitFor();
    await expect(form.field('Title')).toHaveCount(0);
    await offer.offers.first().click();
    await page.getByRole('link', { name: 'All offers' }).waitFor();
    await expect(offer.offers.first()).toBeHidden();
    await page.getByRole('link', { name: 'All offers' }).click();
    await offer.offers.first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(overflow).toBe(false);
  } finally {
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
