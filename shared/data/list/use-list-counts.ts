import type { Count, RecordKind } from '@fm/domain/record';
import { useEffect, useRef } from 'react';
import { announceWritten } from '../live/changes';
import { totalSource } from '../live/count';
import { type LivePage, PAGE_SIZE } from '../live/live-page';
import { specFor } from '../live/query';
import { useLive } from '../live/use-live';

/** What a list tells of its size. */
export interface ListCounts {
  /** How many match; undefined while not known. */
  readonly matching: Count | undefined;
  /** How many there are whatever the filter; undefined where nobody asked. */
  readonly total: Count | undefined;
  /** How many the list leaves out while no filter is on; undefined where that is not known. */
  readonly hidden: number | undefined;
}

/**
 * The figures above a list. A list opens with one count at most: a full page has asked how many match, and any other
 * page knows that by itself and asks how many there are in all. Once somebody filters, both are asked for.
 */
export function useListCounts<R extends object>(
  collection: RecordKind<R>,
  page: LivePage<R>,
  active: number,
): ListCounts {
  const isWhole = page.status === 'ready' && page.first === 1 && page.rows.length < PAGE_SIZE;
  const all = specFor(collection, (query) => query.where('trashed', '==', false));
  const live = useLive(active > 0 || isWhole ? totalSource(all, undefined, false) : undefined);
  const matching = page.total;
  useRecount(collection.path, active > 0 || page.stale ? undefined : matching?.count);

  if (live.status !== 'ready') return { matching, total: undefined, hidden: undefined };
  const total = { ...live.value, count: Math.max(live.value.count, matching?.count ?? 0) };
  const isKnown = active === 0 && matching !== undefined && !total.atLeast;
  return { matching, total, hidden: isKnown ? total.count - matching.count : undefined };
}

/** Counts again when somebody else's change made the list longer or shorter: what is hidden is the rest of it. */
function useRecount(path: string, matching: number | undefined): void {
  const last = useRef(matching);
  useEffect(() => {
    const before = last.current;
    last.current = matching;
    if (matching !== undefined && before !== undefined && before !== matching) announceWritten([path]);
  }, [path, matching]);
}
