import type { Count, RecordKind } from '@fm/domain/record';
import { useTotal } from '../live/count';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import type { Narrow } from '../live/query';

/** Lines of one list on the overview. */
export const LIST_SIZE = 6;

/** Records that need somebody's attention. */
export interface Attention<R extends object> {
  readonly kind: RecordKind<R>;
  /** The list that shows these and no others: its address with its filters. */
  readonly to: string;
  /** What that list asks for with these filters, in the order in which a card shows it. */
  readonly asked: Narrow<R>;
  /** What it depends on is not known yet: nothing is asked. */
  readonly isWaiting?: boolean;
}

/** The first of the records, and how many there are in all. */
export interface AttentionRows<R extends object> extends LiveRows<R> {
  /** Undefined while that is not known. */
  readonly count: Count | undefined;
  /** The list that shows all of them and no others. */
  readonly to: string;
}

/** The first of these records, live, and how many there are: at most 6 reads, and a count where there may be more. */
export function useAttention<R extends object>({
  kind,
  asked,
  to,
  isWaiting = false,
}: Attention<R>): AttentionRows<R> {
  const list = useLiveRows(isWaiting ? undefined : kind, asked, LIST_SIZE);
  const shown = list.rows.length;
  const { total, status: counting } = useTotal(shown < LIST_SIZE ? undefined : kind, asked);
  if (list.status !== 'ready') return { ...list, to, count: undefined };
  if (shown < LIST_SIZE) return { ...list, to, count: { count: shown, atLeast: false } };
  if (counting === 'failed') return { ...list, to, count: { count: shown, atLeast: true } };
  // The count comes after the lines and may lag behind them for a moment.
  return { ...list, to, count: total && { count: Math.max(total.count, shown), atLeast: total.atLeast } };
}
