import type { Count } from '@fm/domain/record';
import { Store, useStore } from '@fm/platform';
import { useEffect } from 'react';

type Counts = ReadonlyMap<string, Count | undefined>;

/** How many orders each part of a screen holds, a column or a day, as the parts come to know: nothing else is drawn again. */
export class ShownCounts extends Store<Counts> {
  constructor() {
    super(new Map());
  }

  report(part: string, count: Count | undefined): void {
    this.set(new Map(this.getSnapshot()).set(part, count));
  }
}

/** Reports what a part holds, as long as it is there. */
export function useReportedCount(counts: ShownCounts, part: string, found: Count | undefined): void {
  const count = found?.count;
  const atLeast = found?.atLeast ?? false;
  useEffect(() => {
    counts.report(part, count === undefined ? undefined : { count, atLeast });
  }, [counts, part, count, atLeast]);
}

/** All that these parts hold; undefined while one of them does not know. */
export function useShownCount(counts: ShownCounts, parts: readonly string[]): Count | undefined {
  const known = useStore(counts);
  return sumOf(parts.map((part) => known.get(part)));
}

/** These counts together; undefined where one of them is not known. */
export function sumOf(counts: readonly (Count | undefined)[]): Count | undefined {
  let sum: Count = { count: 0, atLeast: false };
  for (const one of counts) {
    if (!one) return undefined;
    sum = { count: sum.count + one.count, atLeast: sum.atLeast || one.atLeast };
  }
  return sum;
}
