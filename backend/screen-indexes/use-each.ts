import { type Attention, useAttention, useTotal } from '@fm/data';
import { allOf } from '../../shared/data/attention/attention';

/** Asks for what a panel of the overview shows, and for how many there are. */
export function useEach<R extends object>(attention: Attention<R>): void {
  useAttention(attention);
  useTotal(attention.kind, allOf(attention));
}
