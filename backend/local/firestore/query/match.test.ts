import { Names } from '../names';
import { parseFields, parseValue } from '../values/parse-value';
import { compileMatch } from './match';
import { parseQuery } from './parse-query';

const names = new Names('demo');
const string = (stringValue: string) => ({ stringValue });
const int = (integer: number) => ({ integerValue: String(integer) });
const NAN = { doubleValue: 'NaN' };
const NULL = { nullValue: null };
const list = (...values: object[]) => ({ arrayValue: { values } });

/** One document for each kind of value, by the name of its id. */
const DOCUMENTS: Readonly<Record<string, object>> = {
  missing: {},
  null: { f: NULL },
  false: { f: { booleanValue: false } },
  nan: { f: NAN },
  zero: { f: int(0) },
  one: { f: { doubleValue: 1 } },
  two: { f: int(2) },
  a: { f: string('a') },
  b: { f: string('b') },
  list: { f: list(string('a'), int(2), NULL) },
  empty: { f: list() },
  map: { f: { mapValue: { fields: { k: int(1) } } } },
};

/** Ids of the documents that a filter on `f` lets through. */
function matching(op: string, value: object, kind = 'fieldFilter'): readonly string[] {
  const content = { field: { fieldPath: 'f' }, op, ...(kind === 'fieldFilter' ? { value } : {}) };
  const query = parseQuery('', { from: [{ collectionId: 'c' }], where: { [kind]: content } });
  const matches = compileMatch(query, names);
  return Object.entries(DOCUMENTS)
    .filter(([id, fields]) =>
      matches({ path: `c/${id}`, fields: parseFields(fields), createTime: 1, updateTime: 1 }),
    )
    .map(([id]) => id);
}

describe('filters', () => {
  const NOT_NULL = ['false', 'nan', 'zero', 'one', 'two', 'a', 'b', 'list', 'empty', 'map'];

  it.each([
    ['EQUAL', int(1), ['one']],
    ['EQUAL', NULL, []],
    ['EQUAL', list(), ['empty']],
    ['LESS_THAN', int(2), ['zero', 'one']],
    ['LESS_THAN_OR_EQUAL', int(1), ['zero', 'one']],
    ['GREATER_THAN', int(0), ['one', 'two']],
    ['GREATER_THAN_OR_EQUAL', string('a'), ['a', 'b']],
    ['GREATER_THAN', string(''), ['a', 'b']],
    ['NOT_EQUAL', int(1), NOT_NULL.filter((id) => id !== 'one')],
    ['IN', list(int(1), string('b'), NULL), ['one', 'b']],
    ['NOT_IN', list(int(1), string('b')), NOT_NULL.filter((id) => id !== 'one' && id !== 'b')],
    ['NOT_IN', list(NULL), []],
    ['ARRAY_CONTAINS', { doubleValue: 2 }, ['list']],
    ['ARRAY_CONTAINS', NULL, []],
    ['ARRAY_CONTAINS_ANY', list(string('x'), string('a')), ['list']],
  ])('%s %j finds %j', (op, value, ids) => {
    expect(matching(op, value)).toEqual(ids);
  });

  it.each([
    ['IS_NULL', ['null']],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NULL', NOT_NULL],
    ['IS_NOT_NAN', NOT_NULL.filter((id) => id !== 'nan')],
  ])('%s finds %j', (op, ids) => {
    expect(matching(op, {}, 'unaryFilter')).toEqual(ids);
  });

  it('know operators by their numbers, as the server SDKs send them', () => {
    const numbered = (op: number) => {
      const filter = { fieldFilter: { field: { fieldPath: 'f' }, op, value: int(1) } };
      return parseQuery('', { from: [{ collectionId: 'c' }], where: filter }).where;
    };
    expect(numbered(4)).toMatchObject({ op: '>=', value: parseValue(int(1)) });
    expect(numbered(5)).toMatchObject({ op: '==' });
  });
});
