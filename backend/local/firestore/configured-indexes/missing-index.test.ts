import { parseQuery } from '../query/parse-query';
import { parseFieldPath } from '../values/field-path';
import type { IndexDefinitions } from './definitions';
import { ConfiguredIndexes } from './index-columns';
import { missingIndex } from './missing-index';

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  has: 'ARRAY_CONTAINS',
  in: 'IN',
  hasAny: 'ARRAY_CONTAINS_ANY',
  notIn: 'NOT_IN',
};
const one = { integerValue: '1' };
const two = { arrayValue: { values: [one, { integerValue: '2' }] } };
const name = (id: string) => ({ referenceValue: `projects/p/databases/(default)/documents/c/${id}` });

function filter(text: string): object {
  const alternatives = text.split(' or ');
  if (alternatives.length > 1) return { compositeFilter: { op: 'OR', filters: alternatives.map(filter) } };
  const [fieldPath = '', op = ''] = text.split(' ');
  const isList = ['in', 'hasAny', 'notIn'].includes(op);
  const value = fieldPath === '__name__' ? name('1') : isList ? two : one;
  return { fieldFilter: { field: { fieldPath }, op: OPERATORS[op], value } };
}

/** `a ==, b <; c, -d; group`: comparisons, then orders, then the scope. */
function queryOf(text: string) {
  const [comparisons = '', orders = '', scope = ''] = text.split(';').map((part) => part.trim());
  const parts = (list: string) => list.split(', ').filter((part) => part !== '');
  return parseQuery('', {
    from: [{ collectionId: 'c', allDescendants: scope === 'group' }],
    ...(comparisons && {
      where: { compositeFilter: { op: 'AND', filters: parts(comparisons).map(filter) } },
    }),
    orderBy: parts(orders).map((order) => ({
      field: { fieldPath: order.replace('-', '') },
      direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
  });
}

/** `a, -b, tags[]`, with `group:` in front for a group's. */
function indexOf(text: string): IndexDefinitions['indexes'][number] {
  const isGroup = text.startsWith('group:');
  return {
    collectionGroup: 'c',
    queryScope: isGroup ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: text
      .replace('group:', '')
      .split(', ')
      .map((field) =>
        field.endsWith('[]')
          ? { fieldPath: field.slice(0, -2), arrayConfig: 'CONTAINS' }
          : { fieldPath: field.replace('-', ''), order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING' },
      ),
  };
}

const textOf = ({ fields, queryScope }: IndexDefinitions['indexes'][number]) =>
  (queryScope === 'COLLECTION' ? '' : 'group:') +
  fields
    .map((field) => {
      if ('arrayConfig' in field) return `${field.fieldPath}[]`;
      return `${field.order === 'DESCENDING' ? '-' : ''}${field.fieldPath}`;
    })
    .join(', ');

function missing(query: string, indexes: readonly string[] = [], summed: readonly string[] = []) {
  const configured = new ConfiguredIndexes({ indexes: indexes.map(indexOf), fieldOverrides: [] });
  const found = missingIndex(queryOf(query), summed.map(parseFieldPath), configured);
  return found && textOf(found.index);
}

describe('a query needs no index of its own', () => {
  it.each([
    ['without conditions', ''],
    ['ordered by name', '; __name__'],
    ['a range of names', '__name__ >=, __name__ <'],
    ['one equality', 'a =='],
    ['a range of one field', 'a >=, a <'],
    ['all but one value', 'a !='],
    ['all but some values', 'a notIn'],
    ['one order', '; a'],
    ['one order downwards', '; -a'],
    ['a range in its order', 'a >=; -a'],
    ['an element of an array', 'tags has'],
    ['one of several elements', 'tags hasAny'],
    ['one of several values', 'a in'],
    ['a field inside a map', 'm.k ==; '],
    ['several equalities', 'a ==, b ==, m.k =='],
    ['several equalities, names downwards', 'a ==, b ==; -__name__'],
    ['equalities with an element of an array', 'a ==, tags has'],
    ['equalities with one of several values', 'a ==, b in, c in'],
    ['alternatives of equalities', 'a == or b =='],
    ['an equality and a range of names', 'a ==, __name__ >='],
    ['an order an equality has made constant', 'a ==; a'],
    ['a whole group', '; ; group'],
  ])('%s: %s', (_, query) => {
    expect(missing(query)).toBeUndefined();
  });
});

describe('a query needs an index', () => {
  it.each([
    ['an equality and an order', 'a ==; b', 'a, b'],
    ['an equality and an order downwards', 'a ==; -b', 'a, -b'],
    ['an equality and a range', 'a ==, b <', 'a, b'],
    ['an equality and an order of one of several values', 'a in; b', 'a, b'],
    ['an element of an array and an order', 'tags has; b', 'tags[], b'],
    ['one of several elements and an order', 'tags hasAny; b', 'tags[], b'],
    ['two orders', '; a, b', 'a, b'],
    ['two orders in opposite directions', '; a, -b', 'a, -b'],
    ['a range and a further order', 'a >=; a, b', 'a, b'],
    ['ranges of two fields', 'a >=, b <', 'a, b'],
    ['names against the order', '; a, -__name__', 'a, -__name__'],
    ['names downwards', '; -__name__', '-__name__'],
    ['an element of an array, names downwards', 'tags has; -__name__', 'tags[], -__name__'],
    ['an alternative that is ordered by another field', 'a == or b ==; b', 'a, b'],
    ['an equality in a group', 'a ==; ; group', 'group:a'],
    ['an order in a group', '; -a; group', 'group:-a'],
    ['an equality and an order in a group', 'a ==; b; group', 'group:a, b'],
  ])('%s: %s', (_, query, index) => {
    expect(missing(query)).toBe(index);
    if (index.includes(', ') || index.includes('__name__')) expect(missing(query, [index])).toBeUndefined();
  });
});

describe('an index', () => {
  it.each([
    ['of another direction', 'a ==; b', ['a, -b']],
    ['of another collection scope', 'a ==; b', ['group:a, b']],
    ['with a further field, which documents may lack', 'a ==; b', ['a, b, c']],
    ['ordered by another field first', '; a, b', ['b, a']],
    ['with an order in front of the equality', 'a ==; b', ['b, a']],
    ['of an array for a plain equality', 'a ==; b', ['a[], b']],
    ['of a plain field for an element', 'tags has; b', ['tags, b']],
    ['whose names run against the query', 'a ==; b, -__name__', ['a, b']],
  ])('%s does not serve: %s', (_, query, indexes) => {
    expect(missing(query, indexes)).not.toBeUndefined();
  });

  it.each([
    ['of an equality in any direction', 'a ==; b', ['-a, b']],
    ['of equalities in any order', 'a ==, b ==; c', ['b, a, c']],
    ['of one field inside a map', 'm.k ==; b', ['m.k, b']],
    ['with its names against the order', 'a ==; b, -__name__', ['a, b, -__name__']],
    ['that was made for more than its equalities', 'a ==, b ==', ['a, b']],
  ])('%s serves: %s', (_, query, indexes) => {
    expect(missing(query, indexes)).toBeUndefined();
  });
});

describe('indexes are merged', () => {
  it.each([
    ['where both are ordered alike', 'a ==, b ==; c', ['a, c', 'b, c']],
    ['also downwards', 'a ==, b ==; -c', ['a, -c', 'b, -c']],
    ['of three equalities', 'a ==, b ==, d ==; c', ['a, c', 'b, c', 'd, c']],
    ['where one has two of the equalities', 'a ==, b ==, d ==; c', ['a, b, c', 'd, c']],
    ['where they share an equality', 'a ==, b ==, d ==; c', ['a, b, c', 'b, d, c']],
    ['with one of an array', 'a ==, tags has; c', ['a, c', 'tags[], c']],
    ['over a range', 'a ==, b ==, c <', ['a, c', 'b, c']],
    ['over two orders', 'a ==, b ==; c, d', ['a, c, d', 'b, c, d']],
    ['in a group', 'a ==, b ==; c; group', ['group:a, c', 'group:b, c']],
  ])('%s: %s', (_, query, indexes) => {
    expect(missing(query, indexes)).toBeUndefined();
    for (const left of indexes) expect(missing(query, [left])).not.toBeUndefined();
  });

  it.each([
    ['where they are ordered differently', 'a ==, b ==; c', ['a, c', 'b, -c']],
    ['where one lacks the order', 'a ==, b ==; c', ['a, c', 'b, d']],
    ['of different scopes', 'a ==, b ==; c', ['a, c', 'group:b, c']],
    ['where one has only the beginning of the order', 'a ==, b ==; c, d', ['a, c, d', 'b, c']],
  ])('not %s: %s', (_, query, indexes) => {
    expect(missing(query, indexes)).toBe(`a, b, ${query.split('; ')[1]}`);
  });
});

describe('a sum', () => {
  it('of one field alone runs over that field', () => {
    expect(missing('', [], ['n'])).toBeUndefined();
  });

  it('needs its field behind the equalities', () => {
    expect(missing('a ==', [], ['n'])).toBe('a, n');
    expect(missing('a ==', ['a, -n'], ['n'])).toBeUndefined();
    expect(missing('a ==, b ==', ['a, n', 'b, n'], ['n'])).toBeUndefined();
  });

  it('of a field the query compares needs nothing more', () => {
    expect(missing('n >=', [], ['n'])).toBeUndefined();
    expect(missing('n ==', [], ['n'])).toBeUndefined();
  });

  it('of two fields needs both in one index', () => {
    expect(missing('', [], ['n', 'o'])).toBe('n, o');
    expect(missing('', ['o, n'], ['n', 'o'])).toBeUndefined();
  });
});

describe('a field of its own kind', () => {
  const serves = (override: IndexDefinitions['fieldOverrides'][number], query: string) =>
    missingIndex(queryOf(query), [], new ConfiguredIndexes({ indexes: [], fieldOverrides: [override] })) ===
    undefined;
  const groups = { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' } as const;

  it('has the indexes its entry names and no others', () => {
    const override = { collectionGroup: 'c', fieldPath: 'a', indexes: [groups] };
    expect(serves(override, 'a ==; ; group')).toBe(true);
    expect(serves(override, '; -a; group')).toBe(false);
    expect(serves(override, 'a ==')).toBe(false);
    expect(serves(override, 'b ==')).toBe(true);
  });

  it('hands them down to the fields of a map', () => {
    expect(serves({ collectionGroup: 'c', fieldPath: 'm', indexes: [] }, 'm.k ==')).toBe(false);
  });

  it('can be every field of a collection', () => {
    expect(serves({ collectionGroup: 'c', fieldPath: '*', indexes: [] }, 'a ==')).toBe(false);
    expect(serves({ collectionGroup: 'd', fieldPath: '*', indexes: [] }, 'a ==')).toBe(true);
  });
});
