import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient } from '../../testing/rest-client';
import {
  bool,
  bytes,
  double,
  geo,
  int,
  list,
  map,
  NAN,
  NULL,
  text,
  time,
  unary,
  vector,
  where,
} from './values';

const NEW_YEAR = '2020-01-01T00:00:00Z';

let backend: LocalBackend;
let rest: RestClient;

beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
  await rest.commit(
    ...Object.entries(VALUES).map(([id, v]) => ({ set: `t/${id}`, fields: { v } })),
    { set: 't/ref', fields: { v: reference('t/sa') } },
    { set: 't/ref2', fields: { v: reference('t/sa/x/y') } },
    { set: 't/missing', fields: { u: int(1) } },
  );
});
afterAll(() => backend.close());

const reference = (path: string) => ({ referenceValue: rest.name(path) });

/** One document for each, by id, in the order of their values; the references come between bytes and places. */
const VALUES: Readonly<Record<string, object>> = {
  null: NULL,
  false: bool(false),
  true: bool(true),
  nan: NAN,
  low: double('-Infinity'),
  neg: int(-1),
  negzero: double(-0),
  zero: int(0),
  half: double(0.5),
  one: int(1),
  onef: double(1),
  two: int(2),
  bigf: double(2 ** 53),
  bigi: int('9007199254740993'),
  high: double('Infinity'),
  ts: time(NEW_YEAR),
  tsus: time('2020-01-01T00:00:00.000001Z'),
  sempty: text(''),
  sa: text('a'),
  saa: text('aa'),
  sb: text('b'),
  sffff: text('\uffff'),
  semoji: text('😀'),
  bytes: bytes('AQ=='),
  bytes2: bytes('AQI='),
  geo: geo(1, 2),
  arr0: list(),
  arrnull: list(NULL),
  arrnan: list(NAN),
  arr1: list(int(1)),
  arr1f: list(double(1)),
  arr12: list(int(1), int(2)),
  arr2: list(int(2)),
  arrs: list(text('a')),
  arrmix: list(text('a'), int(1), NULL),
  arrmap: list(map({ a: int(1) })),
  vec: vector(1, 2),
  vec3: vector(0, 0, 0),
  map0: map(),
  mapa: map({ a: int(1) }),
  mapa1f: map({ a: double(1) }),
  mapb: map({ b: int(0) }),
};
const ALL = Object.keys(VALUES).flatMap((id) => (id === 'geo' ? ['ref', 'ref2', id] : id));
const NOT_NULL = ALL.slice(1);
const without = (...ids: readonly string[]) => NOT_NULL.filter((id) => !ids.includes(id));
const found = async (filter: object) => {
  const ids = await rest.ids({ from: [{ collectionId: 't' }], where: filter });
  return ids.map((path) => path.slice('t/'.length));
};

describe('a comparison finds what the official emulator finds:', () => {
  it('all types in one order, documents without the field left out', async () => {
    const orderBy = [{ field: { fieldPath: 'v' } }];
    const ids = await rest.ids({ from: [{ collectionId: 't' }], orderBy });
    expect(ids).toEqual(ALL.map((id) => `t/${id}`));
  });

  it.each([
    ['null', NULL, []],
    ['NaN', NAN, []],
    ['1', int(1), ['one', 'onef']],
    ['1.0', double(1), ['one', 'onef']],
    ['-0.0', double(-0), ['negzero', 'zero']],
    ['2^53 + 1', int('9007199254740993'), ['bigi']],
    ['2^53 as a double', double(2 ** 53), ['bigf']],
    ['a text', text('a'), ['sa']],
    ['a time', time(NEW_YEAR), ['ts']],
    ['bytes', bytes('AQ=='), ['bytes']],
    ['a place', geo(1, 2), ['geo']],
    ['[1]', list(int(1)), ['arr1', 'arr1f']],
    ['[]', list(), ['arr0']],
    ['{a: 1}', map({ a: int(1) }), ['mapa', 'mapa1f']],
    ['{}', map(), ['map0']],
    ['a vector', vector(1, 2), ['vec']],
    ['true', bool(true), ['true']],
  ])('== %s', async (_, value, ids) => {
    expect(await found(where('v', 'EQUAL', value))).toEqual(ids);
  });

  it('== a reference', async () => {
    expect(await found(where('v', 'EQUAL', reference('t/sa')))).toEqual(['ref']);
  });

  it.each([
    ['1', int(1), without('one', 'onef')],
    ['null', NULL, []],
    ['NaN', NAN, NOT_NULL],
    ['a text', text('a'), without('sa')],
  ])('!= %s', async (_, value, ids) => {
    expect(await found(where('v', 'NOT_EQUAL', value))).toEqual(ids);
  });

  const BELOW_ONE = ['low', 'neg', 'negzero', 'zero', 'half'];
  const ABOVE_ONE = ['two', 'bigf', 'bigi', 'high'];
  const ONES = ['one', 'onef'];
  it.each([
    ['1', int(1), BELOW_ONE, ONES, ABOVE_ONE],
    ['a text', text('b'), ['sempty', 'sa', 'saa'], ['sb'], ['sffff', 'semoji']],
    ['a time', time(NEW_YEAR), [], ['ts'], ['tsus']],
    [
      'a list',
      list(int(2)),
      ['arr0', 'arrnull', 'arrnan', 'arr1', 'arr1f', 'arr12'],
      ['arr2'],
      ['arrs', 'arrmix', 'arrmap'],
    ],
    ['an empty map', map(), [], ['map0'], ['mapa', 'mapa1f', 'mapb']],
    ['a vector', vector(1, 2), [], ['vec'], ['vec3']],
    ['false', bool(false), [], ['false'], ['true']],
    ['-Infinity', double('-Infinity'), [], ['low'], [...BELOW_ONE.slice(1), ...ONES, ...ABOVE_ONE]],
    ['bytes', bytes('AQ=='), [], ['bytes'], ['bytes2']],
    ['a place', geo(1, 2), [], ['geo'], []],
    ['NaN', NAN, [], [], []],
    ['null', NULL, [], [], []],
  ])('< <= > >= %s', async (_, value, below, same, above) => {
    expect(await found(where('v', 'LESS_THAN', value))).toEqual(below);
    expect(await found(where('v', 'LESS_THAN_OR_EQUAL', value))).toEqual([...below, ...same]);
    expect(await found(where('v', 'GREATER_THAN', value))).toEqual(above);
    expect(await found(where('v', 'GREATER_THAN_OR_EQUAL', value))).toEqual([...same, ...above]);
  });

  it.each([
    ['1', int(1), ['arr1', 'arr12', 'arr1f', 'arrmix']],
    ['null', NULL, []],
    ['NaN', NAN, []],
    ['a text', text('a'), ['arrmix', 'arrs']],
    ['a map', map({ a: int(1) }), ['arrmap']],
  ])('array-contains %s', async (_, value, ids) => {
    expect(await found(where('v', 'ARRAY_CONTAINS', value))).toEqual(ids);
  });

  it.each([
    ['IN', [int(1), text('a')], ['one', 'onef', 'sa']],
    ['IN', [NULL], []],
    ['IN', [NAN], []],
    ['IN', [list(int(1))], ['arr1', 'arr1f']],
    ['IN', [int(1), int(1)], ['one', 'onef']],
    ['IN', [int(1), NULL], ['one', 'onef']],
    ['IN', [int(1), NAN], ['one', 'onef']],
    ['NOT_IN', [int(1), text('a')], without('one', 'onef', 'sa')],
    ['NOT_IN', [NULL], []],
    ['NOT_IN', [int(1), NULL], []],
    ['NOT_IN', [NAN], NOT_NULL],
    ['NOT_IN', [int(1), NAN], without('one', 'onef')],
    ['ARRAY_CONTAINS_ANY', [int(1), text('a')], ['arr1', 'arr12', 'arr1f', 'arrmix', 'arrs']],
    ['ARRAY_CONTAINS_ANY', [NULL], []],
    ['ARRAY_CONTAINS_ANY', [int(1), NULL], ['arr1', 'arr12', 'arr1f', 'arrmix']],
  ])('%s %j', async (op, values, ids) => {
    // A list of one list is a nested array, which only a filter may have.
    expect(await found(where('v', op, list(...values)))).toEqual(ids);
  });

  it.each([
    ['IS_NULL', ['null']],
    ['IS_NOT_NULL', NOT_NULL],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NAN', without('nan')],
  ])('%s', async (op, ids) => {
    expect(await found(unary('v', op))).toEqual(ids);
  });
});
