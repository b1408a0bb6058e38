import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '@fm/domain/record';
import type { DocumentQuery, FilterOperator, StoredDocument } from './document-transaction';

/** What a query finds among documents of its collection, in its order and as many as it asks for. */
export function foundAmong(
  documents: readonly StoredDocument[],
  { filters, orders, limit, after }: DocumentQuery,
): readonly StoredDocument[] {
  const inOrder = (a: StoredDocument, b: StoredDocument): number => {
    for (const [field, direction] of orders) {
      const order = compared(valueAt(a.data, field), valueAt(b.data, field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return compared(a.path, b.path) * (orders.at(-1)?.[1] === 'desc' ? -1 : 1);
  };
  return documents
    .filter(({ data }) =>
      filters.every(([field, operator, value]) => matches(valueAt(data, field), operator, value)),
    )
    .filter((document) => !after || inOrder(document, after) > 0)
    .sort(inOrder)
    .slice(0, limit);
}

/** The fields of a document that a query gives: all, or its `only` and those it asks about. */
export function selectedBy(
  { only, filters, orders }: DocumentQuery,
  document: StoredDocument,
): StoredDocument {
  if (!only) return document;
  const names = new Set(selectedFields({ only, filters, orders }).map((field) => field.split('.')[0]));
  const data = Object.fromEntries(Object.entries(document.data).filter(([name]) => names.has(name)));
  return { ...document, data };
}

/** Paths of the fields that a query with `only` gives. */
export const selectedFields = ({
  only = [],
  filters,
  orders,
}: Pick<DocumentQuery, 'only' | 'filters' | 'orders'>): readonly string[] => [
  ...new Set([...only, ...filters.map(([field]) => field), ...orders.map(([field]) => field)]),
];

/** Whether a document lies in a collection, or with `everywhere` in any that is called like it. */
export function liesIn(path: string, { path: collection, everywhere }: DocumentQuery): boolean {
  if (!everywhere) return path.slice(0, path.lastIndexOf('/')) === collection;
  return path.split('/').at(-2) === collection.split('/').at(-1);
}

const ordinal = (value: unknown) => (value instanceof Date ? value.getTime() : (value as string | number));
const compared = (a: unknown, b: unknown): number =>
  ordinal(a) < ordinal(b) ? -1 : ordinal(a) > ordinal(b) ? 1 : 0;

function matches(found: unknown, operator: FilterOperator, value: unknown): boolean {
  switch (operator) {
    case '==':
      return ordinal(found) === ordinal(value);
    case '!=':
      return found !== undefined && ordinal(found) !== ordinal(value);
    case 'in':
      return Array.isArray(value) && value.includes(found);
    case 'array-contains':
      return Array.isArray(found) && found.some((one) => isDeepStrictEqual(one, value));
    case 'array-contains-any':
      return Array.isArray(found) && Array.isArray(value) && value.some((one) => found.includes(one));
    default: {
      // A range holds values of one type alone.
      if (typeof found !== typeof value || found === null) return false;
      const order = compared(found, value);
      if (operator === '<') return order < 0;
      if (operator === '<=') return order <= 0;
      return operator === '>' ? order > 0 : order >= 0;
    }
  }
}
