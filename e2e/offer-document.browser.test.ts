import { readFile } from 'node:fs/promises';
import { formatMoney } from '@fm/domain/money';
import { textOf } from '../backend/functions/documents/testing/read-pdf';
import { OfferPage } from './page-models/offer-page';
import { openDemo } from './support/demo';
import { DemoOffers } from './support/demo-offers';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';
import type { Windows } from './support/windows';

let app: TestApp;
let windows: Windows;
let demo: DemoOffers;
let offer: OfferPage;

beforeAll(async () => {
  const { page, ...rest } = await openDemo();
  ({ app, windows } = rest);
  offer = new OfferPage(page);
  demo = new DemoOffers(app, page);
});

afterAll(() => app?.close());

describe('the PDF of an offer', () => {
  it('is saved from its page, with its number and the total that the page shows', async () => {
    const sent = await demo.open('sent', ({ acceptedOption }) => acceptedOption === undefined);
    const [file] = await Promise.all([offer.page.waitForEvent('download'), offer.button('PDF').click()]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${String(sent.number)}(-\\d+)?\\.pdf$`));
    const text = await textOf(await readFile(await file.path()));
    expect(text).toContain(String(sent.number));
    const total = Number(sent.grossMinor);
    const locale = text.includes('Gesamtbetrag') ? 'de-DE' : 'en-GB';
    expect(text).toContain(formatMoney(total, String(sent.currency), locale));
    await offer.total('Total with tax', formatMoney(total, String(sent.currency), 'en-GB'));
    await offer.button('PDF').waitFor();
  });

  it('is not there for those who see no prices', async () => {
    const manager = await windows.of('manager');
    const theirs = new DemoOffers(app, manager);
    await theirs.open('sent');
    await expect(new OfferPage(manager).button('PDF')).toHaveCount(0);
  });
});
