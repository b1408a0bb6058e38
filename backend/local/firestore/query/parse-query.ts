import {
  checkDepth,
  checkMembers,
  isObject,
  type Json,
  member,
  readBoolean,
  readCount,
  readEnum,
  readList,
  readObject,
  readString,
} from '../json';
import { isReserved, type Path } from '../names';
import { invalid, StatusError } from '../status';
import { formatFieldPath } from '../values/field-path';
import { parseValue } from '../values/parse-value';
import { checkFilter } from './check-filter';
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

const MEMBERS = ['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'];

/** Reads a `StructuredQuery` below `parent`. Throws INVALID_ARGUMENT, UNIMPLEMENTED for vector search. */
export function parseQuery(parent: Path, json: unknown): Query {
  checkDepth(json);
  const query = readObject(json, 'structuredQuery');
  if (member(query, 'findNearest') !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Nearest-neighbour search is not supported by this backend.');
  }
  checkMembers(query, MEMBERS, 'structuredQuery');
  const { collectionId, allDescendants } = parseSelector(readList(member(query, 'from'), 'from'));
  const where = parseFilter(member(query, 'where'));
  // Checked here and not at the first run, so that a listener is refused when it is added.
  checkFilter(where, disjunctions(where));
  const orderBy = completeOrder(readList(member(query, 'orderBy'), 'orderBy').map(parseOrder), where);
  if (collectionId === undefined) checkNamesOnly(where, orderBy);
  return {
    parent,
    collectionId,
    allDescendants,
    where,
    orderBy,
    startAt: parseCursor(member(query, 'startAt'), orderBy, 'startAt'),
    endAt: parseCursor(member(query, 'endAt'), orderBy, 'endAt'),
    offset: readNumber(query, 'offset') ?? 0,
    limit: readNumber(query, 'limit'),
    select: parseProjection(member(query, 'select')),
  };
}

/** What a query looks into; every collection when it names none. */
function parseSelector(from: readonly unknown[]): Pick<Query, 'collectionId' | 'allDescendants'> {
  if (from.length > 1) {
    throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  }
  const selector = readObject(from[0], 'from');
  const id = readString(member(selector, 'collectionId'), 'collectionId');
  if (id.includes('/')) throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  if (isReserved(id)) throw invalid(`Collection id "${id}" is invalid because it is reserved.`);
  return {
    collectionId: id === '' ? undefined : id,
    allDescendants: readBoolean(member(selector, 'allDescendants'), 'allDescendants'),
  };
}

/** Over several collections there is no index but that of names. */
function checkNamesOnly(where: Filter | undefined, orderBy: readonly Order[]): void {
  const filtered = fieldFilters(where).find(({ field }) => !isDocumentName(field));
  if (filtered) throw invalid(`kind is required for filter: ${formatFieldPath(filtered.field)}`);
  if (orderBy.length > 1) throw invalid('kind is required for all orders except __key__ ascending');
}

function readNumber(query: Json, name: 'offset' | 'limit'): number | undefined {
  const value = member(query, name);
  const number = isObject(value) ? member(value, 'value') : value;
  if (Number(number) < 0) throw invalid(`${name} is negative`);
  return readCount(value, name);
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
  const twice = given.find(
    (order, index) => given.findIndex((other) => sameField(other.field, order.field)) < index,
  );
  if (twice) throw invalid(`order by clause cannot contain duplicate fields ${formatFieldPath(twice.field)}`);
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
  const atName = orders.findIndex(({ field }) => isDocumentName(field));
  if (atName < 0) return [...orders, { field: DOCUMENT_NAME, direction }];
  if (atName < orders.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
  return orders;
}

function parseCursor(json: unknown, orderBy: readonly Order[], name: string): Cursor | undefined {
  if (json === undefined || json === null) return undefined;
  const cursor: Json = readObject(json, name);
  const values = readList(member(cursor, 'values'), `${name}.values`).map(parseValue);
  if (values.length > orderBy.length) throw invalid('Cursor has too many values.');
  values.forEach((value, index) => {
    const field = orderBy[index]?.field;
    if (field && isDocumentName(field) && !('referenceValue' in value)) {
      throw invalid('Cursor __key__ value is not a document reference.');
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
