import fc from 'fast-check';
import {
  lineMargin,
  lineNetMinor,
  offerTotals,
  optionsOf,
  type PricedLine,
  type PricedOffer,
  spread,
  subtotalOf,
} from './index';

const line = (over: Partial<PricedLine> = {}): PricedLine => ({
  kind: 'service',
  optional: false,
  selected: true,
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});

const offer = (over: Partial<PricedOffer> = {}): PricedOffer => ({
  taxMode: 'exclusive',
  discount: { kind: 'none' },
  lines: { a: line() },
  ...over,
});

const sum = (numbers: readonly number[]) => Number(numbers.reduce((all, number) => all + BigInt(number), 0n));

describe('a line', () => {
  it('is quantity times price less its discount, a half cent rounded up', () => {
    expect(lineNetMinor(line({ qtyMilli: 1500, unitMinor: 3333 }))).toBe(5000);
    expect(lineNetMinor(line({ qtyMilli: 500, unitMinor: 1 }))).toBe(1);
    expect(lineNetMinor(line({ qtyMilli: 3000, unitMinor: 999, discountBp: 1000 }))).toBe(2697);
    expect(lineNetMinor(line({ discountBp: 10_000 }))).toBe(0);
  });

  it('stays exact where a floating number would not', () => {
    expect(lineNetMinor(line({ qtyMilli: 999_999_999, unitMinor: 999_999_999 }))).toBe(999_999_998_000_000);
  });
});

describe('an offer', () => {
  it('adds tax once per rate on the sum of the rate, not line by line', () => {
    const lines = { a: line({ unitMinor: 5 }), b: line({ unitMinor: 5 }), c: line({ unitMinor: 5 }) };
    // Line by line 19 % of 5 cents is 1 cent each; on 15 cents it is 2.85, so 3.
    expect(offerTotals(offer({ lines }))).toMatchObject({ netMinor: 15, taxMinor: 3, grossMinor: 18 });
  });

  it('takes tax out of the sum per rate when prices include it', () => {
    const lines = { a: line({ qtyMilli: 2000, unitMinor: 37_900, taxBp: 2100 }) };
    const totals = offerTotals(offer({ taxMode: 'inclusive', lines }));
    expect(totals).toMatchObject({ grossMinor: 75_800, taxMinor: 13_155, netMinor: 62_645 });
    expect(totals.taxByRate).toEqual({ 2100: { baseMinor: 62_645, taxMinor: 13_155 } });
  });

  it('spreads its discount over the lines so that the parts add up', () => {
    const lines = { a: line({ unitMinor: 100 }), b: line({ unitMinor: 100 }), c: line({ unitMinor: 100 }) };
    const totals = offerTotals(offer({ lines, discount: { kind: 'amount', amountMinor: 100 } }));
    expect(Object.values(totals.lines).map(({ discountMinor }) => discountMinor)).toEqual([34, 33, 33]);
    expect(totals).toMatchObject({ subtotalMinor: 300, discountMinor: 100, netMinor: 200 });
  });

  it('costs nothing at a discount of 100 %, and never less', () => {
    expect(offerTotals(offer({ discount: { kind: 'share', bp: 10_000 } }))).toMatchObject({
      netMinor: 0,
      taxMinor: 0,
      grossMinor: 0,
    });
    expect(offerTotals(offer({ discount: { kind: 'amount', amountMinor: 99_999_999 } })).grossMinor).toBe(0);
  });

  it('leaves out texts and optional lines not chosen', () => {
    const lines = {
      a: line(),
      text: line({ kind: 'text' }),
      unchosen: line({ optional: true, selected: false }),
      chosen: line({ optional: true, selected: true, unitMinor: 1 }),
    };
    const totals = offerTotals(offer({ lines }));
    expect(Object.keys(totals.lines)).toEqual(['a', 'chosen']);
    expect(totals.netMinor).toBe(10_001);
  });

  it('counts optional lines as they were decided, whatever was selected', () => {
    const lines = {
      a: line(),
      taken: line({ optional: true, selected: false, unitMinor: 1 }),
      declined: line({ optional: true, selected: true }),
    };
    const decided = offer({ lines, optionalTaken: { taken: true, declined: false } });
    expect(Object.keys(offerTotals(decided).lines)).toEqual(['a', 'taken']);
  });

  it('counts one option at a time: the accepted, else the one asked for, else the first', () => {
    const lines = {
      base: line(),
      big: line({ option: 'B', unitMinor: 500 }),
      small: line({ option: 'A', unitMinor: 300 }),
    };
    expect(optionsOf({ lines })).toEqual(['A', 'B']);
    expect(offerTotals(offer({ lines })).netMinor).toBe(10_300);
    expect(offerTotals(offer({ lines }), 'B').netMinor).toBe(10_500);
    expect(offerTotals(offer({ lines, acceptedOption: 'B' })).netMinor).toBe(10_500);
  });

  it('tells the margin where all costs are known', () => {
    const a = line({ costMinor: 6000 });
    expect(offerTotals(offer({ lines: { a } })).marginBp).toBe(4000);
    expect(offerTotals(offer())).not.toHaveProperty('marginBp');
    expect(offerTotals(offer({ lines: { a, b: line() } }))).not.toHaveProperty('marginBp');
    // What does not count costs nothing.
    const left = line({ optional: true, selected: false });
    expect(offerTotals(offer({ lines: { a, b: left, c: line({ kind: 'text' }) } })).marginBp).toBe(4000);
  });

  it('tells the margin of a line by its price without tax', () => {
    const sold = line({ qtyMilli: 2000, unitMinor: 11_900, costMinor: 5000 });
    expect(lineMargin(sold, 'inclusive')).toEqual({ costMinor: 10_000, marginBp: 5000 });
    expect(lineMargin({ ...sold, discountBp: 10_000 }, 'exclusive')).toEqual({ costMinor: 10_000 });
    expect(lineMargin(line(), 'exclusive')).toEqual({});
    expect(lineMargin(line({ unitMinor: 1000, costMinor: 1500 }), 'exclusive').marginBp).toBe(-5000);
  });

  it('has subtotals that add up', () => {
    const lines = { a: line(), b: line({ optional: true, selected: false }), c: line({ unitMinor: 50 }) };
    const totals = offerTotals(offer({ lines, discount: { kind: 'share', bp: 1000 } }));
    expect(subtotalOf(totals, ['a', 'b']) + subtotalOf(totals, ['c', 'gone'])).toBe(totals.subtotalMinor);
    expect(subtotalOf(totals, ['b'])).toBe(0);
  });

  it('is all zeros without lines', () => {
    expect(offerTotals(offer({ lines: {} }))).toMatchObject({ subtotalMinor: 0, netMinor: 0, grossMinor: 0 });
  });
});

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  kind: fc.constantFrom('service', 'labour', 'text'),
  option: fc.constantFrom(undefined, 'A', 'B'),
  optional: fc.boolean(),
  selected: fc.boolean(),
  qtyMilli: fc.oneof(fc.nat(5000), fc.nat(1_000_000_000)),
  unitMinor: fc.oneof(fc.nat(999), fc.nat(100_000_000)),
  discountBp: fc.oneof(fc.constant(0), fc.nat(10_000)),
  taxBp: fc.constantFrom(0, 700, 1900, 2100, 10_000),
});
const anyOffer: fc.Arbitrary<PricedOffer> = fc.record({
  taxMode: fc.constantFrom<PricedOffer['taxMode']>('exclusive', 'inclusive'),
  discount: fc.oneof<fc.Arbitrary<PricedOffer['discount']>[]>(
    fc.constant({ kind: 'none' }),
    fc.nat(10_000).map((bp) => ({ kind: 'share', bp })),
    fc.nat(10_000_000).map((amountMinor) => ({ kind: 'amount', amountMinor })),
  ),
  lines: fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), anyLine, {
    maxKeys: 12,
    noNullPrototype: true,
  }),
});

describe('every offer whatever its lines', () => {
  it('has columns that add up', () => {
    fc.assert(
      fc.property(anyOffer, (any) => {
        const totals = offerTotals(any);
        const lines = Object.values(totals.lines);
        const rates = Object.values(totals.taxByRate);
        expect(sum(lines.map(({ netMinor }) => netMinor))).toBe(totals.subtotalMinor);
        expect(sum(lines.map(({ discountMinor }) => discountMinor))).toBe(totals.discountMinor);
        expect(sum(lines.map(({ agreedMinor }) => agreedMinor))).toBe(totals.netMinor);
        expect(sum(rates.map(({ baseMinor }) => baseMinor))).toBe(totals.netMinor);
        expect(sum(rates.map(({ taxMinor }) => taxMinor))).toBe(totals.taxMinor);
        expect(totals.netMinor + totals.taxMinor).toBe(totals.grossMinor);
        const afterDiscount = totals.subtotalMinor - totals.discountMinor;
        expect(any.taxMode === 'exclusive' ? totals.netMinor : totals.grossMinor).toBe(afterDiscount);
      }),
      { numRuns: 500 },
    );
  });

  it('has for each rate the tax nearest to the exact one', () => {
    fc.assert(
      fc.property(anyOffer, (any) => {
        for (const [bp, { baseMinor, taxMinor }] of Object.entries(offerTotals(any).taxByRate)) {
          const [whole, share] =
            any.taxMode === 'exclusive'
              ? [BigInt(baseMinor) * BigInt(bp), 10_000n]
              : [(BigInt(baseMinor) + BigInt(taxMinor)) * BigInt(bp), 10_000n + BigInt(bp)];
          const twiceOff = 2n * (BigInt(taxMinor) * share - whole);
          expect(twiceOff <= share && -twiceOff <= share).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes from no line more than the line costs', () => {
    fc.assert(
      fc.property(anyOffer, (any) => {
        for (const { netMinor, discountMinor, agreedMinor } of Object.values(offerTotals(any).lines)) {
          expect(discountMinor).toBeGreaterThanOrEqual(0);
          expect(discountMinor).toBeLessThanOrEqual(netMinor);
          expect(agreedMinor).toBeGreaterThanOrEqual(0);
          expect(agreedMinor).toBeLessThanOrEqual(netMinor - discountMinor);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('costs the same in whatever order its lines stand', () => {
    fc.assert(
      fc.property(anyOffer, (any) => {
        const reversed = Object.fromEntries(Object.entries(any.lines).reverse());
        const { subtotalMinor, discountMinor } = offerTotals({ ...any, lines: reversed });
        expect({ subtotalMinor, discountMinor }).toEqual({
          subtotalMinor: offerTotals(any).subtotalMinor,
          discountMinor: offerTotals(any).discountMinor,
        });
      }),
    );
  });
});

describe('spreading an amount', () => {
  it('gives each part less than one unit off its exact share', () => {
    const weights = fc.array(fc.bigInt(0n, 1_000_000n), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.bigInt(0n, 1_000_000n), weights, (total, parts) => {
        const all = parts.reduce((a, b) => a + b, 0n);
        const given = spread(total, parts);
        if (all === 0n) return;
        expect(given.reduce((a, b) => a + b, 0n)).toBe(total);
        given.forEach((part, index) => {
          const off = part * all - total * (parts[index] ?? 0n);
          expect(off < all && -off < all).toBe(true);
        });
      }),
    );
  });
});
