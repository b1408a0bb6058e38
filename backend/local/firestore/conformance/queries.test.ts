import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient } from '../../testing/rest-client';
import { and, bool, double, int, list, map, NULL, or, order, text, unary, where } from './values';

let backend: LocalBackend;
let rest: RestClient;

const doc = (a: object | undefined, b: string, more: Readonly<Record<string, object>> = {}) => ({
  ...(a ? { a } : {}),
  b: text(b),
  ...more,
});
const tags = (...names: readonly string[]) => list(...names.map(text));
const DOCUMENTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'p/1': doc(int(1), 'x', { tags: tags('red', 'blue'), m: map({ x: int(1) }), 'a b': int(1) }),
  'p/2': doc(int(2), 'y', { tags: tags('red'), m: map({ x: int(2) }), opt: bool(true) }),
  'p/3': doc(int(2), 'x', { tags: tags(), m: map({ x: int(3), y: int(1) }) }),
  'p/4': doc(int(3), 'z', { tags: tags('blue', 'green'), opt: NULL }),
  'p/5': doc(int(3), 'y', { m: map(), opt: bool(false) }),
  'p/6': doc(int(-1), 'x', { tags: tags('green'), m: map({ x: text('s') }) }),
  'p/7': doc(undefined, 'w'),
  'p/8': doc(double(4.5), 'x'),
  'p/1/p/sub1': doc(int(10), 'x'),
  'p/2/p/sub2': doc(int(11), 'y'),
  'x/y/p/deep': doc(int(12), 'x'),
  'p/1/other/o1': doc(int(13), 'x'),
  't/one': { v: int(1) },
};

beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
  await rest.commit(...Object.entries(DOCUMENTS).map(([set, fields]) => ({ set, fields })));
});
afterAll(() => backend.close());

const ref = (path: string) => ({ referenceValue: rest.name(path) });
const P = { from: [{ collectionId: 'p' }] };
const GROUP = { from: [{ collectionId: 'p', allDescendants: true }] };
/** Ids in collection p as digits: `123`. */
const digits = async (query: object) =>
  (await rest.ids({ ...P, ...query })).map((path) => path.slice(2)).join('');
const only = (filter: object, ...fields: readonly string[]) => ({ where: filter, orderBy: order(...fields) });
const upTo = (count: number) => list(...Array.from({ length: count }, (_, index) => int(index)));
const A_ABOVE_1 = where('a', 'GREATER_THAN', int(1));
const is = (field: string, value: object) => where(field, 'EQUAL', value);

describe('a query finds, in this order, what the official emulator finds:', () => {
  it.each<[string, object, string]>([
    ['a == 2', only(is('a', int(2))), '23'],
    ['a > 1, ordered by a unasked', only(A_ABOVE_1), '23458'],
    ['a > 1 by b', only(A_ABOVE_1, 'b'), '38254'],
    ['a > 1 by a downwards', only(A_ABOVE_1, '-a'), '85432'],
    ['a > 1 and b < z', only(and(A_ABOVE_1, where('b', 'LESS_THAN', text('z')))), '3258'],
    ['b < z and a > 1 downwards', only(and(where('b', 'LESS_THAN', text('z')), A_ABOVE_1), '-a'), '8523'],
    ['a != 2', only(where('a', 'NOT_EQUAL', int(2))), '61458'],
    ['a != 2 by b', only(where('a', 'NOT_EQUAL', int(2)), 'b'), '61854'],
    ['a not in [2] by b', only(where('a', 'NOT_IN', list(int(2))), 'b'), '61854'],
    ['all by a', { orderBy: order('a') }, '6123458'],
    ['all by a downwards', { orderBy: order('-a') }, '8543216'],
    ['all by a downwards, b', { orderBy: order('-a', 'b') }, '8543216'],
    ['all by b, a downwards', { orderBy: order('b', '-a') }, '8316524'],
    ['all by m.x', { orderBy: order('m.x') }, '1236'],
    ['all by a, name downwards', { orderBy: order('a', '-__name__') }, '6132548'],
    ['an order without a direction', { orderBy: [{ field: { fieldPath: 'a' } }] }, '6123458'],
    ['b == x by a', only(is('b', text('x')), 'a'), '6138'],
    ['a == 1 by a', only(is('a', int(1)), 'a'), '1'],
    ['a >= 2 and b == y', only(and(where('a', 'GREATER_THAN_OR_EQUAL', int(2)), is('b', text('y')))), '25'],
    ['a == 1 or b == z', only(or(is('a', int(1)), is('b', text('z')))), '14'],
    [
      '(a == 2 and b == x) or green',
      only(or(and(is('a', int(2)), is('b', text('x'))), where('tags', 'ARRAY_CONTAINS', text('green')))),
      '346',
    ],
    ['a < 2 or a > 3', only(or(where('a', 'LESS_THAN', int(2)), where('a', 'GREATER_THAN', int(3)))), '618'],
    ['a < 2 or b == z', only(or(where('a', 'LESS_THAN', int(2)), is('b', text('z')))), '614'],
    ['b == w, which lacks a, or a < 2', only(or(is('b', text('w')), where('a', 'LESS_THAN', int(2)))), '61'],
    ['or of one', only(or(is('a', int(3)))), '45'],
    ['and of one', only(and(is('a', int(3)))), '45'],
    ['and within and', only(and(and(is('a', int(2))), is('b', text('x')))), '3'],
    ['and of none', only(and()), '12345678'],
    ['or by b', only(or(is('a', int(1)), is('a', int(3))), 'b'), '154'],
    ['or, name downwards', only(or(is('a', int(1)), is('a', int(3))), '-__name__'), '541'],
    ['in, name downwards', only(where('a', 'IN', list(int(1), int(3))), '-__name__'), '541'],
    ['red', only(where('tags', 'ARRAY_CONTAINS', text('red'))), '12'],
    ['red, name downwards', only(where('tags', 'ARRAY_CONTAINS', text('red')), '-__name__'), '21'],
    ['blue or green', only(where('tags', 'ARRAY_CONTAINS_ANY', tags('blue', 'green'))), '146'],
    [
      'a in [1, 3] and blue',
      only(and(where('a', 'IN', list(int(1), int(3))), where('tags', 'ARRAY_CONTAINS', text('blue')))),
      '14',
    ],
    [
      'a in [1, 2] and any of red',
      only(and(where('a', 'IN', list(int(1), int(2))), where('tags', 'ARRAY_CONTAINS_ANY', tags('red')))),
      '12',
    ],
    [
      'any of red, or a == 3',
      only(or(where('tags', 'ARRAY_CONTAINS_ANY', tags('red')), is('a', int(3)))),
      '1245',
    ],
    ['30 values', only(where('a', 'IN', upTo(30))), '12345'],
    ['10 values left out', only(where('a', 'NOT_IN', upTo(10))), '68'],
    [
      '15 times 2',
      only(and(where('a', 'IN', upTo(15)), where('b', 'IN', list(text('x'), text('y'))))),
      '1235',
    ],
    ['m.x == 1', only(is('m.x', int(1))), '1'],
    ['m.x > 1', only(where('m.x', 'GREATER_THAN', int(1))), '23'],
    ['m == {x: 1}', only(is('m', map({ x: int(1) }))), '1'],
    [
      'm.x > 1 and b < y',
      only(and(where('m.x', 'GREATER_THAN', int(1)), where('b', 'LESS_THAN', text('y')))),
      '3',
    ],
    ['opt != false', only(where('opt', 'NOT_EQUAL', bool(false))), '2'],
    ['opt not in [true]', only(where('opt', 'NOT_IN', list(bool(true)))), '5'],
    ['opt is not null', only(unary('opt', 'IS_NOT_NULL')), '52'],
    ['opt is null, name downwards', only(unary('opt', 'IS_NULL'), '-__name__'), '4'],
    ['a text is NaN', only(unary('b', 'IS_NAN')), ''],
    ['a quoted field', only(is('`a b`', int(1))), '1'],
    ['a limit of none', { limit: 0 }, ''],
    ['a limit', { limit: 3 }, '123'],
    ['an offset', { offset: 3 }, '45678'],
    ['an offset and a limit', { orderBy: order('a'), offset: 2, limit: 2 }, '23'],
    ['an offset beyond the result', { offset: 50 }, ''],
    [
      'a limit over alternatives',
      { ...only(or(where('a', 'LESS_THAN', int(2)), where('a', 'GREATER_THAN', int(3)))), limit: 2 },
      '61',
    ],
  ])('%s', async (_, query, expected) => {
    expect(await digits(query)).toBe(expected);
  });

  it.each([
    ['EQUAL', ['p/3'], '3'],
    ['EQUAL', ['t/one'], ''],
    ['EQUAL', ['p/1/p/sub1'], ''],
    ['NOT_EQUAL', ['p/2'], '1345678'],
    ['GREATER_THAN', ['p/4'], '5678'],
  ])('__name__ %s %j', async (op, [path = ''], expected) => {
    expect(await digits(only(where('__name__', op, ref(path))))).toBe(expected);
  });

  it.each([
    ['IN', '25'],
    ['NOT_IN', '134678'],
  ])('__name__ %s a list', async (op, expected) => {
    expect(await digits(only(where('__name__', op, list(ref('p/2'), ref('p/5')))))).toBe(expected);
  });

  it('a == 2 and a name, downwards', async () => {
    const filter = and(is('a', int(2)), where('__name__', 'GREATER_THAN', ref('p/1')));
    expect(await digits(only(filter, '-__name__'))).toBe('32');
  });
});

describe('a query over several collections finds what the official emulator finds:', () => {
  const EVERYWHERE = { from: [{ collectionId: '', allDescendants: true }] };
  const AT_ONE = { from: [{ collectionId: '' }] };
  const TOP = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => `p/${id}`);
  const [first = '', second = '', ...others] = TOP;

  it.each<[string, object, string, readonly string[]]>([
    ['a group', GROUP, '', [first, 'p/1/p/sub1', second, 'p/2/p/sub2', ...others, 'x/y/p/deep']],
    [
      'a > 9',
      { ...GROUP, where: where('a', 'GREATER_THAN', int(9)) },
      '',
      ['p/1/p/sub1', 'p/2/p/sub2', 'x/y/p/deep'],
    ],
    ['a group below a document', GROUP, '/p/1', ['p/1/p/sub1']],
    ['a group below a document that is missing', GROUP, '/x/y', ['x/y/p/deep']],
    ['a collection below a document', P, '/p/1', ['p/1/p/sub1']],
    ['another one there', { from: [{ collectionId: 'other' }] }, '/p/1', ['p/1/other/o1']],
    ['an empty collection', { from: [{ collectionId: 'none' }] }, '', []],
    ['an empty group', { from: [{ collectionId: 'none', allDescendants: true }] }, '', []],
    ['every collection at the root', AT_ONE, '', [...TOP, 't/one']],
    ['no from at all', {}, '', [...TOP, 't/one']],
    ['every collection of a document', AT_ONE, '/p/1', ['p/1/other/o1', 'p/1/p/sub1']],
    ['all below a document', EVERYWHERE, '/p/1', ['p/1/other/o1', 'p/1/p/sub1']],
    ['all with a limit', { ...EVERYWHERE, limit: 2 }, '', ['p/1', 'p/1/other/o1']],
  ])('%s', async (_, query, parent, expected) => {
    expect(await rest.ids(query, parent)).toEqual(expected);
  });

  it('all within one collection, as the server SDK asks to delete it', async () => {
    const lowest = '__id-9223372036854775808__';
    const filter = and(
      where('__name__', 'GREATER_THAN_OR_EQUAL', ref(`p/${lowest}`)),
      where('__name__', 'LESS_THAN', ref(`p\0/${lowest}`)),
    );
    const select = { fields: [{ fieldPath: '__name__' }] };
    expect(await rest.ids({ ...EVERYWHERE, where: filter, select })).toEqual([
      first,
      'p/1/other/o1',
      'p/1/p/sub1',
      second,
      'p/2/p/sub2',
      ...others,
    ]);
  });

  it('a group from a name on', async () => {
    const filter = where('__name__', 'GREATER_THAN_OR_EQUAL', ref('p/2'));
    expect(await rest.ids({ ...GROUP, where: filter })).toEqual([
      second,
      'p/2/p/sub2',
      ...others,
      'x/y/p/deep',
    ]);
  });
});

describe('a projection answers with', () => {
  it.each<[string, readonly string[], object]>([
    ['a field and one inside a map', ['a', 'm.x'], { a: int(2), m: map({ x: int(3) }) }],
    ['the name alone', ['__name__'], {}],
    ['nothing for a field that is missing', ['nope'], {}],
    ['a whole map', ['m'], { m: map({ x: int(3), y: int(1) }) }],
  ])('%s', async (_, paths, fields) => {
    const select = { fields: paths.map((fieldPath) => ({ fieldPath })) };
    const structuredQuery = { ...P, ...only(and(is('a', int(2)), is('b', text('x')))), select };
    const { body } = await rest.call('POST', ':runQuery', { structuredQuery });
    expect(body).toMatchObject([{ document: { fields } }]);
    expect(Object.keys((body as [{ document: { fields: object } }])[0].document.fields)).toEqual(
      Object.keys(fields),
    );
  });
});
