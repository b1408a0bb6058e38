import { useTotal } from '../live/count';
import { type Attention, allOf, LIST_SIZE, useAttention } from './attention';

/** How many records need attention: the lines of the list while they are all of them, else counted on the server. */
export function AttentionCount<R extends object>({ of }: { readonly of: Attention<R> }) {
  const list = useAttention(of);
  if (list.status !== 'ready') return '–';
  return list.rows.length < LIST_SIZE ? list.rows.length : <Counted of={of} />;
}

function Counted<R extends object>({ of }: { readonly of: Attention<R> }) {
  const { total } = useTotal(of.kind, allOf(of));
  // The count comes after the lines and may lag behind them for a moment.
  if (!total || total.atLeast) return `${total?.count ?? LIST_SIZE}+`;
  return Math.max(total.count, LIST_SIZE);
}
