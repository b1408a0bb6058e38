import type { Offer } from '@fm/domain/offer';
import { sampleOffer } from '../functions/documents/testing/sample-offer';
import { openPdfBackend } from './pdf-checks';

/* The document of an offer, as production gives it: the built function, over HTTP. */

const { ask, refusalOf, refuseOthers, store } = openPdfBackend('offerPdf');

const storeOffer = (id: string, over: object = {}) =>
  store(`offers/${id}`, { ...sampleOffer({ version: 2 }), trashed: false, ...over });

beforeAll(async () => {
  await store('customers/c1', {
    name: 'Klinikum Altona gGmbH',
    number: 'CU-2026-0012',
    language: 'de-AT',
    billing: { line1: 'Paul-Ehrlich-Straße 1', postcode: '22763', city: 'Hamburg', country: 'DE' },
  });
  await store('settings/company', { name: 'Nordhaus GmbH', iban: 'DE89370400440532013000', footer: 7 });
  await storeOffer('o1');
});

describe('the document of an offer', () => {
  it('goes to the office, in the language of the customer, under the letterhead of the settings', async () => {
    const { name, text } = await ask({ id: 'o1' });
    expect(name).toBe('OF-2026-0007-2.pdf');
    for (const part of [
      'Angebot OF-2026-0007, Version 2',
      'Klinikum Altona gGmbH',
      'Paul-Ehrlich-Straße 1',
      'Nordhaus GmbH',
      'IBAN DE89 3704 0044 0532 0130 00',
    ])
      expect(text).toContain(part);
  });

  it('is in the language of the offer where it has one', async () => {
    await storeOffer('english', { language: 'en' });
    expect((await ask({ id: 'english' })).text).toContain('Total amount');
  });

  it('says who accepted it', async () => {
    const answer: Partial<Offer> = {
      status: 'accepted',
      decidedByName: 'Änne Kühn',
      decidedOn: '2026-12-01',
    };
    await storeOffer('accepted', answer);
    const { text } = await ask({ id: 'accepted' });
    expect(text).toContain('Angenommen von Änne Kühn am 1. Dezember 2026.');
  });

  it('does not need the customer to be there still', async () => {
    await storeOffer('alone', { customerRef: { id: 'gone', name: 'Werft Nord' } });
    expect((await ask({ id: 'alone' })).text).toContain('Werft Nord');
  });

  describe('is refused', () => {
    refuseOthers('o1');

    it.each([
      ['in the trash', { trashed: true }],
      ['without a sound mark of the trash', { trashed: 'no' }],
      ['with a line that is damaged', { lines: { a: { name: 'Windows', unitMinor: 'many' } } }],
      ['with lines that are none', { lines: 'Windows' }],
      ['in a currency that is none', { currency: 'euro' }],
      ['with a day that is none', { issueDate: '20.11.2026' }],
    ])('for an offer %s', async (_, over) => {
      await storeOffer('odd', over);
      expect(await refusalOf({ id: 'odd' })).toBe('FAILED_PRECONDITION');
    });
  });
});
