import { parseQuery } from './parse-query';

const from = [{ collectionId: 'c' }];
const filter = (fieldPath: string, op: string, value: object = { integerValue: '1' }) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const both = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const order = (fieldPath: string, direction?: string) => ({ field: { fieldPath }, direction });
const orderOf = (query: object) =>
  parseQuery('', { from, ...query }).orderBy.map(({ field, direction }) => `${field.join('.')} ${direction}`);

describe('reading a query', () => {
  it('ends every order with the name, in the last direction', () => {
    expect(orderOf({})).toEqual(['__name__ asc']);
    expect(orderOf({ orderBy: [order('a'), order('b', 'DESCENDING')] })).toEqual([
      'a asc',
      'b desc',
      '__name__ desc',
    ]);
    expect(orderOf({ orderBy: [order('__name__', 'DESCENDING')] })).toEqual(['__name__ desc']);
  });

  it('orders by the fields of inequalities, those not named by the alphabet', () => {
    const where = both(filter('b', 'LESS_THAN'), filter('a', 'NOT_EQUAL'), filter('z', 'EQUAL'));
    expect(orderOf({ where })).toEqual(['a asc', 'b asc', '__name__ asc']);
    expect(orderOf({ where, orderBy: [order('b', 'DESCENDING')] })).toEqual([
      'b desc',
      'a desc',
      '__name__ desc',
    ]);
  });

  it('takes a limit as a number, a text and a wrapped one', () => {
    for (const limit of [5, '5', { value: 5 }]) expect(parseQuery('', { from, limit }).limit).toBe(5);
  });

  it.each([
    ['two collections', { from: [...from, ...from] }, 'more than one collection selector'],
    ['an unknown operator', { from, where: filter('a', 'LIKE') }, 'unknown value'],
    [
      'an empty list',
      { from, where: filter('a', 'IN', { arrayValue: {} }) },
      "'IN' requires an non-empty ArrayValue.",
    ],
    [
      'a text as the name',
      { from, where: filter('__name__', 'EQUAL') },
      '__key__ filter value must be a Key',
    ],
    ['a negative limit', { from, limit: -1 }, 'limit is negative'],
    [
      'more cursor values than orders',
      { from, startAt: { values: [{ integerValue: '1' }, { integerValue: '1' }] } },
      'Cursor has too many values.',
    ],
    ['a broken path', { from, where: filter('a..b', 'EQUAL') }, 'Invalid property path'],
  ])('refuses %s', (_, query, message) => {
    expect(() => parseQuery('', query)).toThrow(message);
  });

  it('refuses more than 30 alternatives', () => {
    const values = Array.from({ length: 16 }, (_, index) => ({ integerValue: String(index) }));
    const where = both(
      filter('a', 'IN', { arrayValue: { values } }),
      filter('b', 'IN', { arrayValue: { values: values.slice(0, 2) } }),
    );
    expect(() => parseQuery('', { from, where })).toThrow('Result had 32 disjunctions');
  });

  it('does not know nearest neighbours', () => {
    expect(() => parseQuery('', { from, findNearest: {} })).toThrow(
      expect.objectContaining({ status: 'UNIMPLEMENTED' }),
    );
  });
});
