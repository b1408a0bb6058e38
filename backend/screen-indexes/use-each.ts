import { type Attention, useAttention, useTotal } from '@fm/data';

/** Asks for what a panel of the overview shows, and for how many there are. */
export function useEach<R extends object>(attention: Attention<R>): void {
  useAttention(attention);
  useTotal(attention.kind, attention.asked);
}
