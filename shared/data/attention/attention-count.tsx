import type { Count } from '@fm/domain/record';
import { type Attention, LIST_SIZE, useAttention } from './attention';

/** How many records need attention: the lines of the list while they are all of them, else counted on the server. */
export function AttentionCount<R extends object>({ of }: { readonly of: Attention<R> }) {
  const { status, count } = useAttention(of);
  if (status !== 'ready') return '–';
  return countText(count ?? { count: LIST_SIZE, atLeast: true });
}

/** A number for a figure: "12", or "1000+" where there may be more. */
export const countText = ({ count, atLeast }: Count): string => (atLeast ? `${count}+` : String(count));
