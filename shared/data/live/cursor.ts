import { type DocumentData, type DocumentSnapshot, Timestamp } from '@fm/firebase/firestore';

type Plain = string | number | boolean | null;
type CursorValue = Plain | { readonly s: number; readonly n: number };

/** A place in an ordered list: beside which record, and which page of the list that is. */
export interface Cursor {
  readonly side: 'after' | 'before';
  /** Number of the page the cursor leads to, from 1; only for showing. */
  readonly page: number;
  readonly values: readonly CursorValue[];
}

/** What a cursor needs to know of a query. */
interface OrderedSpec {
  readonly orders: readonly (readonly [field: string, direction: string])[];
  readonly group: boolean;
}

function plain(value: unknown): CursorValue {
  if (value instanceof Timestamp) return { s: value.seconds, n: value.nanoseconds };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

/** The place beside `snapshot` in the order of `spec`. */
export function cursorAt(
  side: Cursor['side'],
  page: number,
  spec: OrderedSpec,
  snapshot: DocumentSnapshot<DocumentData>,
): Cursor {
  const values = spec.orders.map(([field]) => plain(snapshot.get(field)));
  // A collection group is ordered by whole paths, a collection by ids.
  return { side, page, values: [...values, spec.group ? snapshot.ref.path : snapshot.id] };
}

/** The cursor's values as the database wants them, microseconds included. */
export function cursorValues(cursor: Cursor): unknown[] {
  return cursor.values.map((value) =>
    typeof value === 'object' && value !== null ? new Timestamp(value.s, value.n) : value,
  );
}

/** The cursor as text for the address bar. */
export const cursorToText = ({ side, page, values }: Cursor): string =>
  JSON.stringify([side, page, ...values]);

const isValue = (value: unknown): value is CursorValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' &&
    's' in value &&
    'n' in value &&
    typeof value.s === 'number' &&
    typeof value.n === 'number');

/** The cursor in an address, or undefined where the text is none: the list then starts at its first page. */
export function cursorFromText(text: string | null | undefined, orders: number): Cursor | undefined {
  if (!text) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return undefined;
    const [side, page, ...values] = parsed as unknown[];
    if ((side !== 'after' && side !== 'before') || typeof page !== 'number' || page < 1) return undefined;
    return values.length === orders + 1 && values.every(isValue) ? { side, page, values } : undefined;
  } catch {
    return undefined;
  }
}
