import type { Micros } from '../../store/commit-clock';
import type { StoredDocument } from '../documents/document';
import type { Names } from '../names';
import { invalid, StatusError } from '../status';
import { checkFieldPath, type FieldPath, valueAt, withValueAt } from '../values/field-path';
import { documentSize } from '../values/size';
import type { Fields, Value } from '../values/value';
import { transformed } from './transform';
import type { Write, WriteResult } from './write';

const MAX_DOCUMENT_BYTES = 1_048_576;

export interface AppliedWrite {
  /** The document after the write; undefined when there is none. */
  readonly document: StoredDocument | undefined;
  readonly result: WriteResult;
}

/** What a write makes of a stored document, whatever its precondition. Throws INVALID_ARGUMENT beyond a limit. */
export function applyWrite(
  write: Write,
  stored: StoredDocument | undefined,
  commitTime: Micros,
): AppliedWrite {
  if (write.kind !== 'update') {
    return write.kind === 'delete'
      ? { document: undefined, result: { transformResults: [] } }
      : { document: stored, result: noChange(stored) };
  }

  let fields: Fields = write.mask ? masked(stored?.fields ?? {}, write.fields, write.mask) : write.fields;
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = transformed(transform, valueAt(fields, transform.path), commitTime);
    checkFieldPath(transform.path);
    fields = withValueAt(fields, transform.path, value);
    transformResults.push(result);
  }
  if (documentSize(write.path, fields) > MAX_DOCUMENT_BYTES) {
    throw invalid(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
  }
  // A write that changes nothing keeps the time of the last change, as the service does.
  if (stored && JSON.stringify(stored.fields) === JSON.stringify(fields)) {
    return { document: stored, result: { updateTime: stored.updateTime, transformResults } };
  }
  const createTime = stored?.createTime ?? commitTime;
  return {
    document: { path: write.path, fields, createTime, updateTime: commitTime },
    result: { updateTime: commitTime, transformResults },
  };
}

const noChange = (stored: StoredDocument | undefined): WriteResult =>
  stored ? { updateTime: stored.updateTime, transformResults: [] } : { transformResults: [] };

function masked(stored: Fields, written: Fields, mask: readonly FieldPath[]): Fields {
  let fields = stored;
  for (const path of mask) {
    checkFieldPath(path);
    fields = withValueAt(fields, path, valueAt(written, path));
  }
  return fields;
}

/** Why the stored document, or its deletion earlier in the same commit, does not allow a write; undefined when it does. */
export function failedPrecondition(
  { path, precondition }: Write,
  stored: StoredDocument | undefined,
  isDeleted: boolean,
  names: Names,
): StatusError | undefined {
  if (precondition === undefined) return undefined;
  const name = names.nameOf(path);
  if ('exists' in precondition) {
    if (precondition.exists === (stored !== undefined)) return undefined;
    if (isDeleted) return invalid(`An earlier write of the commit deletes the document: ${name}`);
    return stored
      ? new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`)
      : new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (stored?.updateTime === precondition.updateTime) return undefined;
  // Also for a document that is gone: clients repeat a transaction on this status and give up on NOT_FOUND.
  const found = stored?.updateTime ?? 'none';
  return new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${found}) does not match the required base version (${precondition.updateTime})`,
  );
}
