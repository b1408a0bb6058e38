import { type LiveRows, type QuerySpec, useLiveRows } from '@fm/data';
import type { RecordKind } from '@fm/domain/record';

/** Lines of one list on the overview. */
export const LIST_SIZE = 6;

type Part = (spec: QuerySpec) => QuerySpec;

/** Records that need somebody's attention: which, and in what order. */
export interface Attention<R extends object> {
  readonly kind: RecordKind<R>;
  readonly which: Part;
  readonly order: Part;
}

/** What is not in the trash. */
export const live: Part = (spec) => spec.where('trashed', '==', false);

/** The first of these records, live: at most 6 reads. */
export const useAttention = <R extends object>({ kind, which, order }: Attention<R>): LiveRows<R> =>
  useLiveRows(kind, (spec) => spec.apply(which).apply(order), LIST_SIZE);
