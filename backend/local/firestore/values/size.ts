import type { Path } from '../names';
import { type Fields, type Value, vectorOf } from './value';

/** Stored size of a text. */
const bytesOf = (text: string): number => Buffer.byteLength(text) + 1;

/** Stored size of a document by https://firebase.google.com/docs/firestore/storage-size */
export const documentSize = (path: Path, fields: Fields): number => nameSize(path) + fieldsSize(fields) + 32;

/** Stored size of a document's name. */
export const nameSize = (path: Path): number =>
  path.split('/').reduce((sum, part) => sum + bytesOf(part), 16);

const fieldsSize = (fields: Fields): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + bytesOf(name) + valueSize(value), 0);

/** Stored size of a value. */
export function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return bytesOf(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return value.arrayValue.values.reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return (vectorOf(value)?.length ?? 0) * 8 || fieldsSize(value.mapValue.fields);
  return 8;
}
