import { mendedRecord, type RecordKind, type Stored } from '@fm/domain/record';
import { Bytes, type DocumentData, type DocumentSnapshot, Timestamp } from '@fm/firebase/firestore';

function fromStore(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Bytes) return value.toUint8Array();
  if (Array.isArray(value)) return value.map(fromStore);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromStore(inner)]));
}

/** What has to be known of a kind to read a record of it. */
export type ReadKind = Pick<RecordKind<object>, 'schema' | 'readAs'>;

/**
 * A document as the app sees it: instants are `Date`s, bytes are arrays, the id is a field, and what is damaged is mended
 * as its kind says. Undefined where nothing is stored.
 */
export function recordOf<R extends object>(
  kind: ReadKind | undefined,
  snapshot: DocumentSnapshot<DocumentData>,
): Stored<R> | undefined {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  if (!data) return undefined;
  const read = { ...(fromStore(data) as object), id: snapshot.id };
  return (kind ? mendedRecord(kind, read) : read) as Stored<R>;
}

/** The records of documents of one kind. */
export const recordsOf = <R extends object>(
  kind: ReadKind | undefined,
  documents: readonly DocumentSnapshot<DocumentData>[],
): readonly Stored<R>[] => documents.flatMap((document) => recordOf<R>(kind, document) ?? []);

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
