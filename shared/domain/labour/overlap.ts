import type { Stored } from '../record';
import type { Labour } from './labour';

type Span = Pick<Labour, 'startedAt' | 'endedAt'>;

/** Entries that tell of the same time as this one; those without clock times tell of none. */
export function overlapping(
  { startedAt, endedAt }: Span,
  others: readonly Stored<Labour>[],
  ownId?: string,
): readonly Stored<Labour>[] {
  if (!startedAt || !endedAt) return [];
  return others.filter(
    (other) =>
      other.id !== ownId &&
      other.startedAt !== undefined &&
      other.endedAt !== undefined &&
      other.startedAt < endedAt &&
      startedAt < other.endedAt,
  );
}
