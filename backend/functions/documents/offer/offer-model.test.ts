import { LINE_KINDS, type Offer, type OfferLine } from '@fm/domain/offer';
import { offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import fc from 'fast-check';
import { linesById, sampleInput, sampleLine } from '../testing/sample-offer';
import { offerModel } from './offer-model';

const someLine: fc.Arbitrary<OfferLine> = fc
  .record({
    group: fc.constantFrom(undefined, 'Reinigung', 'Grünpflege', ' '),
    option: fc.constantFrom(undefined, undefined, 'Basis', 'Komfort'),
    optional: fc.boolean(),
    selected: fc.boolean(),
    kind: fc.constantFrom(...LINE_KINDS),
    qtyMilli: fc.nat(100_000_000),
    unitMinor: fc.nat(100_000_000),
    discountBp: fc.constantFrom(0, 0, 333, 10_000),
    taxBp: fc.constantFrom(1900, 700, 0),
  })
  .map((over) => sampleLine(0, over));

const someOffer: fc.Arbitrary<Partial<Offer>> = fc
  .record({
    lines: fc.array(someLine, { maxLength: 12 }),
    taxMode: fc.constantFrom<Offer['taxMode'][]>('exclusive', 'inclusive'),
    discount: fc.oneof(
      fc.constant<Offer['discount']>({ kind: 'none' }),
      fc.nat(10_000).map((bp): Offer['discount'] => ({ kind: 'share', bp })),
      fc.nat(10_000_000).map((amountMinor): Offer['discount'] => ({ kind: 'amount', amountMinor })),
    ),
    isAccepted: fc.boolean(),
    taken: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ lines, taxMode, discount, isAccepted, taken }) => {
    const ordered = linesById(lines.map((line, order) => ({ ...line, order })));
    const ids = Object.keys(ordered).filter((id) => ordered[id]?.optional);
    return {
      lines: ordered,
      taxMode,
      discount,
      ...(isAccepted && {
        status: 'accepted',
        acceptedOption: optionsOf({ lines: ordered })[0],
        optionalTaken: Object.fromEntries(ids.map((id, index) => [id, taken[index] ?? false])),
      }),
    };
  });

/** The minor units of an amount as it is printed, in German or in English. */
const minorOf = (text: string): number => Number(text.replace(/[^\d-]/g, ''));
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('the figures on the document of an offer', () => {
  it('are those of the offer, and add up as they are printed', () => {
    fc.assert(
      fc.property(someOffer, fc.constantFrom('de' as const, 'en' as const), (over, language) => {
        const input = sampleInput(over, { language });
        const model = offerModel(input);
        const totals = offerTotals(input.offer);
        const printed = model.groups.flatMap(({ lines }) =>
          lines.flatMap(({ figures }) => (figures?.isCounted ? minorOf(figures.amount) : [])),
        );
        expect(sum(printed)).toBe(totals.subtotalMinor);
        for (const { lines, total } of model.groups) {
          const counted = sum(lines.map(({ countedMinor }) => countedMinor));
          if (total) expect(minorOf(total.amount)).toBe(counted);
        }
        expect(sum(model.groups.flatMap(({ lines }) => lines.map((line) => line.countedMinor)))).toBe(
          totals.subtotalMinor,
        );
        const [own] = model.sums;
        const rows = own?.rows.map(({ amount }) => minorOf(amount)) ?? [];
        const isIncluded = input.offer.taxMode === 'inclusive';
        const taxes = sum(
          rows.slice(-1 - (isIncluded ? 1 : 0) - Object.keys(totals.taxByRate).length, isIncluded ? -2 : -1),
        );
        expect(rows[0]).toBe(totals.subtotalMinor);
        expect(rows.at(-1)).toBe(totals.grossMinor);
        expect(taxes).toBe(totals.taxMinor);
        expect(minorOf(own?.rows.find(({ weight }) => weight === 'strong')?.amount ?? '')).toBe(
          totals.netMinor,
        );
        if (totals.discountMinor > 0) expect(rows[1]).toBe(-totals.discountMinor);
        // The bases of the taxes are the net.
        const bases = own?.rows.flatMap(({ base }) => (base === undefined ? [] : minorOf(base))) ?? [];
        expect(sum(bases)).toBe(totals.netMinor);
      }),
    );
  });

  it('hold nothing that only the company may know', () => {
    const model = offerModel(sampleInput({ lines: linesById([sampleLine(0, { costMinor: 77_777 })]) }));
    const { totals: _, formats: __, texts: ___, ...printed } = model;
    expect(JSON.stringify(printed)).not.toMatch(/777|cost|margin/i);
  });
});

describe('the document of an offer', () => {
  const optional = { optional: true, name: 'Fensterläden' };

  it('tells options apart, and what is in the sums', () => {
    const lines = linesById([
      sampleLine(0),
      sampleLine(1, { option: 'Basis' }),
      sampleLine(2, { option: 'Komfort' }),
      sampleLine(3, { ...optional, selected: false }),
      sampleLine(4, optional),
    ]);
    const model = offerModel(sampleInput({ lines }));
    expect(model.groups.flatMap((group) => group.lines.map(({ conditions }) => conditions))).toEqual([
      undefined,
      'Variante „Basis“, in der Summe enthalten',
      'Variante „Komfort“, nicht in der Summe enthalten',
      'Bedarfsposition, nicht in der Summe enthalten',
      'Bedarfsposition, in der Summe enthalten',
    ]);
    expect(model.notes).toEqual([
      'Bitte wählen Sie eine Variante. Die Summen gelten für die Variante „Basis“; was jede Variante kostet, steht am Ende.',
      'Beträge in Klammern sind nicht in den Summen enthalten.',
    ]);
    expect(model.sums[1]?.rows.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Variante „Basis“, netto /),
      expect.stringMatching(/^Variante „Komfort“, netto /),
    ]);
    expect(model.ending).toMatchObject({
      kind: 'open',
      fields: ['Gewählte Variante', 'Ort, Datum', 'Unterschrift'],
    });
  });

  it('says what was accepted, by whom and when', () => {
    const lines = linesById([
      sampleLine(0, { option: 'A' }),
      sampleLine(1, { option: 'B' }),
      sampleLine(2, optional),
    ]);
    const answer = { status: 'accepted', acceptedOption: 'B', optionalTaken: { l002: false } } as const;
    const acceptance = { name: 'Änne Kühn', day: '2026-12-01' };
    const model = offerModel(sampleInput({ lines, ...answer }, { language: 'en', acceptance }));
    expect(model.groups[0]?.lines.map(({ conditions }) => conditions)).toEqual([
      'Option “A”, not included in the total',
      'Option “B”, included in the total',
      'Optional item, not ordered',
    ]);
    expect(model.sums).toHaveLength(1);
    expect(model.ending).toMatchObject({
      kind: 'accepted',
      sentences: ['Accepted by Änne Kühn on 1 December 2026.', 'Option ordered: “B”.'],
    });
  });

  it('puts the lines of a group together and counts the priced ones', () => {
    const model = offerModel(
      sampleInput({
        lines: linesById([
          sampleLine(0, { group: 'Innen' }),
          sampleLine(1, { group: 'Außen' }),
          sampleLine(2, { kind: 'text', group: 'Innen', name: 'Nur werktags' }),
          sampleLine(3, { group: 'Innen' }),
          sampleLine(4),
        ]),
      }),
    );
    expect(
      model.groups.map(({ heading, lines }) => [heading, lines.map(({ position }) => position)]),
    ).toEqual([
      // Below a heading they would look like its own.
      [undefined, ['1']],
      ['Innen', ['2', '', '3']],
      ['Außen', ['4']],
    ]);
  });

  it.each(['draft', 'superseded', 'withdrawn', 'expired', 'declined'] as const)(
    'says that it is %s',
    (status) => {
      expect(offerModel(sampleInput({ status })).notes).toHaveLength(1);
      expect(offerModel(sampleInput({ status }, { language: 'en' })).notes).toHaveLength(1);
    },
  );
});

describe('lines that recur', () => {
  it.each([
    ['de', 'je Termin, alle 3 Monate', 'Dieser Betrag fällt bei jedem Termin an.'],
    ['en', 'per visit, every 3 months', 'That amount is due for each visit.'],
  ] as const)('say in the language of the offer (%s) what their price is for', (language, word, sentence) => {
    const modelOf = (over: Partial<OfferLine>) =>
      offerModel(sampleInput({ lines: linesById([sampleLine(0, over)]) }, { language }));
    const model = modelOf({ recurs: '3m' });
    expect(model.groups[0]?.lines[0]?.conditions).toBe(word);
    expect(model.notes.join(' ')).toContain(sentence);
    const once = modelOf({});
    expect(once.groups[0]?.lines[0]?.conditions).toBeUndefined();
    expect(once.notes.join(' ')).not.toContain(sentence);
  });
});
