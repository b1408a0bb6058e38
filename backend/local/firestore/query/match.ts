import type { ByteString } from '../../store/byte-string';
import type { StoredDocument } from '../documents/document';
import { childPath, collectionOf, idOf, type Names, type Path } from '../names';
import { type FieldPath, valueAt } from '../values/field-path';
import { firstComparable, isNullKey, orderKey, typeByte } from '../values/order-key';
import type { Value } from '../values/value';
import { comparePositions, positionOf } from './position';
import { type FieldFilter, type Filter, isDocumentName, type Query } from './query';

export type Predicate = (document: StoredDocument) => boolean;

/** Whether the collection of a document is one the query looks into. */
export function isInScope(query: Query, path: Path): boolean {
  const collection = collectionOf(path);
  if (!query.allDescendants) {
    if (query.collectionId !== undefined) return collection === childPath(query.parent, query.collectionId);
    return collection === childPath(query.parent, idOf(collection));
  }
  const isBelow = query.parent === '' || collection.startsWith(`${query.parent}/`);
  return isBelow && (query.collectionId === undefined || idOf(collection) === query.collectionId);
}

/** Whether a document in scope belongs to the result, limit and offset aside. */
export function compileMatch(query: Query, names: Names): Predicate {
  const { where, orderBy, startAt, endAt } = query;
  const matchesFilter = where ? compileFilter(where, names) : undefined;
  const start = startAt?.values.map(orderKey);
  const end = endAt?.values.map(orderKey);
  return (document) => {
    if (matchesFilter && !matchesFilter(document)) return false;
    const position = positionOf(document, orderBy, names);
    if (position === undefined) return false;
    if (startAt && start) {
      const order = comparePositions(position, start, orderBy);
      if (order < 0 || (order === 0 && !startAt.before)) return false;
    }
    if (endAt && end) {
      const order = comparePositions(position, end, orderBy);
      if (order > 0 || (order === 0 && endAt.before)) return false;
    }
    return true;
  };
}

/** The value a query sees at a path, the document's name included. */
export const queryValue = (document: StoredDocument, field: FieldPath, names: Names): Value | undefined =>
  isDocumentName(field) ? { referenceValue: names.nameOf(document.path) } : valueAt(document.fields, field);

function compileFilter(filter: Filter, names: Names): Predicate {
  if (filter.kind === 'field') {
    const test = compileField(filter);
    return (document) => {
      const value = queryValue(document, filter.field, names);
      return value !== undefined && test(value);
    };
  }
  const parts = filter.filters.map((part) => compileFilter(part, names));
  return filter.op === 'and'
    ? (document) => parts.every((part) => part(document))
    : (document) => parts.some((part) => part(document));
}

function compileField({ op, value: operand }: FieldFilter): (value: Value) => boolean {
  const key = orderKey(operand);
  const keys = new Set('arrayValue' in operand ? operand.arrayValue.values.map(orderKey) : []);
  switch (op) {
    case '==':
      return (value) => orderKey(value) === key;
    case '!=':
      return notNull((found) => found !== key);
    case '<':
      return sameType(key, (found) => found < key);
    case '<=':
      return sameType(key, (found) => found <= key);
    case '>':
      return sameType(key, (found) => found > key);
    case '>=':
      return sameType(key, (found) => found >= key);
    case 'in':
      return (value) => keys.has(orderKey(value));
    case 'not-in':
      return notNull((found) => !keys.has(found) && ![...keys].some(isNullKey));
    case 'array-contains':
      return (value) => itemsOf(value).some((item) => orderKey(item) === key);
    case 'array-contains-any':
      return (value) => itemsOf(value).some((item) => keys.has(orderKey(item)));
  }
}

const itemsOf = (value: Value): readonly Value[] => ('arrayValue' in value ? value.arrayValue.values : []);

function notNull(test: (key: ByteString) => boolean): (value: Value) => boolean {
  return (value) => {
    const key = orderKey(value);
    return !isNullKey(key) && test(key);
  };
}

/** An inequality sees values of its operand's type only, and never NaN. */
function sameType(operand: ByteString, test: (key: ByteString) => boolean): (value: Value) => boolean {
  const first = firstComparable(operand);
  return (value) => {
    const key = orderKey(value);
    return typeByte(key) === typeByte(operand) && key >= first && test(key);
  };
}
