import { withoutPrices } from './index';

const paths = (...all: string[]) =>
  withoutPrices({ changes: all.map((path) => ({ path })) }).changes.map(({ path }) => path);

describe('a history entry for those who may not know prices', () => {
  it.each([
    'grossMinor',
    'lines.a1.unitMinor',
    'lines.a1.discountBp',
    'discount.bp',
    'discount.amountMinor',
    'discount',
    'taxByRate.1900.baseMinor',
    'marginBp',
    'parts.p1.costMinor',
    'parts.p1.roundingMinor',
    'costs.k1.amountMinor',
    'offerTotalMinor',
    'purchaseMinor',
  ])('does not tell of %s', (path) => expect(paths(path)).toEqual([]));

  it.each(['title', 'lines.a1.qtyMilli', 'parts.p1.name', 'lines.a1', 'estimateMin', 'paymentDays'])(
    'tells of %s',
    (path) => expect(paths(path, 'grossMinor')).toEqual([path]),
  );

  it('is the same entry where it tells of no price', () => {
    const entry = { changes: [{ path: 'title' }] };
    expect(withoutPrices(entry)).toBe(entry);
  });
});
