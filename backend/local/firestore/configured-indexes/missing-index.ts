import { type Conjunction, disjunctions } from '../query/disjunctions';
import { type Direction, isDocumentName, type Query } from '../query/query';
import { type FieldPath, formatFieldPath } from '../values/field-path';
import type { CompositeIndex } from './definitions';
import { ConfiguredIndexes, EVERY_FIELD, type IndexColumns, type Order, type Scope } from './index-columns';

/** An index a query cannot do without. */
export interface MissingIndex {
  /** Kinds of one field are told from indexes over several in words, and stand elsewhere in the file. */
  readonly isSingle: boolean;
  readonly index: CompositeIndex;
}

/** What one alternative of a query asks of its indexes. */
interface Wanted {
  /** Fields with a fixed value, in any order: by name, with how they are compared. */
  readonly fixed: ReadonlyMap<string, 'equal' | 'contains'>;
  /** What the entries must be ordered by after the fixed fields, but for the name. */
  readonly ordered: readonly { readonly field: string; readonly mode: Order }[];
  /** Fields whose values are summed: they follow in any order and direction. */
  readonly summed: readonly string[];
  readonly name: Order;
}

/**
 * The index a query lacks, or undefined when it can run: each of its alternatives needs indexes whose entries are
 * ordered alike after fields the query fixes, and that together have every fixed field, because such indexes can be
 * merged. `summed` are the fields of sums and averages.
 */
export function missingIndex(
  query: Query,
  summed: readonly FieldPath[],
  configured: ConfiguredIndexes,
): MissingIndex | undefined {
  const [wanted] = unserved(query, summed, configured);
  if (!wanted) return undefined;
  const index = indexFor(query, wanted);
  return { index, isSingle: index.fields.length === 1 && index.fields[0]?.fieldPath !== '__name__' };
}

/**
 * The shortest indexes that serve a query, those of one field too, merged where it fixes several fields: so few serve
 * every combination of a list's filters.
 */
export function shortestIndexes(query: Query, summed: readonly FieldPath[]): readonly CompositeIndex[] {
  const { collectionId = '' } = query;
  const none = { collectionGroup: collectionId, fieldPath: EVERY_FIELD, indexes: [] };
  const configured = new ConfiguredIndexes({ indexes: [], fieldOverrides: [none] });
  return unserved(query, summed, configured).flatMap((wanted) =>
    wanted.fixed.size === 0
      ? [indexFor(query, wanted)]
      : [...wanted.fixed].map((one) => indexFor(query, { ...wanted, fixed: new Map([one]) })),
  );
}

/** What those alternatives of a query ask for that cannot run, each once. */
function unserved(
  query: Query,
  summed: readonly FieldPath[],
  configured: ConfiguredIndexes,
): readonly Wanted[] {
  const { collectionId } = query;
  // Over collections of any name there is the index of names alone.
  if (collectionId === undefined) return [];
  const byShape = new Map<string, Wanted>();
  for (const alternative of disjunctions(query.where)) {
    const wanted = wantedBy(query, alternative, summed);
    byShape.set(JSON.stringify([[...wanted.fixed], wanted.ordered]), wanted);
  }
  return [...byShape.values()].filter((wanted) => {
    const { fixed, ordered } = wanted;
    const fields = [...fixed.keys(), ...ordered.map(({ field }) => field), ...wanted.summed];
    return !isServed(wanted, configured.of(collectionId, scopeOf(query), fields));
  });
}

const scopeOf = ({ allDescendants }: Query): Scope => (allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION');

/** One index that would do by itself. */
const indexFor = (query: Query, wanted: Wanted): CompositeIndex => ({
  collectionGroup: query.collectionId ?? '',
  queryScope: scopeOf(query),
  fields: fieldsFor(wanted),
});

function wantedBy(query: Query, alternative: Conjunction, summed: readonly FieldPath[]): Wanted {
  const fixed = new Map<string, 'equal' | 'contains'>();
  for (const { field, op } of alternative) {
    if (isDocumentName(field)) continue;
    if (op === '==') fixed.set(formatFieldPath(field), 'equal');
    if (op === 'array-contains') fixed.set(formatFieldPath(field), 'contains');
  }
  const ordered = query.orderBy
    .filter(({ field }) => !isDocumentName(field) && fixed.get(formatFieldPath(field)) !== 'equal')
    .map(({ field, direction }) => ({ field: formatFieldPath(field), mode: modeOf(direction) }));
  const known = new Set([...fixed.keys(), ...ordered.map(({ field }) => field)]);
  return {
    fixed,
    ordered,
    summed: [...new Set(summed.map(formatFieldPath))].filter((field) => !known.has(field)),
    name: modeOf(query.orderBy.at(-1)?.direction ?? 'asc'),
  };
}

const modeOf = (direction: Direction): Order => (direction === 'asc' ? 'ASCENDING' : 'DESCENDING');

function isServed(wanted: Wanted, indexes: readonly IndexColumns[]): boolean {
  const { fixed, ordered, summed, name } = wanted;
  // The documents themselves are stored by name.
  if (fixed.size + ordered.length + summed.length === 0 && name === 'ASCENDING') return true;
  const served = indexes.map((index) => fixedBy(index, wanted)).filter((fields) => fields !== undefined);
  if (served.length === 0) return false;
  const together = new Set(served.flat());
  return [...fixed.keys()].every((field) => together.has(field));
}

/** The fixed fields an index begins with; undefined when the query cannot run over the index. */
function fixedBy(index: IndexColumns, wanted: Wanted): readonly string[] | undefined {
  const { fixed, ordered, summed } = wanted;
  const from = index.columns.length - ordered.length - summed.length;
  if (from < 0) return undefined;
  const first = index.columns.slice(0, from);
  const middle = index.columns.slice(from, from + ordered.length);
  const last = index.columns.slice(from + ordered.length);
  const isUsable =
    first.every(({ field, mode }) => fixed.get(field) === (mode === 'CONTAINS' ? 'contains' : 'equal')) &&
    middle.every(({ field, mode }, at) => ordered[at]?.field === field && ordered[at].mode === mode) &&
    last.every(({ field, mode }) => summed.includes(field) && mode !== 'CONTAINS') &&
    (summed.length > 0 || index.name === wanted.name);
  return isUsable ? first.map(({ field }) => field) : undefined;
}

function fieldsFor({ fixed, ordered, summed, name }: Wanted): CompositeIndex['fields'] {
  const fields: CompositeIndex['fields'] = [...fixed].map(([fieldPath, how]) =>
    how === 'contains' ? { fieldPath, arrayConfig: 'CONTAINS' } : { fieldPath, order: 'ASCENDING' },
  );
  for (const { field, mode } of ordered) fields.push({ fieldPath: field, order: mode });
  for (const fieldPath of summed) fields.push({ fieldPath, order: 'ASCENDING' });
  const last = fields.at(-1);
  const implied = last && 'order' in last ? last.order : 'ASCENDING';
  const isImplied = implied === name && fields.length > 0;
  if (!isImplied && summed.length === 0) fields.push({ fieldPath: '__name__', order: name });
  return fields;
}
