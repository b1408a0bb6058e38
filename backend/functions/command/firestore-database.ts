import {
  COMMIT_TIME,
  type DocumentDatabase,
  type DocumentTransaction,
  idOf,
  REMOVED,
  type StoredDocument,
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

/** Firestore as workflows know it. */
export const firestoreDatabase = (firestore: Firestore): DocumentDatabase => ({
  transact: (work) => firestore.runTransaction((transaction) => work(opened(firestore, transaction))),
});

function opened(firestore: Firestore, transaction: Transaction): DocumentTransaction {
  return {
    get: async (path) => documentOf(await transaction.get(firestore.doc(path))),
    async find({ path, everywhere, filters, orders, limit }) {
      const filtered = filters.reduce<Query>(
        (query, [field, operator, value]) => query.where(field, operator, value),
        everywhere ? firestore.collectionGroup(idOf(path)) : firestore.collection(path),
      );
      const last = orders.at(-1)?.[1] ?? 'asc';
      const ordered = orders.reduce((query, [field, direction]) => query.orderBy(field, direction), filtered);
      // The order by id at the end is the one that the indexes are made for.
      const { docs } = await transaction.get(ordered.orderBy(FieldPath.documentId(), last).limit(limit));
      return docs.flatMap((snapshot) => documentOf(snapshot) ?? []);
    },
    set: (path, data) => void transaction.set(firestore.doc(path), forStore(data) as DocumentData),
    update: (path, fields) => void transaction.update(firestore.doc(path), forStore(fields) as DocumentData),
    delete: (path) => void transaction.delete(firestore.doc(path)),
    newId: () => firestore.collection('events').doc().id,
  };
}

function documentOf(snapshot: DocumentSnapshot): StoredDocument | undefined {
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

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
