/** Records counted at most. So many cost one read; each further thousand would cost another. */
export const MOST_COUNTED = 1_000;

/** How many records there are, as far as they were counted. */
export interface Count {
  readonly count: number;
  /** There may be more: counting ended at the most that is counted. */
  readonly atLeast: boolean;
}
