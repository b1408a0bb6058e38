import fc from 'fast-check';
import { parse } from 'valibot';
import type { Labour } from '../labour';
import { emptyOffer, emptyOfferLine, type Offer, offerFormSchema, offerToRecord } from '../offer';
import type { Stored } from '../record';
import { orderFromOffer, type WorkOrder } from '../work-order';
import { billedPositions, invoiceTotals, type NewPosition } from './index';

const site = { siteRef: { id: 's1', name: 'North wing' }, timezone: 'Europe/Berlin' };
const customerRef = { id: 'c1', name: 'Elbe Clinic' };
const order = (over: Partial<WorkOrder> = {}) =>
  ({ id: 'w1', title: 'Replace filters', ...over }) as Stored<WorkOrder>;
const entry = (id: string, minutes: number, over: Partial<Labour> = {}) =>
  ({ id, minutes, kind: 'work', billable: true, ...over }) as Stored<Labour>;
const netOf = (positions: readonly NewPosition[]) =>
  invoiceTotals(Object.fromEntries(positions.map((one, index) => [`p${index}`, one]))).netMinor;

/** An accepted offer with these lines. */
const offerOf = (lines: readonly object[], over: object = {}) => ({
  ...(offerToRecord(
    parse(offerFormSchema, {
      ...emptyOffer('2026-11-01'),
      title: 'New pump',
      customerRef,
      lines: lines.map((line, index) => ({ ...emptyOfferLine(`l${index}`), name: 'Pump', ...line })),
      ...over,
    }),
  ) as Stored<Offer>),
  id: 'o1',
});

describe('billing an order by what was done', () => {
  const part = { order: 0, name: 'Filter', unit: 'pcs', qtyMilli: 2000, taxBp: 1900, billable: true };

  it('takes its billed parts, costs and hours, and nothing else', () => {
    const positions = billedPositions({
      order: order({
        parts: { a: { ...part, priceMinor: 4999 }, b: { ...part, priceMinor: 1, billable: false } },
        costs: { k: { order: 0, label: 'Lift hire', amountMinor: 9000, billable: true } },
      }),
      labour: [
        entry('a', 60),
        entry('b', 30),
        entry('c', 60, { billable: false }),
        entry('d', 60, { kind: 'break' }),
      ],
      rates: { rates: {}, billRates: { a: 6000, b: 6000, c: 6000, d: 6000 } },
    });
    expect(positions).toEqual([
      expect.objectContaining({ text: 'Filter', qtyMilli: 2000, unitMinor: 4999, orderId: 'w1' }),
      expect.objectContaining({ text: 'Lift hire', unitMinor: 9000 }),
      expect.objectContaining({ text: 'Work', unit: 'h', qtyMilli: 1500, unitMinor: 6000 }),
    ]);
  });

  it('bills hours that no quantity gives exactly as they were summed up', () => {
    const positions = billedPositions({
      order: order(),
      labour: [entry('a', 20)],
      rates: { rates: {}, billRates: { a: 6000 } },
    });
    expect(positions).toEqual([expect.objectContaining({ text: 'Work (0.333 h)', unitMinor: 2000 })]);
  });

  it('leaves the price of what nobody knows to be typed', () => {
    const positions = billedPositions({
      order: order({ parts: { a: part } }),
      labour: [entry('a', 60)],
      rates: { rates: {} },
    });
    expect(positions.map(({ unitMinor }) => unitMinor)).toEqual([0, 0]);
  });
});

describe('billing an order that came from an offer', () => {
  it('comes to the net of the offer to the cent, whatever its lines, discounts and tax mode', () => {
    const line = fc.record({
      qtyMilli: fc.integer({ min: 1, max: 50_000 }),
      unitMinor: fc.integer({ min: 0, max: 500_000 }),
      discountBp: fc.integer({ min: 0, max: 9000 }),
      taxBp: fc.constantFrom(0, 700, 1900),
      kind: fc.constantFrom('material', 'labour', 'text'),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('exclusive', 'inclusive'),
        fc.integer({ min: 0, max: 9000 }),
        (lines, taxMode, bp) => {
          const offer = offerOf(lines, { taxMode, discount: { kind: 'share', bp } });
          const made = { ...orderFromOffer(offer, site), id: 'w1' } as Stored<WorkOrder>;
          expect(netOf(billedPositions({ order: made, offer, labour: [], rates: { rates: {} } }))).toBe(
            offer.netMinor,
          );
        },
      ),
    );
  });

  it('comes to the share of each order where several share the offer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (first) => {
        const offer = {
          ...offerOf([{ unitMinor: 20_000 }, { unitMinor: 10_000, taxBp: 700 }]),
          convertedTo: [
            { type: 'workOrder', id: 'w1' },
            { type: 'workOrder', id: 'w2' },
          ],
        };
        const nets = [first, 30_000 - first].map((offerTotalMinor) =>
          netOf(
            billedPositions({ order: order({ offerTotalMinor }), offer, labour: [], rates: { rates: {} } }),
          ),
        );
        expect(nets).toEqual([first, 30_000 - first]);
      }),
    );
  });

  it('is taxed at the rates of its own lines where several orders share the offer', () => {
    const offer = {
      ...offerOf([
        { name: 'Pump', unitMinor: 20_000 },
        { name: 'Plants', unitMinor: 10_000, taxBp: 700 },
      ]),
      convertedTo: [
        { type: 'workOrder', id: 'w1' },
        { type: 'workOrder', id: 'w2' },
      ],
    };
    const positions = (lineId: string) => {
      const made = { ...orderFromOffer(offer, { ...site, lineIds: [lineId] }), id: 'w1' };
      return billedPositions({ order: made as Stored<WorkOrder>, offer, labour: [], rates: { rates: {} } });
    };
    expect(positions('l0')).toMatchObject([{ text: 'Pump', unitMinor: 20_000, taxBp: 1900 }]);
    expect(positions('l1')).toMatchObject([{ text: 'Plants', unitMinor: 10_000, taxBp: 700 }]);
  });

  it('holds the agreed price where the offer is gone', () => {
    const positions = billedPositions({
      order: order({ offerTotalMinor: 12_345 }),
      labour: [entry('a', 60)],
      rates: { rates: {} },
    });
    expect(netOf(positions)).toBe(12_345);
  });
});
