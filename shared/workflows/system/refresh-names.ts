import { kindNamed, type NameCopy, nameCopiesOf } from '@fm/domain/kinds';
import type { RecordKind } from '@fm/domain/record';
import {
  type DocumentDatabase,
  type DocumentQuery,
  type DocumentTransaction,
  patched,
  recordFrom,
  type StoredDocument,
  withCrewCopies,
} from '../documents';

/** Copies refreshed in one transaction: a record and the crew's copy of it are two writes each, of 500. */
const PAGE = 100;

/** A record that has another name now. */
export interface Renamed {
  /** Its kind, by the name in history. */
  readonly type: string;
  readonly id: string;
  /** Where it lies. */
  readonly path: string;
  /** What it was called before. */
  readonly before: string;
}

/** Records that still know another one under the name it had. */
export const copiesOfName = (
  { kind, isBelow, shape, field, nameField }: NameCopy,
  id: string,
  before: string,
  limit: number,
): DocumentQuery => ({
  path: kind.path,
  ...(isBelow && { everywhere: true }),
  filters:
    shape === 'many'
      ? [[field, 'array-contains', { id, name: before }]]
      : [
          [shape === 'one' ? `${field}.id` : field, '==', id],
          [nameField, '==', before],
        ],
  // Two fields that are asked for everywhere need an index made for them, which one alone cannot have.
  orders: isBelow ? [['createdAt', 'asc']] : [],
  limit,
});

/**
 * Gives the present name of a record to all that keep the name it had before, and gives how many those were. Nobody
 * changed those records: their `rev` stays, so that no open form meets a conflict, and their history tells of nothing.
 * Safe to run twice, and for names that were overtaken.
 */
export async function refreshNames(database: DocumentDatabase, renamed: Renamed): Promise<number> {
  let refreshed = 0;
  for (const copy of nameCopiesOf(renamed.type)) {
    for (let count = PAGE; count === PAGE; refreshed += count)
      count = await database.transact((opened) => refreshPage(withCrewCopies(opened), copy, renamed));
  }
  return refreshed;
}

async function refreshPage(
  transaction: DocumentTransaction,
  copy: NameCopy,
  { type, id, path, before }: Renamed,
): Promise<number> {
  const record = recordFrom<object>(await transaction.get(path));
  const name = record && kindNamed(type)?.label(record);
  // Gone, or called as before again: the copies are right.
  if (name === undefined || name === before) return 0;
  const found = await transaction.find(copiesOfName(copy, id, before, PAGE));
  for (const document of found) {
    const fields = namedIn(copy, document, id, name);
    transaction.update(document.path, { ...fields, ...wordsWith(copy.kind, document, fields) });
  }
  return found.length;
}

type Fields = Readonly<Record<string, unknown>>;

function namedIn(
  { shape, field, nameField }: NameCopy,
  { data }: StoredDocument,
  id: string,
  name: string,
): Fields {
  if (shape !== 'many') return { [nameField]: name };
  const refs = field.split('.').reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], data);
  return {
    [field]: (refs as readonly { readonly id: string }[]).map((ref) => (ref.id === id ? { id, name } : ref)),
  };
}

/** The words a record is found by, which names are among. */
const wordsWith = (kind: RecordKind<object>, { path, data }: StoredDocument, fields: Fields): Fields => {
  const record = recordFrom<object>({ path, data: patched(data, fields) });
  return kind.tokens && record ? { tokens: kind.tokens(record) } : {};
};
