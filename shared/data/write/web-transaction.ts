import {
  collection,
  deleteField,
  doc,
  firestore,
  getDocs,
  serverTimestamp,
  type Transaction,
} from '@fm/firebase/firestore';
import {
  COMMIT_TIME,
  type DocumentQuery,
  type DocumentTransaction,
  idOf,
  REMOVED,
} from '@fm/workflows/documents';
import { documentOf, forStore } from '../convert';
import { QuerySpec } from '../live/query-spec';

/**
 * A transaction of the browser's SDK. Queries run beside it: within one, the SDK reads documents by their ids alone.
 */
export function webTransaction(transaction: Transaction): DocumentTransaction {
  const at = (path: string) => doc(firestore(), path);
  return {
    get: async (path) => documentOf(await transaction.get(at(path))),
    async find(query) {
      const { docs } = await getDocs(specOf(query).bounded(query.limit));
      return docs.flatMap((snapshot) => documentOf(snapshot) ?? []);
    },
    set: (path, data) => void transaction.set(at(path), forStore(data, sentinel)),
    update: (path, fields) => void transaction.update(at(path), forStore(fields, sentinel)),
    delete: (path) => void transaction.delete(at(path)),
    newId,
  };
}

/** A query of a workflow as the SDK's own. */
export function specOf({ path, everywhere, filters, orders }: DocumentQuery): QuerySpec {
  const all = everywhere ? QuerySpec.of(idOf(path), true) : QuerySpec.of(path);
  const filtered = filters.reduce((spec, filter) => spec.where(...filter), all);
  return orders.reduce((spec, order) => spec.orderBy(...order), filtered);
}

/** An id for a record that is not stored yet. A form takes one when it opens, so that saving twice creates one. */
export const newId = (): string => doc(collection(firestore(), 'events')).id;

function sentinel(value: unknown): unknown {
  if (value === REMOVED) return deleteField();
  return value === COMMIT_TIME ? serverTimestamp() : value;
}
