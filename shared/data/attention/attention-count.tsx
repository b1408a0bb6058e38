import type { Count } from '@fm/domain/record';
import { type Attention, useAttention } from './attention';

/** How many records need attention: the lines of the list while they are all of them, else counted on the server. */
export function AttentionCount<R extends object>({ of }: { readonly of: Attention<R> }) {
  const { status, count } = useAttention(of);
  // A first guess that another number follows a moment later would be read as a contradiction.
  return status === 'ready' && count ? countText(count) : '–';
}

/** A number for a figure: "12", or "1000+" where there may be more. */
export const countText = ({ count, atLeast }: Count): string => (atLeast ? `${count}+` : String(count));
