import type { HistoryNote } from '@fm/data';
import type { Ref } from '@fm/domain/record';

/** From whom records move to whom. */
export interface Move {
  readonly from: Ref;
  readonly to: Ref;
  /** Goes with each change. */
  readonly note: HistoryNote;
}
