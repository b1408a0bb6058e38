import fc from 'fast-check';
import { parse } from 'valibot';
import { type Attachment, carriedFiles } from '../attachment';
import type { Offer, OfferLine } from '../offer';
import { offerTotals } from '../offer-arithmetic';
import type { Stored } from '../record';
import { orderFromOffer, partBillMinor, workOrderSchema } from './index';

const line = (order: number, over: Partial<OfferLine>): OfferLine => ({
  order,
  optional: false,
  selected: true,
  kind: 'service',
  name: 'Survey',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});

const offer = {
  id: 'o1',
  number: 'OF-2026-0007',
  title: 'New pump in the cellar',
  status: 'accepted',
  version: 1,
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  contactRef: { id: 'k1', name: 'Rosa Klein' },
  issueDate: '2026-11-01',
  validUntil: '2026-12-01',
  currency: 'EUR',
  taxMode: 'exclusive',
  intro: 'As agreed on site.',
  terms: '30 days net.',
  paymentDays: 30,
  acceptedOption: 'B',
  lines: {
    a: line(0, { kind: 'labour', name: 'Technician', unit: 'h', qtyMilli: 2500, description: 'At night' }),
    b: line(1, { kind: 'material', name: 'Pump', unitMinor: 40_000, costMinor: 30_000, discountBp: 1000 }),
    c: line(2, { kind: 'material', name: 'Cheap pump', option: 'A' }),
    d: line(3, { kind: 'material', name: 'Spare seal', optional: true, selected: false }),
    e: line(4, { kind: 'text', name: 'Work is done between 7:00 and 16:00.' }),
    f: line(5, { kind: 'text', name: 'Only with option A', option: 'A' }),
    g: line(6, { kind: 'material', name: 'Valve', option: 'B', qtyMilli: 3000 }),
  },
  discount: { kind: 'none' },
  netMinor: 91_000,
} as unknown as Stored<Offer>;

const at = { siteRef: { id: 's1', name: 'North wing' }, timezone: 'Europe/Lisbon' };
const order = parse(workOrderSchema, orderFromOffer(offer, at));

const anyMaterial = fc.record({
  qtyMilli: fc.oneof(fc.nat(5000), fc.nat(100_000_000)),
  unitMinor: fc.oneof(fc.nat(999), fc.nat(100_000_000)),
  discountBp: fc.oneof(fc.constant(0), fc.nat(10_000)),
  taxBp: fc.constantFrom(0, 700, 1900, 2100, 10_000),
});
const anyMaterialOffer = fc
  .record({
    taxMode: fc.constantFrom<Offer['taxMode']>('exclusive', 'inclusive'),
    discount: fc.oneof<fc.Arbitrary<Offer['discount']>[]>(
      fc.constant({ kind: 'none' }),
      fc.nat(10_000).map((bp) => ({ kind: 'share', bp })),
      fc.nat(10_000_000).map((amountMinor) => ({ kind: 'amount', amountMinor })),
    ),
    lines: fc.array(anyMaterial, { maxLength: 12 }),
  })
  .map(
    ({ lines, ...figures }): Stored<Offer> => ({
      ...offer,
      ...figures,
      lines: Object.fromEntries(lines.map((over, n) => [`l${n}`, line(n, { kind: 'material', ...over })])),
    }),
  );

describe('an order from an offer', () => {
  it('carries customer, contact and the place with its time zone', () => {
    expect(order).toMatchObject({
      title: 'New pump in the cellar',
      customerRef: { id: 'c1' },
      contactRef: { id: 'k1', name: 'Rosa Klein' },
      siteRef: at.siteRef,
      timezone: 'Europe/Lisbon',
    });
  });

  it('carries material as expected parts with cost and price after the discount of the line', () => {
    expect(Object.keys(order.parts ?? {})).toEqual(['b', 'g']);
    expect(order.parts?.b).toEqual({
      order: 1,
      name: 'Pump',
      unit: 'pcs',
      qtyMilli: 1000,
      costMinor: 30_000,
      priceMinor: 36_000,
      taxBp: 1900,
      billable: true,
    });
  });

  it('carries labour, services and words as what is to be done', () => {
    expect(order.description).toBe(
      'As agreed on site.\n\nOffered:\n- Technician\n  At night\n- Work is done between 7:00 and 16:00.',
    );
  });

  const ofLabour = (...units: readonly (readonly [qtyMilli: number, unit: string])[]) => {
    const lines = units.map(([qtyMilli, unit], n) => [
      `l${n}`,
      line(n, { kind: 'labour', name: 'Fitter', unit, qtyMilli }),
    ]);
    return orderFromOffer(
      { ...offer, intro: undefined, lines: Object.fromEntries(lines) } as Stored<Offer>,
      at,
    );
  };

  it('carries offered hours as the estimate in minutes and not as words', () => {
    expect(order.estimateMin).toBe(150);
    const made = ofLabour([2500, 'h'], [20_000, 'Hours'], [45_000, 'min'], [333, 'hrs.']);
    expect(made.estimateMin).toBe(150 + 1200 + 45 + 20);
    expect(made.description).not.toMatch(/\d/);
  });

  it('carries labour that is no number of hours as words, and estimates nothing', () => {
    const made = ofLabour([2000, 'days'], [1000, 'lump sum']);
    expect(made.estimateMin).toBeUndefined();
    expect(made.description).toBe('Offered:\n- 2 days Fitter\n- 1 lump sum Fitter');
  });

  it('estimates no more than an order takes', () => {
    expect(ofLabour([90_000_000, 'h']).estimateMin).toBe(86_400);
  });

  it('leaves out what was not accepted: other options, and what the customer left out', () => {
    expect(JSON.stringify(order)).not.toMatch(/Cheap pump|Spare seal|Only with option A/);
  });

  it('knows where it comes from, what was offered, and that it is signed for', () => {
    expect(order).toMatchObject({
      offerRef: { id: 'o1', name: 'OF-2026-0007 New pump in the cellar' },
      offerTotalMinor: 91_000,
      requireSignature: true,
    });
  });

  it('shares the discount on the whole offer out over the prices of the parts', () => {
    const lines = { a: line(0, { kind: 'material' }), b: line(1, { kind: 'material', qtyMilli: 3000 }) };
    const discounted = { ...offer, lines, discount: { kind: 'amount', amountMinor: 1_000 } } as Stored<Offer>;
    const { a, b } = orderFromOffer(discounted, at).parts ?? {};
    expect([a, b].map((part) => part?.priceMinor)).toEqual([9_750, 9_750]);
    expect([a, b].map((part) => part && partBillMinor(part))).toEqual([9_750, 29_250]);
  });

  it('keeps cents that no price of one can express as the rounding of the line', () => {
    const lines = { a: line(0, { kind: 'material', qtyMilli: 3000 }) };
    const odd = { ...offer, lines, discount: { kind: 'amount', amountMinor: 1 } } as Stored<Offer>;
    expect(orderFromOffer(odd, at).parts?.a).toMatchObject({ priceMinor: 10_000, roundingMinor: -1 });
  });

  it('prices its parts at what the offer comes to, to the cent, whatever quantities, prices and discounts', () => {
    fc.assert(
      fc.property(anyMaterialOffer, (any) => {
        const parts = Object.values(parse(workOrderSchema, orderFromOffer(any, at)).parts ?? {});
        const billed = parts.reduce((sum, part) => sum + BigInt(partBillMinor(part) ?? 0), 0n);
        expect(billed).toBe(BigInt(offerTotals(any).netMinor));
      }),
      { numRuns: 500 },
    );
  });

  it('comes to its part of the offer, so that the orders of one offer add up to it however it is dealt out', () => {
    const dealt = fc.tuple(anyMaterialOffer, fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }));
    fc.assert(
      fc.property(dealt, ([any, places]) => {
        const ids = Object.keys(any.lines);
        const orders = [0, 1, 2, 3].map((place) =>
          parse(
            workOrderSchema,
            orderFromOffer(any, { ...at, lineIds: ids.filter((_, n) => places[n] === place) }),
          ),
        );
        const sums = orders.map(({ offerTotalMinor = 0 }) => BigInt(offerTotalMinor));
        expect(sums.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(offerTotals(any).netMinor));
        for (const { parts = {}, offered = {} } of orders)
          for (const [id, part] of Object.entries(parts))
            expect(partBillMinor(part)).toBe(offered[id]?.agreedMinor);
      }),
      { numRuns: 200 },
    );
  });

  it('carries only its lines, their hours as its estimate, all texts, and its own title', () => {
    const part = orderFromOffer(offer, { ...at, title: 'Only the valve', lineIds: ['g'] });
    expect(part).toMatchObject({ title: 'Only the valve', offerTotalMinor: 30_000 });
    expect(Object.keys(part.parts ?? {})).toEqual(['g']);
    expect(Object.keys(part.offered ?? {})).toEqual(['g']);
    expect(part.estimateMin).toBeUndefined();
    expect(part.description).toContain('Work is done between 7:00 and 16:00.');
    expect(part.description).not.toContain('Technician');
    expect(orderFromOffer(offer, { ...at, lineIds: ['a'] }).estimateMin).toBe(150);
  });

  it('takes the tax out of prices that include it', () => {
    const pump = line(0, { kind: 'material', unitMinor: 37_900, taxBp: 2100, qtyMilli: 2000 });
    const inclusive = { ...offer, taxMode: 'inclusive', lines: { p: pump } } as Stored<Offer>;
    const part = orderFromOffer(inclusive, at).parts?.p;
    expect(part && partBillMinor(part)).toBe(62_645);
  });

  it('carries photos with what they show, and no other file: those say what suppliers ask', () => {
    const files = ['photo', 'signature', 'document', 'photoBefore'].map(
      (kind, n) => ({ id: `f${n}`, kind, entity: { type: 'offer' } }) as Stored<Attachment>,
    );
    const to = { type: 'workOrder', id: 'w1', label: '' };
    expect(carriedFiles(files, to).map(({ kind }) => kind)).toEqual(['photoBefore', 'photo']);
  });

  it('starts as a draft without dates, lead or anything that happened', () => {
    expect(order).toMatchObject({ status: 'draft', leadId: '', crewRefs: [], checklist: {} });
    expect(order).not.toHaveProperty('dueDate');
  });
});
