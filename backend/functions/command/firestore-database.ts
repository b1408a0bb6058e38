import { valueAt } from '@fm/domain/record';
import {
  COMMIT_TIME,
  CountedNumbers,
  type DocumentDatabase,
  type DocumentQuery,
  type DocumentTransaction,
  idOf,
  isMap,
  REMOVED,
  type StoredDocument,
  selectedFields,
} from '@fm/workflows/documents';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { countUpIn } from './count-up';

/**
 * Tries of a transaction that others keep getting ahead of. Five, which the SDK has by itself, are nearly used up where
 * twenty people plan one crew (decision 0074); the waits before eight are half a minute together.
 */
const MOST_TRIES = 8;

/** Firestore as workflows know it. */
export const firestoreDatabase = (firestore: Firestore): DocumentDatabase => ({
  transact(work) {
    const numbers = new CountedNumbers(countUpIn(firestore));
    return firestore.runTransaction(
      (transaction) => work(documentTransaction(firestore, transaction, numbers)),
      { maxAttempts: MOST_TRIES },
    );
  },
});

/** A transaction of Firestore as workflows know one; each try of the same one is given the same `numbers`. */
export function documentTransaction(
  firestore: Firestore,
  transaction: Transaction,
  numbers = new CountedNumbers(countUpIn(firestore)),
): DocumentTransaction {
  return {
    get: readerOf(firestore, transaction),
    async find(query) {
      const { docs } = await transaction.get(firestoreQuery(firestore, query));
      return docs.flatMap((snapshot) => documentOf(snapshot) ?? []);
    },
    set: (path, data) => void transaction.set(firestore.doc(path), forStore(data) as DocumentData),
    update: (path, fields) => void transaction.update(firestore.doc(path), forStore(fields) as DocumentData),
    delete: (path) => void transaction.delete(firestore.doc(path)),
    newId: () => firestore.collection('events').doc().id,
    numbersFor: (counter, paths, after) => numbers.for(counter, paths, after),
  };
}

/** A query of workflows as Firestore takes it. */
export function firestoreQuery(
  firestore: Firestore,
  { path, everywhere, only, filters, orders, limit, after }: DocumentQuery,
): Query {
  const filtered = filters.reduce<Query>(
    (query, [field, operator, value]) => query.where(field, operator, value),
    everywhere ? firestore.collectionGroup(idOf(path)) : firestore.collection(path),
  );
  const last = orders.at(-1)?.[1] ?? 'asc';
  const ordered = orders.reduce((query, [field, direction]) => query.orderBy(field, direction), filtered);
  // The order by id at the end is the one that the indexes are made for.
  const all = ordered.orderBy(FieldPath.documentId(), last).limit(limit);
  const sorted = only ? all.select(...selectedFields({ only, filters, orders })) : all;
  if (!after) return sorted;
  const id = everywhere ? firestore.doc(after.path) : idOf(after.path);
  return sorted.startAfter(...orders.map(([field]) => valueAt(after.data, field)), id);
}

/** One document that is asked for. */
interface Asked {
  readonly path: string;
  resolve(document: StoredDocument | undefined): void;
  reject(error: unknown): void;
}

/** Reads documents: those that are asked for in one go are one request to the server, a page of many records above all. */
function readerOf(firestore: Firestore, transaction: Transaction): DocumentTransaction['get'] {
  let waiting: Asked[] = [];
  const read = async () => {
    const asked = waiting;
    waiting = [];
    try {
      const found = await transaction.getAll(...asked.map(({ path }) => firestore.doc(path)));
      for (const [at, snapshot] of found.entries()) asked[at]?.resolve(documentOf(snapshot));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (path) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void read());
      waiting.push({ path, resolve, reject });
    });
}

/** What a document holds, with instants as `Date`s; undefined where there is none. */
export function documentOf(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const data = snapshot.data();
  return data && { path: snapshot.ref.path, data: fromStore(data) as StoredDocument['data'] };
}

function fromStore(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(fromStore);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromStore(inner)]));
}

/** A value as the store takes it; what is undefined is left out at every depth. */
function forStore(value: unknown): unknown {
  if (value === REMOVED) return FieldValue.delete();
  if (value === COMMIT_TIME) return FieldValue.serverTimestamp();
  if (Array.isArray(value)) return value.map(forStore);
  if (!isMap(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, forStore(inner)]));
}
