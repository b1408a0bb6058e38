import fc from 'fast-check';
import { memoryStorage } from '../../store/memory-storage';
import { Database } from '../database';
import type { StoredDocument } from '../documents/document';
import { Names } from '../names';
import { StatusError } from '../status';
import { parseFields } from '../values/parse-value';
import type { Fields } from '../values/value';
import { compileMatch, isInScope } from './match';
import { parseQuery } from './parse-query';
import { comparePositions, positionOf } from './position';
import type { Query } from './query';
import { countQuery, runQuery } from './run-query';

const names = new Names('demo');

function databaseOf(documents: Readonly<Record<string, Fields>>): Database {
  const database = new Database(memoryStorage(), names, Date.now);
  for (const [path, fields] of Object.entries(documents)) put(database, path, fields);
  return database;
}

const put = (database: Database, path: string, fields: Fields) =>
  database.apply(database.prepare([{ kind: 'update', path, fields, transforms: [] }]));

const remove = (database: Database, path: string) =>
  database.apply(database.prepare([{ kind: 'delete', path }]));

/** What a query is by definition: every document looked at, sorted and cut. */
function byDefinition(query: Query, database: Database): readonly string[] {
  const matches = compileMatch(query, names);
  const all: StoredDocument[] = [...database.collections.all()].flatMap((path) => [
    ...database.documents.in(path),
  ]);
  const at = (document: StoredDocument) => positionOf(document, query.orderBy, names) ?? [];
  return all
    .filter((document) => isInScope(query, document.path) && matches(document))
    .sort((a, b) => comparePositions(at(a), at(b), query.orderBy))
    .slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit)
    .map(({ path }) => path);
}

const LONG = 'x'.repeat(2000);
const scalar = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.integer({ min: -2, max: 2 }).map((integer) => ({ integerValue: String(integer) })),
  fc.constantFrom(-1.5, 0, 1, 1.5, 'NaN', '-0', 'Infinity').map((doubleValue) => ({ doubleValue })),
  fc.constantFrom('', 'a', 'ab', 'b', 'é', '😀', 'a\0', 'a\0b').map((stringValue) => ({ stringValue })),
  fc
    .constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z')
    .map((timestampValue) => ({ timestampValue })),
  fc.constantFrom('AA==', 'AQ==', 'AQI=').map((bytesValue) => ({ bytesValue })),
);
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })) },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.constantFrom('k', 'l'), scalar, { maxKeys: 2 })
      .map((fields) => ({ mapValue: { fields } })),
  },
);
const path = fc.constantFrom(
  'c/1',
  'c/2',
  'c/3',
  'c/4',
  'c/5',
  'c/é',
  'c/1/c/9',
  'c/2/c/1',
  'd/1',
  'd/1/c/2',
  'd/1/c/7',
);
const fields = fc
  .dictionary(fc.constantFrom('a', 'b', 'm'), value, { maxKeys: 3 })
  .map((json) => parseFields(json));
const documents = fc.dictionary(path, fields, { minKeys: 3 });

const reference = path.map((found) => ({ referenceValue: names.nameOf(found) }));
const field = fc.constantFrom('a', 'b', 'm.k');
const comparison = fc.oneof(
  fc.record({
    field,
    op: fc.constantFrom(
      'EQUAL',
      'NOT_EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'ARRAY_CONTAINS',
    ),
    value: scalar,
  }),
  fc.record({
    field,
    op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
  }),
  fc.record({
    field: fc.constant('__name__'),
    op: fc.constantFrom(
      'EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'NOT_EQUAL',
    ),
    value: reference,
  }),
);
type Comparison = { field: string; op: string; value: object };
const toFilter = ({ field: fieldPath, op, value: operand }: Comparison) => ({
  fieldFilter: { field: { fieldPath }, op, value: operand },
});
const flat = comparison.map(toFilter);
/** Whether the service takes the combination at all. */
function isAllowed(where: object): boolean {
  try {
    parseQuery('', { from: [{ collectionId: 'c' }], where });
    return true;
  } catch (error) {
    if (error instanceof StatusError) return false;
    throw error;
  }
}
const filter = fc.oneof(
  flat,
  fc
    .record({ op: fc.constantFrom('AND', 'OR'), filters: fc.array(flat, { minLength: 1, maxLength: 3 }) })
    .map((compositeFilter) => ({ compositeFilter }))
    .filter(isAllowed),
);
const order = fc.record({
  field: field.map((fieldPath) => ({ fieldPath })),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});
const structured = fc.record(
  {
    where: filter,
    orderBy: fc.uniqueArray(order, { maxLength: 2, selector: (entry) => entry.field.fieldPath }),
    offset: fc.integer({ min: 0, max: 2 }),
    limit: fc.integer({ min: 0, max: 4 }),
    allDescendants: fc.boolean(),
    start: fc.record({ values: fc.array(value, { maxLength: 3 }), name: reference, before: fc.boolean() }),
    end: fc.record({ values: fc.array(value, { maxLength: 3 }), name: reference, before: fc.boolean() }),
    parent: fc.constantFrom('', 'c/1', 'd/1'),
  },
  { requiredKeys: ['orderBy', 'parent'] },
);
type Structured = typeof structured extends fc.Arbitrary<infer T> ? T : never;

/** A query of the wire; cursors get as many values as there are orders, references where a name is due. */
function toQuery({ start, end, parent, allDescendants = false, ...rest }: Structured): Query {
  const base = { ...rest, from: [{ collectionId: 'c', allDescendants }] };
  const { orderBy } = parseQuery(parent, base);
  const cursor = (wish: typeof start) =>
    wish && {
      before: wish.before,
      values: wish.values
        .slice(0, orderBy.length)
        .map((operand, index) => (orderBy[index]?.field[0] === '__name__' ? wish.name : operand)),
    };
  return parseQuery(parent, { ...base, startAt: cursor(start), endAt: cursor(end) });
}

const pathsOf = (found: readonly StoredDocument[]) => found.map(({ path: found_ }) => found_);

describe('a query', () => {
  it('gives what its definition says, in that order, whatever index it runs over', () => {
    fc.assert(
      fc.property(documents, structured, (stored, wish) => {
        const database = databaseOf(stored);
        const query = toQuery(wish);
        expect(pathsOf(runQuery(query, database))).toEqual(byDefinition(query, database));
        expect(countQuery(query, database)).toBe(byDefinition(query, database).length);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps its index right through changes and deletions', () => {
    fc.assert(
      fc.property(
        documents,
        structured,
        fc.array(fc.tuple(path, fc.option(fields)), { maxLength: 8 }),
        (stored, wish, changes) => {
          const database = databaseOf(stored);
          const query = toQuery(wish);
          runQuery(query, database);
          for (const [changed, now] of changes) {
            if (now) put(database, changed, now);
            else remove(database, changed);
          }
          expect(pathsOf(runQuery(query, database))).toEqual(byDefinition(query, database));
          expect(countQuery(query, database)).toBe(byDefinition(query, database).length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is exact also where values are too long for their index', () => {
    const text = (stringValue: string) => ({ a: { stringValue }, b: { integerValue: '1' } });
    const database = databaseOf({
      'c/1': text(`${LONG}b`),
      'c/2': text(`${LONG}a`),
      'c/3': text(`${LONG}c`),
      'c/4': text('short'),
    });
    const run = (query: object) =>
      pathsOf(runQuery(parseQuery('', { from: [{ collectionId: 'c' }], ...query }), database));
    const where = (op: string, stringValue: string) => ({
      fieldFilter: { field: { fieldPath: 'a' }, op, value: { stringValue } },
    });
    expect(run({ orderBy: [{ field: { fieldPath: 'a' } }], limit: 2 })).toEqual(['c/4', 'c/2']);
    expect(run({ where: where('EQUAL', `${LONG}b`) })).toEqual(['c/1']);
    expect(run({ where: where('GREATER_THAN', `${LONG}a`) })).toEqual(['c/1', 'c/3']);
  });
});
