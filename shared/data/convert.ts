import type { Stored } from '@fm/domain/record';
import { Bytes, type DocumentData, type DocumentSnapshot, Timestamp } from '@fm/firebase/firestore';

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

/** A value as the store takes it: bytes are a type of its own, and what is undefined is left out at every depth. */
export function forStore<T>(value: T): T {
  if (ArrayBuffer.isView(value)) {
    return Bytes.fromUint8Array(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) as T;
  }
  if (Array.isArray(value)) return value.map(forStore) as T;
  if (!isMap(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, forStore(inner)])) as T;
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values as the app sees them say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same(Reflect.get(a, key), Reflect.get(b, key)));
}
