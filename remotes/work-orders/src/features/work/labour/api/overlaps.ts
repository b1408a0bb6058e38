import { useLiveGroup } from '@fm/data';
import { ANY_LABOUR, overlapping, type TimeSpan } from '@fm/domain/labour';

/** Entries of one person around a day that are looked at. */
const MOST_ENTRIES = 20;
const MS_PER_DAY = 86_400_000;

/** Other entries of this person, on whichever order, that tell of the same time. At most 20 reads. */
export function useOverlaps(employeeId: string, span: TimeSpan, ownId: string) {
  const { startedAt, endedAt } = span;
  // No entry is longer than a day.
  const earliest = new Date(startedAt.getTime() - MS_PER_DAY);
  const { rows } = useLiveGroup(
    ANY_LABOUR,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('employeeRef.id', '==', employeeId)
        .where('startedAt', '>', earliest)
        .where('startedAt', '<', endedAt)
        .orderBy('startedAt', 'desc'),
    MOST_ENTRIES,
  );
  return overlapping(span, rows, ownId);
}
