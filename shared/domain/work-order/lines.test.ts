import fc from 'fast-check';
import { safeParse } from 'valibot';
import {
  emptyPart,
  jobAccount,
  linesInOrder,
  lineTotals,
  orderPartsSchema,
  partBillMinor,
  partCostMinor,
  partFormSchema,
  partToForm,
  partToRecord,
} from './index';
import { filterPart as part } from './part-fixture';

const amounts = fc.record({
  qtyMilli: fc.integer({ min: 1, max: 100_000_000 }),
  costMinor: fc.option(fc.integer({ min: 0, max: 100_000_000 }), { nil: undefined }),
  priceMinor: fc.option(fc.integer({ min: 0, max: 100_000_000 }), { nil: undefined }),
  billable: fc.boolean(),
});
const someParts = fc.dictionary(fc.uuid(), amounts.map(part), { maxKeys: 100 });
const someCosts = fc.dictionary(
  fc.uuid(),
  fc.record({
    order: fc.constant(0),
    label: fc.constant('Parking'),
    amountMinor: fc.integer({ min: 0, max: 100_000_000 }),
    billable: fc.boolean(),
  }),
  { maxKeys: 50 },
);

describe('a part', () => {
  it('costs quantity times unit cost, a half cent rounded away from zero', () => {
    expect(partCostMinor(part({ qtyMilli: 1500, costMinor: 3333 }))).toBe(5000);
    expect(partCostMinor(part({ qtyMilli: 500, costMinor: 1 }))).toBe(1);
  });

  it('stays exact where a floating number would not', () => {
    expect(partCostMinor(part({ qtyMilli: 99_999_999, costMinor: 99_999_999 }))).toBe(9_999_999_800_000);
  });

  it('has no cost and no bill while nobody knows them, and no bill where it is not billed', () => {
    const unknown = part({ costMinor: undefined, priceMinor: undefined });
    expect([partCostMinor(unknown), partBillMinor(unknown)]).toEqual([undefined, undefined]);
    expect(partBillMinor(part({ priceMinor: undefined, billable: false }))).toBe(0);
  });

  it('needs a quantity above nothing', () => {
    const typed = { ...emptyPart(1900), name: 'Seal', qtyMilli: 0 };
    expect(safeParse(partFormSchema, typed).issues?.[0].message).toBe(
      'Enter a quantity above 0, up to 100,000.',
    );
  });

  it('comes back from the form as it went in', () => {
    const { order: _, ...stored } = part({ sku: 'F7' });
    const result = safeParse(partFormSchema, partToForm(part({ sku: 'F7' })));
    expect(result.success && partToRecord(result.output)).toEqual(stored);
  });
});

describe('the rounding of a part from an offer', () => {
  const agreed = part({ qtyMilli: 3000, priceMinor: 10_000, roundingMinor: -1 });
  const typed = (over: object) => {
    const result = safeParse(partFormSchema, { ...partToForm(agreed), ...over });
    if (!result.success) throw new Error('The input is right.');
    return partToRecord(result.output, agreed).roundingMinor;
  };

  it('is part of what is billed', () => {
    expect(partBillMinor(agreed)).toBe(29_999);
  });

  it('stays while quantity and price stay, and goes with them', () => {
    expect([typed({ name: 'Pump' }), typed({ qtyMilli: 2000 }), typed({ priceMinor: 9_000 })]).toEqual([
      -1,
      undefined,
      undefined,
    ]);
  });
});

describe('parts and costs', () => {
  it('add up as whole numbers: each line rounded by itself', () => {
    fc.assert(
      fc.property(someParts, someCosts, (parts, costs) => {
        const totals = lineTotals({ parts, costs });
        const shown = Object.values(parts).map(partCostMinor);
        expect(totals.partsCostMinor).toBe(shown.reduce<number>((sum, cost) => sum + (cost ?? 0), 0));
        expect(totals.withoutCost).toBe(shown.filter((cost) => cost === undefined).length);
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('bill nothing that is not billable', () => {
    fc.assert(
      fc.property(someParts, someCosts, (parts, costs) => {
        const off = <T extends object>(lines: Record<string, T>) =>
          Object.fromEntries(Object.entries(lines).map(([id, entry]) => [id, { ...entry, billable: false }]));
        const totals = lineTotals({ parts: off(parts), costs: off(costs) });
        expect([totals.billMinor, totals.withoutPrice]).toEqual([0, 0]);
      }),
    );
  });

  it('are nothing on an order without lines', () => {
    expect(lineTotals({})).toMatchObject({ partsCostMinor: 0, otherCostMinor: 0, billMinor: 0 });
  });

  it('stand in their order', () => {
    const lines = { b: part({ order: 1 }), a: part({ order: 1 }), c: part({ order: 0 }) };
    expect(linesInOrder(lines).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('are at most a hundred parts', () => {
    const parts = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, part()]));
    expect(safeParse(orderPartsSchema, parts).issues?.[0].message).toBe('Keep at most 100 parts.');
  });
});

describe('offered, done and cost on one line', () => {
  it('leaves the offer less the cost, whatever was done', () => {
    expect(jobAccount({ offeredMinor: 10_000, billMinor: 8_000, costMinor: 6_000 })).toMatchObject({
      marginMinor: 4_000,
      marginBp: 4_000,
      word: 'within',
    });
  });

  it.each([
    ['over', { offeredMinor: 10_000, billMinor: 10_001, costMinor: 6_000 }],
    ['loss', { offeredMinor: 10_000, billMinor: 8_000, costMinor: 10_001 }],
    ['covered', { billMinor: 8_000, costMinor: 8_000 }],
    ['loss', { billMinor: 0, costMinor: 1 }],
  ] as const)('says %s', (word, figures) => {
    expect(jobAccount(figures).word).toBe(word);
  });

  it('has no margin while nothing is done, however much was offered', () => {
    expect(jobAccount({ offeredMinor: 10_000, billMinor: 0, costMinor: 0 })).toEqual({
      offeredMinor: 10_000,
      billMinor: 0,
      costMinor: 0,
    });
  });

  it('has no margin while some cost is not known, and says only what no cost can change', () => {
    const open = jobAccount({ offeredMinor: 10_000, billMinor: 8_000, costMinor: 6_000, open: true });
    expect([open.marginMinor, open.marginBp, open.word]).toEqual([undefined, undefined, undefined]);
    expect(jobAccount({ billMinor: 5_000, costMinor: 6_000, open: true })).toMatchObject({ word: 'loss' });
  });

  it('has no share where nothing comes in', () => {
    expect(jobAccount({ billMinor: 0, costMinor: 5 }).marginBp).toBeUndefined();
  });
});
