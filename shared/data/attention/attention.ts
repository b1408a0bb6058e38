import type { RecordKind } from '@fm/domain/record';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import type { QuerySpec } from '../live/query-spec';

/** Lines of one list on the overview. */
export const LIST_SIZE = 6;

type Part = (spec: QuerySpec) => QuerySpec;

/** Records that need somebody's attention: which, and in what order. What is in the trash never does. */
export interface Attention<R extends object> {
  readonly kind: RecordKind<R>;
  readonly which: Part;
  readonly order: Part;
}

const live: Part = (spec) => spec.where('trashed', '==', false);

/** All that need attention, in no order. */
export const allOf =
  <R extends object>({ which }: Attention<R>): Part =>
  (spec) =>
    spec.apply(live).apply(which);

/** The first of these records, live: at most 6 reads. */
export const useAttention = <R extends object>(of: Attention<R>): LiveRows<R> =>
  useLiveRows(of.kind, (spec) => spec.apply(allOf(of)).apply(of.order), LIST_SIZE);
