import type { Stored } from '@fm/domain/record';
import { Bytes, type DocumentData, type DocumentSnapshot, Timestamp } from '@fm/firebase/firestore';
import type { StoredDocument } from '@fm/workflows/documents';

function fromStore(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Bytes) return value.toUint8Array();
  if (Array.isArray(value)) return value.map(fromStore);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromStore(inner)]));
}

/** A document as the app sees it: instants are `Date`s, bytes are arrays, the id is a field. Undefined where nothing is stored. */
export function recordOf<R extends object>(snapshot: DocumentSnapshot<DocumentData>): Stored<R> | undefined {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return data && ({ ...(fromStore(data) as R), id: snapshot.id } as Stored<R>);
}

/** A document with plain values; undefined where nothing is stored. */
export function documentOf(snapshot: DocumentSnapshot<DocumentData>): StoredDocument | undefined {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return data && { path: snapshot.ref.path, data: fromStore(data) as StoredDocument['data'] };
}

/**
 * A value as the store takes it: bytes are a type of its own, what is undefined is left out at every depth, and
 * `translate` gives the store's own word for a value that stands for one.
 */
export function forStore<T>(value: T, translate: (value: unknown) => unknown = (plain) => plain): T {
  if (ArrayBuffer.isView(value)) {
    return Bytes.fromUint8Array(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) as T;
  }
  if (Array.isArray(value)) return value.map((inner) => forStore(inner, translate)) as T;
  if (!isMap(value)) return translate(value) as T;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, forStore(inner, translate)])) as T;
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
