import type { Stored } from '@fm/domain/record';
import { type DocumentData, type DocumentSnapshot, Timestamp } from '@fm/firebase/firestore';

function fromStore(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(fromStore);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromStore(inner)]));
}

/** A document as the app sees it: instants are `Date`s, the id is a field. Undefined where nothing is stored. */
export function recordOf<R extends object>(snapshot: DocumentSnapshot<DocumentData>): Stored<R> | undefined {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return data && ({ ...(fromStore(data) as R), id: snapshot.id } as Stored<R>);
}

/** Drops what is undefined, at every depth: the store knows absent fields, not undefined ones. */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutUndefined(inner)])) as T;
}

/** Whether two values as the app sees them say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same(Reflect.get(a, key), Reflect.get(b, key)));
}
