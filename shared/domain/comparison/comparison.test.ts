import fc from 'fast-check';
import type { Labour, LabourRates } from '../labour';
import type { Offer } from '../offer';
import { offerTotals } from '../offer-arithmetic';
import type { Stored } from '../record';
import { orderFromOffer, type WorkOrder } from '../work-order';
import { comparedSum, compareOffer, compareOrder, compareOrders, rowMarginMinor } from './index';

const offerLine = (order: number, over: object) => ({
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

const offerOf = (lines: object, over: object = {}) =>
  ({
    id: 'o1',
    title: 'New pump',
    status: 'accepted',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    currency: 'EUR',
    taxMode: 'exclusive',
    lines,
    discount: { kind: 'none' },
    ...over,
  }) as unknown as Stored<Offer>;

const at = { siteRef: { id: 's1', name: 'North wing' }, timezone: 'Europe/Lisbon' };

const orderOf = (
  offer: Stored<Offer>,
  over: Partial<WorkOrder> = {},
  lineIds?: readonly string[],
  id = 'w1',
) => ({ id, ...orderFromOffer(offer, { ...at, ...(lineIds && { lineIds }) }), ...over }) as Stored<WorkOrder>;

const time = (id: string, minutes: number, over: object = {}) =>
  ({ id, kind: 'work', minutes, billable: true, ...over }) as unknown as Stored<Labour>;

const pump = offerLine(0, { kind: 'material', name: 'Pump', unitMinor: 40_000, costMinor: 30_000 });
const fitting = offerLine(1, {
  kind: 'labour',
  name: 'Fitting',
  unit: 'h',
  qtyMilli: 4000,
  unitMinor: 6_000,
});
const offer = offerOf({ pump, fitting });
const rates: LabourRates = { rates: { t1: 3_000 } };

const compared = (over: Partial<WorkOrder>, labour: readonly Stored<Labour>[] = [], known = rates) =>
  compareOrder({ order: orderOf(offer, over), labour, rates: known });

describe('offered, done and cost by line', () => {
  it('counts a part as done only once it was noted or the order is completed', () => {
    expect(compared({})[0]).toMatchObject({ offeredMinor: 40_000, doneMinor: 0, costMinor: 0 });
    expect(compared({ status: 'completed' })[0]).toMatchObject({ doneMinor: 40_000, costMinor: 30_000 });
  });

  it('counts hours at the agreed price as soon as they are noted, and never those that were not', () => {
    expect(compared({}, [time('t1', 90)])[1]).toMatchObject({
      offeredMinor: 24_000,
      doneMinor: 9_000,
      costMinor: 4_500,
    });
    expect(compared({ status: 'verified' })[1]).toMatchObject({ doneMinor: 0, costMinor: 0 });
  });

  it('leaves time that is not billed out of what is done, but not out of the cost', () => {
    const [, hours] = compared({}, [time('t1', 60, { billable: false })]);
    expect(hours).toMatchObject({ doneMinor: 0, costMinor: 3_000 });
  });

  it('shares time over hour lines by their minutes, so that its cost adds up', () => {
    const two = offerOf({ fitting, more: { ...fitting, order: 2, qtyMilli: 2000 } });
    const rows = compareOrder({
      order: orderOf(two),
      labour: [time('t1', 60)],
      rates: { rates: { t1: 1_000 } },
    });
    expect(rows.map(({ costMinor }) => costMinor)).toEqual([667, 333]);
    expect(rows.map(({ doneMinor }) => doneMinor)).toEqual([4_000, 2_000]);
  });

  it('says that a cost is unknown, what of it is known, and no margin', () => {
    const rows = compared({ status: 'completed' }, [time('t1', 60), time('t2', 60)]);
    expect(rows[1]).toMatchObject({ costMinor: undefined, knownCostMinor: 3_000 });
    expect(rows[1] && rowMarginMinor(rows[1])).toBeUndefined();
    expect(comparedSum(rows)).toEqual({
      offeredMinor: 64_000,
      doneMinor: 52_000,
      costMinor: 33_000,
      withoutPrice: 0,
      withoutCost: 1,
    });
  });

  it('gives a margin of what was done and not of what was offered', () => {
    const sum = comparedSum(compared({ status: 'completed' }, [time('t1', 60)]));
    expect(sum.marginMinor).toBe(46_000 - 33_000);
  });

  it('has a service done when the order is completed, at a cost nobody knows unless something was noted', () => {
    const survey = offerOf({ survey: offerLine(0, {}) });
    const rows = (status: WorkOrder['status'], labour: readonly Stored<Labour>[]) =>
      compareOrder({ order: orderOf(survey, { status }), labour, rates });
    expect(rows('inProgress', [])).toMatchObject([{ doneMinor: 0, costMinor: 0 }]);
    expect(rows('completed', [])).toMatchObject([{ doneMinor: 10_000, costMinor: undefined }]);
    expect(rows('completed', [time('t1', 60)])).toMatchObject([{ doneMinor: 10_000, costMinor: 3_000 }]);
  });

  it('gives a service beside hour lines no margin of its own, as its cost is in the hours', () => {
    const both = offerOf({ survey: offerLine(0, {}), fitting });
    const [survey] = compareOrder({ order: orderOf(both, { status: 'completed' }), labour: [], rates });
    expect(survey).toMatchObject({ doneMinor: 10_000, costElsewhere: true });
    expect(survey && rowMarginMinor(survey)).toBeUndefined();
  });

  it('does not know what a service beside hour lines cost while nobody noted a minute of the completed order', () => {
    const both = orderOf(offerOf({ survey: offerLine(0, {}), fitting }), { status: 'completed' });
    const sum = (labour: readonly Stored<Labour>[]) =>
      comparedSum(compareOrder({ order: both, labour, rates }));
    expect(sum([])).toMatchObject({ doneMinor: 10_000, withoutCost: 1 });
    expect(sum([]).marginMinor).toBeUndefined();
    expect(sum([time('t1', 60)]).marginMinor).toBe(10_000 + 6_000 - 3_000);
  });

  it('has rows of their own for parts and costs that nobody offered', () => {
    const noted = new Date(0);
    const extra = { order: 9, name: 'Seal', unit: 'pcs', qtyMilli: 2000, priceMinor: 500, taxBp: 1900 };
    const rows = compared({
      parts: { seal: { ...extra, billable: true, at: noted } },
      costs: { lift: { order: 1, label: 'Lift', amountMinor: 7_000, billable: false, at: noted } },
    });
    expect(rows.slice(2)).toMatchObject([
      { name: 'Seal', doneMinor: 1_000, costMinor: undefined },
      { name: 'Lift', doneMinor: 0, costMinor: 7_000 },
    ]);
    expect(rows.slice(2).every(({ offeredMinor }) => offeredMinor === undefined)).toBe(true);
    expect(rows[0]).toMatchObject({ name: 'Pump', doneMinor: 0 });
  });

  it('knows neither what was done nor the cost of hours while not all entries were read', () => {
    const order = orderOf(offer);
    const rows = compareOrder({ order, labour: [time('t1', 60)], rates, isPartial: true });
    expect(rows[1]).toMatchObject({ doneMinor: undefined, costMinor: undefined, knownCostMinor: 3_000 });
  });

  it('has one row for an older order that says only what all of it was offered at', () => {
    const order = orderOf(offer, { offered: undefined, status: 'completed' });
    const rows = compareOrder({ order, labour: [time('t1', 60)], rates });
    expect(comparedSum(rows)).toMatchObject({ offeredMinor: 64_000, doneMinor: 64_000, costMinor: 33_000 });
  });

  it('knows of an older order without any entry that it cost nothing before it was completed, and nobody knows what after', () => {
    const older = (status: WorkOrder['status']) =>
      compareOrder({
        order: orderOf(offer, { offered: undefined, parts: undefined, status }),
        labour: [],
        rates,
      });
    expect(older('scheduled')).toMatchObject([{ doneMinor: 0, costMinor: 0 }]);
    expect(older('scheduled')[0]).not.toHaveProperty('costElsewhere');
    expect(older('verified')).toMatchObject([{ doneMinor: 64_000, costMinor: undefined }]);
    expect(comparedSum(older('verified')).marginMinor).toBeUndefined();
  });
});

describe('an offer over its orders', () => {
  it('shows lines that no order has as offered and not done', () => {
    const dealt = { ...offer, convertedTo: [{ type: 'workOrder', id: 'w1' }], lineOrders: { pump: 'w1' } };
    const order = orderOf(offer, { status: 'completed' }, ['pump']);
    const rows = compareOffer(dealt as Stored<Offer>, [{ order, labour: [], rates }]);
    expect(rows).toMatchObject([
      { id: 'pump', offeredMinor: 40_000, doneMinor: 40_000 },
      { id: 'fitting', offeredMinor: 24_000, doneMinor: 0, costMinor: 0 },
    ]);
  });

  it('counts a line that was freed once, however many orders had it', () => {
    const dealt = { ...offer, convertedTo: [{ type: 'workOrder', id: 'w2' }], lineOrders: { pump: 'w2' } };
    const works = ['w1', 'w2'].map((id) => ({ order: orderOf(offer, {}, ['pump'], id), labour: [], rates }));
    expect(comparedSum(compareOffer(dealt as Stored<Offer>, works)).offeredMinor).toBe(64_000);
  });

  const anyLine = fc.record({
    kind: fc.constantFrom('material', 'labour', 'service', 'flat'),
    unit: fc.constantFrom('h', 'pcs', 'min'),
    qtyMilli: fc.integer({ min: 1, max: 100_000 }),
    unitMinor: fc.nat(1_000_000),
    discountBp: fc.nat(10_000),
    place: fc.nat(3),
    costMinor: fc.option(fc.nat(10_000), { nil: undefined }),
  });
  const anyTime = fc.record({
    minutes: fc.integer({ min: 1, max: 1440 }),
    billable: fc.boolean(),
    rate: fc.nat(9_999),
  });

  it('adds up: rows to the sum, orders to the offer, and its cost is what was spent, whatever was done', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.array(anyTime, { maxLength: 6 }),
        fc.constantFrom<WorkOrder['status']>('draft', 'inProgress', 'completed', 'verified'),
        fc.nat(5_000),
        (drawn, times, status, amountMinor) => {
          const lines = Object.fromEntries(drawn.map((over, n) => [`l${n}`, offerLine(n, over)]));
          const any = offerOf(lines, { discount: { kind: 'amount', amountMinor } });
          const lineOrders: Record<string, string> = {};
          drawn.forEach(({ place }, n) => {
            if (place > 0) lineOrders[`l${n}`] = `w${place}`;
          });
          const labour = times.map(({ minutes, billable }, n) => time(`t${n}`, minutes, { billable }));
          const known = { rates: Object.fromEntries(times.map(({ rate }, n) => [`t${n}`, rate])) };
          const works = [1, 2, 3].map((place) => {
            const ids = Object.keys(lineOrders).filter((id) => lineOrders[id] === `w${place}`);
            return { order: orderOf(any, { status }, ids, `w${place}`), labour, rates: known };
          });
          const rows = compareOffer({ ...any, lineOrders } as Stored<Offer>, works);
          const whole = comparedSum(rows);
          const each = works.map((work) => comparedSum(compareOrder(work)));
          const sum = (key: 'doneMinor' | 'costMinor') => each.reduce((all, one) => all + one[key], 0);
          expect(whole.offeredMinor).toBe(offerTotals(any).netMinor);
          expect([whole.doneMinor, whole.costMinor]).toEqual([sum('doneMinor'), sum('costMinor')]);
          expect(Object.values(whole).every(Number.isSafeInteger)).toBe(true);
          const spent = labour.reduce(
            (all, { minutes }, n) => all + Math.round(((times[n]?.rate ?? 0) * minutes) / 60),
            0,
          );
          const bought = rows
            .filter(({ id }) => lines[id]?.kind === 'material')
            .reduce((all, row) => all + row.knownCostMinor, 0);
          expect(whole.costMinor - bought).toBe(3 * spent);
          if (whole.marginMinor !== undefined) {
            expect(whole.withoutCost + whole.withoutPrice).toBe(0);
            expect(whole.marginMinor).toBe(whole.doneMinor - whole.costMinor);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('offered, done and cost by order', () => {
  const planned = (over: Partial<WorkOrder> = {}) =>
    ({
      id: 'w9',
      title: 'Clean stairs',
      status: 'completed',
      planPriceMinor: 12_000,
      ...over,
    }) as Stored<WorkOrder>;

  it('is a row for each, with the sums of its lines', () => {
    const order = { ...orderOf(offer, { status: 'completed' }), number: 'WO-2026-0007' };
    const labour = [time('t1', 60)];
    const [row] = compareOrders([{ order, labour, rates }]);
    expect(row).toEqual({
      id: 'w1',
      name: `WO-2026-0007 ${order.title}`,
      offeredMinor: 64_000,
      doneMinor: 46_000,
      costMinor: 33_000,
      knownCostMinor: 33_000,
    });
  });

  it('knows nothing of an order that it does not know of one of its lines', () => {
    const order = orderOf(offer, { status: 'completed' });
    const [row] = compareOrders([{ order, labour: [time('t2', 60)], rates }]);
    expect(row).toMatchObject({ costMinor: undefined, knownCostMinor: 30_000 });
  });

  it('counts the price of a plan once its order is completed, and its hours as cost alone', () => {
    const labour = [time('t1', 120)];
    const done = compareOrders([{ order: planned(), labour, rates }]);
    expect(done).toMatchObject([{ offeredMinor: 12_000, doneMinor: 12_000, costMinor: 6_000 }]);
    const open = compareOrders([{ order: planned({ status: 'inProgress' }), labour, rates }]);
    expect(open).toMatchObject([{ offeredMinor: 12_000, doneMinor: 0, costMinor: 6_000 }]);
  });

  it('counts a part that is billed beside the price of a plan, and one that the price covers as cost alone', () => {
    const part = { name: 'Bulb', qtyMilli: 1_000, costMinor: 200, priceMinor: 500, unit: 'pcs', order: 0 };
    const parts = { covered: { ...part, billable: false }, extra: { ...part, billable: true } };
    const order = planned({ parts } as unknown as Partial<WorkOrder>);
    const [row] = compareOrders([{ order, labour: [time('t1', 60)], rates }]);
    expect(row).toMatchObject({ offeredMinor: 12_000, doneMinor: 12_500, costMinor: 3_400 });
  });

  it('has nothing offered where nothing was', () => {
    const order = planned({ planPriceMinor: undefined });
    const [row] = compareOrders([
      { order, labour: [time('t1', 60)], rates: { ...rates, billRates: { t1: 5_000 } } },
    ]);
    expect(row).not.toHaveProperty('offeredMinor');
    expect(row).toMatchObject({ doneMinor: 5_000, costMinor: 3_000 });
  });
});
