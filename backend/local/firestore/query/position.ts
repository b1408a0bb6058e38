import type { ByteString } from '../../store/byte-string';
import type { StoredDocument } from '../documents/document';
import type { Names } from '../names';
import { valueAt } from '../values/field-path';
import { orderKey } from '../values/order-key';
import { isDocumentName, type Order } from './query';

/** Where a document stands: one key for each order. */
export type Position = readonly ByteString[];

/** A document's position; undefined when it lacks a field it would be ordered by. */
export function positionOf(
  document: StoredDocument,
  orderBy: readonly Order[],
  names: Names,
): Position | undefined {
  const position: ByteString[] = [];
  for (const { field } of orderBy) {
    const value = isDocumentName(field)
      ? { referenceValue: names.nameOf(document.path) }
      : valueAt(document.fields, field);
    if (value === undefined) return undefined;
    position.push(orderKey(value));
  }
  return position;
}

/** Negative when `a` comes before `b`; only as many orders count as `b`, which may be a cursor, has values. */
export function comparePositions(a: Position, b: Position, orderBy: readonly Order[]): number {
  for (const [index, right] of b.entries()) {
    const left = a[index] ?? '';
    if (left !== right) return left < right === (orderBy[index]?.direction === 'asc') ? -1 : 1;
  }
  return 0;
}
