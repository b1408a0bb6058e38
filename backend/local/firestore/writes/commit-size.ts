import type { ConfiguredIndexes, IndexColumns, Mode } from '../configured-indexes';
import { collectionOf, idOf, type Path } from '../names';
import { invalid } from '../status';
import { type FieldPath, formatFieldPath, parseFieldPath, valueAt } from '../values/field-path';
import { documentSize, nameSize, valueSize } from '../values/size';
import { type Fields, type Value, vectorOf } from '../values/value';

const MAX_BYTES = 10 * 1024 * 1024;
/** What an entry of an index has beside names and values. */
const ENTRY_BYTES = 32;
/** Of longer values an index keeps the beginning: https://firebase.google.com/docs/firestore/quotas */
const MOST_INDEXED_BYTES = 1_500;

/** What one commit does to one document: its fields before and after, as far as it is there. */
interface Change {
  readonly path: Path;
  readonly before: { readonly fields: Fields } | undefined;
  readonly after: { readonly fields: Fields } | undefined;
}

/**
 * Throws INVALID_ARGUMENT where a commit is larger than the service takes: 10 MiB of documents and index entries that it
 * changes, of a deleted document too (https://firebase.google.com/docs/firestore/manage-data/transactions, "Transaction
 * failure").
 */
export function checkCommitSize(changes: readonly Change[], indexes: ConfiguredIndexes): void {
  if (commitSize(changes, indexes) > MAX_BYTES) {
    throw invalid('Transaction too big. Decrease transaction size.');
  }
}

/** Bytes that a commit counts: its documents, and the entries that go from indexes or come into them. */
export const commitSize = (changes: readonly Change[], indexes: ConfiguredIndexes): number =>
  changes.reduce((sum, { path, before, after }) => {
    const document = after ?? before;
    const own = document ? documentSize(path, document.fields) : 0;
    return sum + own + entriesSize(path, new Columns(before?.fields), new Columns(after?.fields), indexes);
  }, 0);

/** Sizes by https://firebase.google.com/docs/firestore/storage-size, "Index entry size". */
function entriesSize(path: Path, before: Columns, after: Columns, indexes: ConfiguredIndexes): number {
  const collection = collectionOf(path);
  const group = idOf(collection);
  const inGroup = nameSize(path) + ENTRY_BYTES;
  const inCollection = inGroup + (collection.includes('/') ? nameSize(collectionOf(collection)) : 0);
  let bytes = 0;
  const count = (columns: IndexColumns['columns'], beside: number) => {
    const [old, now] = [before.entries(columns), after.entries(columns)];
    if (old.text === now.text) return;
    bytes += old.bytes + now.bytes + (old.count + now.count) * beside;
  };
  for (const { columns } of indexes.over(group, 'COLLECTION')) count(columns, inCollection);
  for (const { columns } of indexes.over(group, 'COLLECTION_GROUP')) count(columns, inGroup);
  for (const field of new Set([...before.leaves, ...after.leaves])) {
    for (const { scope, mode } of indexes.alone(group, field))
      count(
        [{ field, mode }],
        Buffer.byteLength(field) + 1 + (scope === 'COLLECTION' ? inCollection : inGroup),
      );
  }
  return bytes;
}

interface Entries {
  readonly count: number;
  /** Of their values. */
  readonly bytes: number;
  /** The same where the entries are. */
  readonly text: string;
}

const NO_ENTRIES: Entries = { count: 0, bytes: 0, text: '' };

interface Column {
  readonly sizes: readonly number[];
  readonly text: string;
}

/** The values of one version of a document as indexes take them. */
class Columns {
  /** Paths of all values that are no maps. */
  readonly leaves: readonly string[];
  private readonly known = new Map<string, Column | undefined>();

  constructor(private readonly fields: Fields = {}) {
    this.leaves = [...leavesOf(fields)];
  }

  /** None where the document lacks one of the fields. */
  entries(columns: IndexColumns['columns']): Entries {
    let all: Entries = { count: 1, bytes: 0, text: '' };
    for (const { field, mode } of columns) {
      const column = this.column(field, mode);
      if (!column) return NO_ENTRIES;
      const { sizes, text } = column;
      all = {
        count: all.count * sizes.length,
        bytes: all.bytes * sizes.length + all.count * sum(sizes),
        text: `${all.text}|${text}`,
      };
    }
    return all.count === 0 ? NO_ENTRIES : all;
  }

  private column(field: string, mode: Mode): Column | undefined {
    const key = mode === 'CONTAINS' ? `${field} in` : field;
    if (!this.known.has(key))
      this.known.set(key, columnOf(valueAt(this.fields, parseFieldPath(field)), mode));
    return this.known.get(key);
  }
}

function columnOf(value: Value | undefined, mode: Mode): Column | undefined {
  if (value === undefined) return undefined;
  const isArray = 'arrayValue' in value;
  // An array is found by what it contains alone.
  if (isArray !== (mode === 'CONTAINS')) return undefined;
  const values = isArray ? value.arrayValue.values : [value];
  return {
    sizes: values.map((one) => Math.min(valueSize(one), MOST_INDEXED_BYTES)),
    text: JSON.stringify(value),
  };
}

function* leavesOf(fields: Fields, above: FieldPath = []): Iterable<string> {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...above, name];
    if ('mapValue' in value && !vectorOf(value)) yield* leavesOf(value.mapValue.fields, path);
    else yield formatFieldPath(path);
  }
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
