import { documentSize } from '@fm/local-backend/testing';
import {
  type DocumentQuery,
  type DocumentTransaction,
  idOf,
  type StoredDocument,
  selectedFields,
} from '@fm/workflows/documents';
import { encodeFields } from '@fm/workflows/rest-values';
import type { MemoryDatabase } from '@fm/workflows/testing';
import { documents } from '../seed/demo-fixture';

type Fields = readonly string[] | undefined;

const collectionOf = (path: string) => path.split('/').at(-2) ?? '';

/** Bytes of a document as the service counts them, of the named fields alone. */
function sizeOf({ path, data }: StoredDocument, fields?: Fields): number {
  const names = fields && new Set(fields.map((field) => field.split('.')[0] ?? field));
  const kept = names ? Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name))) : data;
  return documentSize(path, encodeFields(kept));
}

const fullest = new Map<string, number>();

/** Bytes of the fullest document that the demo has in a collection; 0 where it has none. */
export function fullestOf(collection: string, fields?: Fields): number {
  const key = `${collection} ${fields?.join() ?? '*'}`;
  const known =
    fullest.get(key) ??
    documents
      .filter(({ path }) => collectionOf(path) === collection)
      .reduce((most, document) => Math.max(most, sizeOf(document, fields)), 0);
  fullest.set(key, known);
  return known;
}

/**
 * Counts what transactions of a database read, as if each document were the fullest of its kind in the demo, and each
 * query found as many as it asks for. Gives the bytes so far.
 */
export function countReads(database: MemoryDatabase): () => number {
  let bytes = 0;
  const count = (document: StoredDocument | undefined) => {
    if (document) bytes += Math.max(sizeOf(document), fullestOf(collectionOf(document.path)));
    return document;
  };
  const countAll = (query: DocumentQuery, found: readonly StoredDocument[]) => {
    const fields = query.only && selectedFields(query);
    const most = Math.max(fullestOf(idOf(query.path), fields), ...found.map((one) => sizeOf(one)));
    bytes += query.limit * most;
    return found;
  };
  const transact = database.transact.bind(database);
  database.transact = (work) =>
    transact((transaction: DocumentTransaction) =>
      work({
        ...transaction,
        get: async (path) => count(await transaction.get(path)),
        find: async (query) => countAll(query, await transaction.find(query)),
      }),
    );
  return () => bytes;
}
