import { type ByteString, inverted } from '../../store/byte-string';
import type { StoredDocument } from '../documents/document';
import { idKey, idOfKey } from '../documents/document-table';
import { collectionOf, idOf, type Path, pathKey, pathOfKey } from '../names';
import { type FieldPath, formatFieldPath, valueAt } from '../values/field-path';
import { orderKey } from '../values/order-key';
import type { Direction } from './query';

/** One column of an index: a field's values in a direction, or the elements of an array. */
export interface IndexColumn {
  readonly field: FieldPath;
  readonly mode: Direction | 'contains';
}

/** Which entries an index has and in which order: one collection id, its columns, then the document's name. */
export interface IndexDefinition {
  readonly collectionId: string;
  /** A group's index runs over all collections of the id, a collection's starts with the collection. */
  readonly scope: 'collection' | 'group';
  readonly columns: readonly IndexColumn[];
  readonly nameDirection: Direction;
}

// An entry's key may have 4,026 bytes, of which the path takes up to 2,000.
const VALUE_BYTES = 1800;

/** Equal for equal definitions. */
export const definitionKey = ({ collectionId, scope, columns, nameDirection }: IndexDefinition): string =>
  [
    scope,
    collectionId,
    ...columns.map(({ field, mode }) => `${formatFieldPath(field)} ${mode}`),
    nameDirection,
  ].join('|');

/** A value's part of an entry's key; too long ones are cut, after which the order of entries is not exact. */
export function columnKey(
  { columns }: IndexDefinition,
  mode: IndexColumn['mode'],
  key: ByteString,
): { readonly bytes: ByteString; readonly isCut: boolean } {
  const max = Math.floor(VALUE_BYTES / columns.length);
  const isCut = key.length > max;
  const kept = isCut ? key.slice(0, max) : key;
  return { bytes: mode === 'desc' ? inverted(kept) : kept, isCut };
}

/** The name's part of an entry's key: the id within a collection, the whole path in a group. */
export function nameKey({ scope, nameDirection }: IndexDefinition, path: Path): ByteString {
  const key = scope === 'collection' ? idKey(idOf(path)) : pathKey(path);
  return nameDirection === 'desc' ? inverted(key) : key;
}

/** What all entries of one collection begin with, after the index's number. */
export const scopeKey = ({ scope }: IndexDefinition, collection: Path): ByteString =>
  scope === 'collection' ? pathKey(collection) : '';

/**
 * The entries of a document, without the index's number: none when it lacks a column. All have one value, the
 * length of the name at the end of the key: short, because an index can have many times more entries than there
 * are documents.
 */
export function entriesOf(
  definition: IndexDefinition,
  document: StoredDocument,
): { readonly keys: readonly ByteString[]; readonly value: string; readonly isCut: boolean } {
  let keys: ByteString[] = [scopeKey(definition, collectionOf(document.path))];
  let isCut = false;
  for (const { field, mode } of definition.columns) {
    const value = valueAt(document.fields, field);
    if (value === undefined) return { keys: [], value: '', isCut: false };
    const values = mode === 'contains' ? ('arrayValue' in value ? value.arrayValue.values : []) : [value];
    const parts = new Set<ByteString>();
    for (const item of values) {
      const part = columnKey(definition, mode, orderKey(item));
      parts.add(part.bytes);
      isCut ||= part.isCut;
    }
    keys = keys.flatMap((key) => [...parts].map((part) => key + part));
  }
  const name = nameKey(definition, document.path);
  return { keys: keys.map((key) => key + name), value: String(name.length), isCut };
}

/** The document an entry stands for; `collection` is the one looked into, where the index has it in its scope. */
export function pathOfEntry(
  { scope, nameDirection }: IndexDefinition,
  collection: Path,
  key: ByteString,
  value: string,
): Path {
  const name = key.slice(key.length - Number(value));
  const upright = nameDirection === 'desc' ? inverted(name) : name;
  return scope === 'collection' ? `${collection}/${idOfKey(upright)}` : pathOfKey(upright);
}
