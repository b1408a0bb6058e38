import type { Offer } from '@fm/domain/offer';
import { moveLines, startDealing } from './dealing';

const line = (order: number, name: string) => ({
  order,
  name,
  kind: 'service',
  optional: false,
  selected: true,
  qtyMilli: 1000,
  unitMinor: 100,
  discountBp: 0,
  taxBp: 0,
});
const offer = {
  title: 'New pump',
  siteRef: { id: 's1', name: 'North' },
  taxMode: 'exclusive',
  discount: { kind: 'none' },
  lines: { a: line(0, 'Survey'), b: line(1, 'Paint the wall'), c: line(2, 'Ox') },
} as unknown as Offer;
const whole = startDealing(offer, 'w1', '2026-11-20');
const linesOf = ({ orders, later }: typeof whole) => [...orders.map(({ lineIds }) => lineIds), later];

describe('dealing an offer out', () => {
  it('begins with everything in one order, with the title and site of the offer', () => {
    expect(whole.orders).toEqual([
      {
        id: 'w1',
        title: 'New pump',
        siteRef: offer.siteRef,
        lineIds: ['a', 'b', 'c'],
        startDate: '2026-11-20',
      },
    ]);
  });

  it('begins with what no order has yet', () => {
    const begun = { ...offer, convertedTo: [{ type: 'workOrder', id: 'w0' }], lineOrders: { a: 'w0' } };
    expect(startDealing(begun as Offer, 'w1', '2026-11-20').orders[0]?.lineIds).toEqual(['b', 'c']);
  });

  it('makes a new order at the same site, called after its first line', () => {
    const two = moveLines(whole, new Set(['c', 'b']), { orderId: 'w2' }, offer);
    expect(linesOf(two)).toEqual([['a'], ['b', 'c'], []]);
    expect(two.orders[1]).toMatchObject({ id: 'w2', title: 'Paint the wall', siteRef: offer.siteRef });
  });

  it('calls a new order after the heading that all its lines stand under', () => {
    const { a, b, c } = offer.lines;
    const walls = { a: { ...a, group: 'Walls' }, b: { ...b, group: 'Walls' } };
    const lines = { ...walls, c: { ...c, group: 'Doors' } };
    const grouped = { ...offer, lines } as Offer;
    const title = (...ids: string[]) =>
      moveLines(whole, new Set(ids), { orderId: 'w2' }, grouped).orders[1]?.title;
    expect(title('a', 'b')).toBe('Walls');
    expect(title('b', 'c')).toBe('Paint the wall');
  });

  it('calls a new order after the offer where its line has too short a name', () => {
    expect(moveLines(whole, new Set(['c']), { orderId: 'w2' }, offer).orders[1]?.title).toBe('New pump');
  });

  it('moves lines between orders in the order of the offer, and drops an order without lines', () => {
    const two = moveLines(whole, new Set(['a']), { orderId: 'w2' }, offer);
    expect(linesOf(moveLines(two, new Set(['a']), { orderId: 'w1' }, offer))).toEqual([['a', 'b', 'c'], []]);
  });

  it('leaves lines for later, and takes them up again', () => {
    const left = moveLines(whole, new Set(['b']), 'later', offer);
    expect(linesOf(left)).toEqual([['a', 'c'], ['b']]);
    expect(linesOf(moveLines(left, new Set(['b']), { orderId: 'w1' }, offer))).toEqual([['a', 'b', 'c'], []]);
  });

  it('keeps one order when every line is left for later', () => {
    expect(linesOf(moveLines(whole, new Set(['a', 'b', 'c']), 'later', offer))).toEqual([
      [],
      ['a', 'b', 'c'],
    ]);
  });

  it('puts lines that recur into a plan for each rhythm, and one that is moved out into another plan', () => {
    const { a, b, c } = offer.lines;
    const lines = {
      a,
      b: { ...b, recurs: '3m' },
      c: { ...c, recurs: '12m' },
      d: { ...b, order: 3, recurs: '3m' },
    };
    const recurring = { ...offer, lines } as Offer;
    const started = startDealing(recurring, 'w1', '2026-11-20');
    expect(started.orders.map(({ rhythm, lineIds }) => [rhythm, lineIds])).toEqual([
      [undefined, ['a']],
      ['3m', ['b', 'd']],
      ['12m', ['c']],
    ]);
    const two = moveLines(started, new Set(['d']), { orderId: 'p9' }, recurring);
    expect(two.orders.at(-1)).toMatchObject({ id: 'p9', rhythm: '3m', startDate: '2026-11-20' });
  });
});
