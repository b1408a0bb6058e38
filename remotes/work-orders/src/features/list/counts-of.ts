import type { ListCounts } from '@fm/data';
import type { Count } from '@fm/domain/record';

/** What board and calendar tell of their size. `active` filters leave `matching` of `total`. */
export function countsOf(matching: Count | undefined, total: Count | undefined, active: number): ListCounts {
  const isKnown = matching !== undefined && total !== undefined && !matching.atLeast && !total.atLeast;
  // Somebody else's change may have reached one of them before the other.
  const most = matching && total && { ...total, count: Math.max(total.count, matching.count) };
  return {
    matching,
    total: most ?? total,
    hidden: isKnown && active === 0 ? Math.max(0, total.count - matching.count) : undefined,
  };
}
