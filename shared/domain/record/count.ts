import type { Called } from './kind';

/** Records counted at most. So many cost one read; each further thousand would cost another. */
export const MOST_COUNTED = 1_000;

/** How many records there are, as far as they were counted. */
export interface Count {
  readonly count: number;
  /** There may be more: counting ended at the most that is counted. */
  readonly atLeast: boolean;
}

/**
 * What so many are called, or what is said of so many: "customer" for one, "customers" for any other number. The texts
 * are English, whatever language numbers are written in.
 */
export const nounFor = (count: number | Count, { one, many }: Called): string => {
  const isOne = typeof count === 'number' ? count === 1 : count.count === 1 && !count.atLeast;
  return isOne ? one : many;
};
