import {
  type Json,
  member,
  readBoolean,
  readCount,
  readEnum,
  readList,
  readObject,
  readString,
} from '../json';
import type { Path } from '../names';
import { invalid, StatusError } from '../status';
import { formatFieldPath } from '../values/field-path';
import { parseValue } from '../values/parse-value';
import { disjunctions } from './disjunctions';
import { parseFieldReference, parseFilter } from './parse-filter';
import {
  type Cursor,
  DOCUMENT_NAME,
  type Filter,
  fieldFilters,
  INEQUALITIES,
  isDocumentName,
  type Order,
  type Query,
  sameField,
} from './query';

const DIRECTIONS = ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'] as const;

/** Reads a `StructuredQuery` below `parent`. Throws INVALID_ARGUMENT, UNIMPLEMENTED for vector search. */
export function parseQuery(parent: Path, json: unknown): Query {
  const query = readObject(json, 'structuredQuery');
  if (member(query, 'findNearest') !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Nearest-neighbour search is not supported by this backend.');
  }
  const from = readList(member(query, 'from'), 'from');
  if (from.length !== 1) throw invalid('A query must select exactly one collection.');
  const selector = readObject(from[0], 'from');
  const collectionId = readString(member(selector, 'collectionId'), 'collectionId');
  const allDescendants = readBoolean(member(selector, 'allDescendants'), 'allDescendants');
  if (collectionId === '' && !allDescendants) throw invalid('from.collectionId is missing.');
  if (collectionId.includes('/')) throw invalid(`Invalid collection id "${collectionId}".`);
  const where = parseFilter(member(query, 'where'));
  // Checked here and not at the first run, so that a listener is refused when it is added.
  disjunctions(where);
  const orderBy = completeOrder(readList(member(query, 'orderBy'), 'orderBy').map(parseOrder), where);
  return {
    parent,
    collectionId: collectionId === '' ? undefined : collectionId,
    allDescendants,
    where,
    orderBy,
    startAt: parseCursor(member(query, 'startAt'), orderBy, 'startAt'),
    endAt: parseCursor(member(query, 'endAt'), orderBy, 'endAt'),
    offset: readCount(member(query, 'offset'), 'offset') ?? 0,
    limit: readCount(member(query, 'limit'), 'limit'),
    select: parseProjection(member(query, 'select')),
  };
}

function parseOrder(json: unknown): Order {
  const order = readObject(json, 'orderBy');
  const direction = readEnum(member(order, 'direction'), DIRECTIONS, 'direction');
  return {
    field: parseFieldReference(member(order, 'field')),
    direction: direction === 'DESCENDING' ? 'desc' : 'asc',
  };
}

/** Fields of inequalities order too, in the order of their names; the document's name comes last. */
function completeOrder(given: readonly Order[], where: Filter | undefined): readonly Order[] {
  const atName = given.findIndex(({ field }) => isDocumentName(field));
  if (atName >= 0) return given.slice(0, atName + 1);
  const direction = given.at(-1)?.direction ?? 'asc';
  const implied = fieldFilters(where)
    .filter(({ op }) => INEQUALITIES.has(op))
    .map(({ field }) => field)
    .sort((a, b) => (formatFieldPath(a) < formatFieldPath(b) ? -1 : 1));
  const orders = [...given];
  for (const field of implied) {
    const isKnown = orders.some((order) => sameField(order.field, field));
    if (!isKnown && !isDocumentName(field)) orders.push({ field, direction });
  }
  return [...orders, { field: DOCUMENT_NAME, direction }];
}

function parseCursor(json: unknown, orderBy: readonly Order[], name: string): Cursor | undefined {
  if (json === undefined || json === null) return undefined;
  const cursor: Json = readObject(json, name);
  const values = readList(member(cursor, 'values'), `${name}.values`).map(parseValue);
  if (values.length > orderBy.length) throw invalid(`${name} has more values than the query has orders.`);
  values.forEach((value, index) => {
    const field = orderBy[index]?.field;
    if (field && isDocumentName(field) && !('referenceValue' in value)) {
      throw invalid(`${name} needs a reference where the order is by __name__.`);
    }
  });
  // Without values it is no position at all.
  if (values.length === 0) return undefined;
  return { values, before: readBoolean(member(cursor, 'before'), `${name}.before`) };
}

function parseProjection(json: unknown): Query['select'] {
  if (json === undefined || json === null) return undefined;
  const fields = readList(member(readObject(json, 'select'), 'fields'), 'select.fields');
  return fields.length === 0 ? undefined : fields.map(parseFieldReference);
}
