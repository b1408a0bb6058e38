import { invoiceTotals, type Position } from '@fm/domain/invoice';
import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import fc from 'fast-check';
import { DRAFT, positionsById, sampleInvoiceInput, samplePosition } from '../testing/sample-invoice';
import { invoiceModel } from './invoice-model';

const somePosition: fc.Arbitrary<Position> = fc
  .record({
    qtyMilli: fc.nat(100_000_000),
    unitMinor: fc.nat(100_000_000),
    discountBp: fc.constantFrom(0, 0, 333, 10_000),
    taxBp: fc.constantFrom(1900, 700, 0),
  })
  .map((over) => samplePosition(0, over));

/** The minor units of an amount as it is printed, in German or in English. */
const minorOf = (text: string): number => Number(text.replace(/[^\d-]/g, ''));
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const factsOf = (...args: Parameters<typeof sampleInvoiceInput>) =>
  Object.fromEntries(
    invoiceModel(sampleInvoiceInput(...args)).letter.facts.map(({ term, value }) => [term, value]),
  );

it('prints the figures of the invoice, and they add up as they are printed', () => {
  fc.assert(
    fc.property(
      fc.array(somePosition, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('de' as const, 'en' as const),
      fc.constantFrom('invoice' as const, 'credit' as const),
      (some, language, sort) => {
        const positions = positionsById(some);
        const totals = invoiceTotals(positions);
        const model = invoiceModel(sampleInvoiceInput({ positions, language, sort }));
        const lines = model.groups.flatMap((group) => group.lines);
        const amounts = lines.map(({ figures }) => minorOf(figures?.amount ?? ''));
        expect(amounts).toEqual(some.map(lineNetMinor));
        expect(lines.map(({ countedMinor }) => countedMinor)).toEqual(amounts);
        expect(lines.map(({ figures }) => minorOf(figures?.unitPrice ?? ''))).toEqual(
          some.map(({ unitMinor }) => unitMinor),
        );
        const rows = model.sums[0]?.rows ?? [];
        expect(minorOf(rows[0]?.amount ?? '')).toBe(totals.netMinor);
        expect(sum(amounts)).toBe(totals.netMinor);
        expect(sum(rows.slice(1, -1).map(({ amount }) => minorOf(amount)))).toBe(totals.taxMinor);
        expect(sum(rows.slice(1, -1).map(({ base }) => minorOf(base ?? '')))).toBe(totals.netMinor);
        expect(minorOf(rows.at(-1)?.amount ?? '')).toBe(totals.grossMinor);
      },
    ),
  );
});

describe('the facts of an invoice', () => {
  it('are what § 14 UStG asks for beside the amounts', () => {
    const model = invoiceModel(sampleInvoiceInput());
    expect(factsOf()).toMatchObject({
      Nummer: 'IN-2026-0007',
      Datum: '20. November 2026',
      Leistungszeitraum: '10.–12. November 2026',
      'Zahlbar bis': '4. Dezember 2026',
      'Ihr Zeichen': '04011000-12345-34',
      Ansprechpartner: 'Olga Brandt',
    });
    expect(model.letter.recipient).toEqual([
      'Klinikum Altona gGmbH',
      'Paul-Ehrlich-Straße 1',
      '22763 Hamburg',
    ]);
    expect(model.letter.foot.flat()).toEqual(
      expect.arrayContaining([
        'Nordhaus Facility Services GmbH',
        'Kastanienallee 12',
        '10435 Berlin',
        'Tel. +49 30 7654321',
        'rechnung@nordhaus.example',
        'USt-IdNr. DE123456789',
      ]),
    );
    expect(model.notes).toEqual(['Zum Auftrag WO-2026-0001 Filterwechsel']);
  });

  it('name one day of service where the work was done on one', () => {
    const facts = factsOf({ periodFrom: '2026-11-12', language: 'en' });
    expect(facts).toMatchObject({ 'Day of service': '12 November 2026' });
    expect(facts).not.toHaveProperty('Period of service');
  });

  it('say who sent it when it was approved, whatever the settings say since', () => {
    const company = { name: 'Südhaus', iban: 'DE02120300000000202051', bankName: 'Südbank', footer: 'New' };
    const { letter, closing } = invoiceModel(sampleInvoiceInput({}, { company }));
    expect(letter.company).toBe('Nordhaus Facility Services GmbH');
    expect(closing[1]).toBe('Konto: IBAN DE89 3704 0044 0532 0130 00. Verwendungszweck: IN-2026-0007.');
    expect(letter.foot.flat()).toContain('New');
    expect(letter.foot.flat()).not.toContain('Südbank');
  });
});

describe('an invoice', () => {
  it('says how much is to be paid, until when and where to', () => {
    const { closing } = invoiceModel(sampleInvoiceInput({ language: 'en' }));
    expect(closing).toEqual([
      'Please transfer €267.76 by 4 December 2026, without deduction.',
      'Account: IBAN DE89 3704 0044 0532 0130 00 at Spreebank Berlin. Reference: IN-2026-0007.',
    ]);
  });

  it('says why positions have no tax, where some have none', () => {
    const positions = positionsById([samplePosition(0, { taxBp: 0 })]);
    const first = (over: Parameters<typeof sampleInvoiceInput>[0]) =>
      invoiceModel(sampleInvoiceInput(over)).closing[0];
    expect(first({ positions, zeroTax: 'reverse' })).toBe('Steuerschuldnerschaft des Leistungsempfängers.');
    expect(first({ positions, zeroTax: 'exempt', zeroTaxReason: '§ 4 Nr. 12 UStG', language: 'en' })).toBe(
      'Positions at 0% are exempt from value added tax: § 4 Nr. 12 UStG',
    );
    expect(first({ positions })).toMatch(/^Bitte überweisen/);
    expect(first({ zeroTax: 'reverse' })).toMatch(/^Bitte überweisen/);
  });

  it('that is a draft has no number and no day, says so across, and goes by the settings', () => {
    const model = invoiceModel(sampleInvoiceInput(DRAFT));
    expect(model).toMatchObject({ subject: 'Rechnung', across: 'Entwurf' });
    expect(model.letter.company).toBe('Nordhaus Facility Services GmbH');
    expect(factsOf(DRAFT)).not.toHaveProperty('Nummer');
    expect(factsOf(DRAFT)).not.toHaveProperty('Datum');
    expect(model.closing).toEqual(['Zahlbar innerhalb von 14 Tagen nach Rechnungsdatum ohne Abzug.']);
    expect(invoiceModel(sampleInvoiceInput()).across).toBeUndefined();
  });

  it('that was taken back says so', () => {
    const { notes } = invoiceModel(sampleInvoiceInput({ status: 'cancelled', language: 'en' }));
    expect(notes).toContain('A credit note has taken this invoice back.');
  });
});

it('makes a credit note name the invoice that it takes back, and ask for nothing', () => {
  const credit = {
    sort: 'credit',
    creditsRef: { id: 'i0', name: 'IN-2026-0003 Filterwechsel' },
    orderRefs: [],
    orderIds: [],
  } as const;
  const model = invoiceModel(sampleInvoiceInput({ ...credit, orderRefs: [], orderIds: [] }));
  expect(model).toMatchObject({
    subject: 'Rechnungskorrektur IN-2026-0007',
    title: 'Zur Rechnung IN-2026-0003, die hiermit vollständig storniert wird',
    closing: ['Der Betrag wird mit offenen Forderungen verrechnet oder Ihnen erstattet.'],
  });
  expect(model.sums[0]?.rows.at(-1)?.label).toBe('Gutgeschriebener Betrag');
  expect(factsOf({ ...credit, orderRefs: [], orderIds: [] })).not.toHaveProperty('Zahlbar bis');
});
