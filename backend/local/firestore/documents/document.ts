import type { Micros } from '../../store/commit-clock';
import type { Names, Path } from '../names';
import { formatMicros } from '../values/timestamps';
import type { Fields } from '../values/value';
import { type PackedFields, packFields, unpackFields } from './packed-value';

/** A document as it is stored. Never changed in place: an update makes a new one. */
export interface StoredDocument {
  readonly path: Path;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** What one commit did to one document; both sides are there when it was updated. */
export interface DocumentChange {
  readonly path: Path;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** The text a document is stored as; its path is the key. */
export const serializeDocument = ({ fields, createTime, updateTime }: StoredDocument): string =>
  JSON.stringify([createTime, updateTime, packFields(fields)]);

/** Reads what `serializeDocument` wrote. */
export function deserializeDocument(path: Path, text: string): StoredDocument {
  const [createTime, updateTime, fields] = JSON.parse(text) as [Micros, Micros, PackedFields];
  return { path, fields: unpackFields(fields), createTime, updateTime };
}

/** A document as clients get it. */
export const toWireDocument = (document: StoredDocument, names: Names) => ({
  name: names.nameOf(document.path),
  fields: document.fields,
  createTime: formatMicros(document.createTime),
  updateTime: formatMicros(document.updateTime),
});
