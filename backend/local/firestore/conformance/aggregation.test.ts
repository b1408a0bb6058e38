import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal } from '../../testing/rest-client';
import { bool, double, int, list, map, NULL, order, text, where } from './values';

let backend: LocalBackend;
let rest: RestClient;

const MAX = '9223372036854775807';
const COLLECTIONS: Readonly<Record<string, readonly object[]>> = {
  ints: [int(1), int(2), int(3)],
  overflow: [int(MAX), int(1)],
  overflowBack: [int(MAX), int(1), int(-1)],
  underflow: [int('-9223372036854775808'), int(-1)],
  nan: [int(1), double('NaN')],
  infinities: [double('Infinity'), double('-Infinity')],
  infinity: [double('Infinity'), int(1)],
  tenths: [double(0.1), double(0.2)],
  negzero: [double(-0)],
  precision: [int('9007199254740993'), double(1)],
  precisionInts: [int('9007199254740993'), int('9007199254740993')],
  bigAverage: [int(MAX), int(MAX)],
  strings: [text('x'), text('y')],
  wholeDoubles: [double(1), double(2)],
};
/** In the order of their names: arr half i1 i2 map missing null str true. */
const MIXED: Readonly<Record<string, object | undefined>> = {
  arr: list(int(1)),
  half: double(0.5),
  i1: int(1),
  i2: int(2),
  map: map({ a: int(1) }),
  missing: undefined,
  null: NULL,
  str: text('x'),
  true: bool(true),
};

beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
  await rest.commit(
    ...Object.entries(COLLECTIONS).flatMap(([name, values]) =>
      values.map((v, index) => ({ set: `${name}/${index}`, fields: { v } })),
    ),
    ...Object.entries(MIXED).map(([id, v]) => ({
      set: `mixed/${id}`,
      fields: v ? { v, w: int(1) } : { w: int(1) },
    })),
    { set: 'mixed/i1/sub/x', fields: { v: int(10) } },
    { set: 'other/y/sub/z', fields: { v: int(20) } },
    { set: 'nested/a', fields: { m: map({ x: int(5) }) } },
    { set: 'nested/b', fields: { m: map({ x: double(1.5) }) } },
  );
});
afterAll(() => backend.close());

const count = (alias = 'n', upTo?: string) => ({ alias, count: upTo === undefined ? {} : { upTo } });
const sum = (fieldPath = 'v', alias = 'sum') => ({ alias, sum: { field: { fieldPath } } });
const avg = (fieldPath = 'v', alias = 'avg') => ({ alias, avg: { field: { fieldPath } } });
const aggregate = (query: object, aggregations: readonly object[]) =>
  rest.call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery: query, aggregations },
  });
const of = (collectionId: string) => ({ from: [{ collectionId }] });
const MIXED_QUERY = of('mixed');

describe('an aggregation gives what the official emulator gives:', () => {
  it.each([
    ['mixed', 8, double(3.5), double(1.1666666666666667)],
    ['ints', 3, int(6), double(2)],
    ['overflow', 2, double(2 ** 63), double(2 ** 62)],
    ['overflowBack', 3, int(MAX), double(3.0744573456182584e18)],
    ['underflow', 2, double(-(2 ** 63)), double(-(2 ** 62))],
    ['nan', 2, double('NaN'), double('NaN')],
    ['infinities', 2, double('NaN'), double('NaN')],
    ['infinity', 2, double('Infinity'), double('Infinity')],
    ['tenths', 2, double(0.30000000000000004), double(0.15000000000000002)],
    ['negzero', 1, double(0), double(0)],
    ['precision', 2, double(2 ** 53), double(2 ** 52)],
    ['precisionInts', 2, int('18014398509481986'), double(2 ** 53)],
    ['bigAverage', 2, double(2 ** 64), double(2 ** 63)],
    ['strings', 2, int(0), NULL],
    ['wholeDoubles', 2, double(3), double(1.5)],
    ['nothing', 0, int(0), NULL],
  ])('of %s', async (name, n, total, average) => {
    const { body } = await aggregate(of(name), [count(), sum(), avg()]);
    expect(body).toMatchObject([{ result: { aggregateFields: { n: int(n), sum: total, avg: average } } }]);
  });

  it.each<[string, object, readonly object[], object]>([
    ['up to 2', MIXED_QUERY, [count('n', '2')], { n: int(2) }],
    ['up to 100', MIXED_QUERY, [count('n', '100')], { n: int(9) }],
    ['up to 0', MIXED_QUERY, [count('n', '0')], { n: int(0) }],
    ['with a limit', { ...MIXED_QUERY, limit: 2 }, [count()], { n: int(2) }],
    ['with an offset', { ...MIXED_QUERY, offset: 2 }, [count()], { n: int(7) }],
    ['with a limit, up to', { ...MIXED_QUERY, limit: 3 }, [count('n', '2')], { n: int(2) }],
    ['a sum with a limit', { ...of('ints'), limit: 1 }, [sum()], { sum: int(1) }],
    [
      'with a filter',
      { ...MIXED_QUERY, where: where('v', 'GREATER_THAN', int(0)) },
      [count(), sum()],
      { n: int(3), sum: double(3.5) },
    ],
    ['with an order', { ...MIXED_QUERY, orderBy: order('v') }, [count()], { n: int(8) }],
    [
      'of a group',
      { from: [{ collectionId: 'sub', allDescendants: true }] },
      [count(), sum()],
      { n: int(2), sum: int(30) },
    ],
    ['a count beside a sum passes over what lacks the field', MIXED_QUERY, [count(), sum()], { n: int(8) }],
    ['a count beside an average too', MIXED_QUERY, [count(), avg()], { n: int(8) }],
    [
      'so does a sum beside a sum',
      MIXED_QUERY,
      [count(), sum('v', 'v'), sum('w', 'w')],
      { n: int(8), v: double(3.5), w: int(8) },
    ],
    [
      'before the offset',
      { ...MIXED_QUERY, offset: 5, limit: 1 },
      [count(), sum()],
      { n: int(1), sum: int(0) },
    ],
    ['before the limit', { ...MIXED_QUERY, limit: 6 }, [count(), sum()], { n: int(6), sum: double(3.5) }],
    [
      'a sum of w by v',
      { ...MIXED_QUERY, orderBy: order('v') },
      [count(), sum('w')],
      { n: int(8), sum: int(8) },
    ],
    ['inside a map', of('nested'), [sum('m.x'), avg('m.x')], { sum: double(6.5), avg: double(3.25) }],
    ['of a field nobody has', of('ints'), [sum('nope'), avg('nope')], { sum: int(0), avg: NULL }],
    [
      'without aliases',
      of('ints'),
      [{ count: {} }, { sum: { field: { fieldPath: 'v' } } }],
      { field_1: int(3), field_2: int(6) },
    ],
    ['with a dot in the alias', of('ints'), [count('a.b')], { 'a.b': int(3) }],
    [
      'five at once',
      of('ints'),
      [count('a'), count('b'), sum(), avg(), count('e', '1')],
      { a: int(3), b: int(3), e: int(1) },
    ],
  ])('%s', async (_, query, aggregations, fields) => {
    const { body } = await aggregate(query, aggregations);
    expect(body).toEqual([
      { result: { aggregateFields: expect.objectContaining(fields) }, readTime: expect.any(String) },
    ]);
  });

  it.each<[string, readonly object[], string]>([
    ['none', [], 'Aggregations can not be empty.'],
    [
      'six',
      'abcdef'.split('').map((alias) => count(alias)),
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    ['an alias twice', [count('x'), sum('v', 'x')], 'Aggregation aliases contain duplicate alias: x.'],
    [
      'an alias that is another default',
      [count('field_1'), { count: {} }, sum('v', 'field_1')],
      'Aggregation aliases contain duplicate alias: field_1.',
    ],
    ['a reserved alias', [count('__x__')], 'The property.name "__x__" is reserved.'],
    ['a sum of names', [sum('__name__')], 'Aggregations are not supported for the property: __key__'],
    ['a sum of nothing', [{ alias: 's', sum: {} }], 'Invalid empty property path string.'],
    ['no operation', [{ alias: 'x' }], 'Operator field in Aggregation is not set.'],
    [
      'below zero',
      [count('n', '-1')],
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    ],
  ])('refuses %s', async (_, aggregations, message) => {
    const answer = await aggregate(of('ints'), aggregations);
    expect(answer).toEqual({ status: 400, body: [refusal('INVALID_ARGUMENT', message)] });
  });
});
