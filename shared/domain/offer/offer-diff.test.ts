import { type Offer, type OfferLine, offerDifference } from './index';

const line = (over: Partial<OfferLine> = {}): OfferLine => ({
  order: 0,
  optional: false,
  selected: true,
  kind: 'service',
  name: 'Windows',
  unit: 'pcs',
  qtyMilli: 1000,
  unitMinor: 10_000,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});
const offer = (lines: Offer['lines'], over: Partial<Offer> = {}) =>
  ({
    title: 'Cleaning',
    version: 1,
    taxMode: 'exclusive',
    paymentDays: 14,
    discount: { kind: 'none' },
    lines,
    ...over,
  }) as Offer;

describe('the difference of two versions', () => {
  it('tells lines that came, went and changed, in the order of the later one', () => {
    const before = offer({ a: line(), b: line({ order: 1, name: 'Floors' }), c: line({ order: 2 }) });
    const after = offer({
      a: line({ order: 3, unitMinor: 9000, description: 'Both sides' }),
      c: line({ order: 2 }),
      d: line({ name: 'Doors' }),
    });
    const difference = offerDifference(before, after);
    expect(difference.lines.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'added d',
      'changed a',
      'removed b',
    ]);
    expect(difference.lines[1]).toMatchObject({ fields: ['description', 'unitMinor'] });
    expect(difference.same).toBe(1);
    expect([difference.before.netMinor, difference.after.netMinor]).toEqual([30_000, 29_000]);
  });

  it('is none where what is left out is empty, and where only the order is another one', () => {
    const { lines, same, fields } = offerDifference(
      offer({ a: line({ description: '', order: 1 }) }, { intro: '' }),
      offer({ a: line({ order: 7 }) }),
    );
    expect([lines, same, fields]).toEqual([[], 1, []]);
  });

  it('tells what else is another one', () => {
    const after = { discount: { kind: 'share', bp: 500 }, terms: 'At once', paymentDays: 7 } as const;
    expect(offerDifference(offer({}), offer({}, after)).fields).toEqual(['paymentDays', 'discount', 'terms']);
  });

  it('takes a line with the key of another kind of object for one that was not there', () => {
    const after = offer({ constructor: line() } as unknown as Offer['lines']);
    expect(offerDifference(offer({}), after).lines).toMatchObject([{ kind: 'added', id: 'constructor' }]);
  });
});
