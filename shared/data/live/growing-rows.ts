import type { Count, RecordKind, Stored } from '@fm/domain/record';
import { useState } from 'react';
import { useTotal } from './count';
import { type LiveRows, useLiveRows } from './live-rows';
import type { Narrow } from './query';

/** What `ShowMore` of `@fm/ui` needs to know of a list that goes on. */
export interface MoreRows {
  readonly shown: number;
  /** How many there are; left out while that is not known. */
  readonly total?: Count;
  /** How many more come at a press. */
  readonly step: number;
  readonly older: 'none' | 'there' | 'loading' | 'failed';
  onMore(): void;
}

/** The beginning of a list, and the way to more of it. */
export interface GrowingRows<R extends object> extends LiveRows<R> {
  /** Left out where everything is shown from the start. */
  readonly more: MoreRows | undefined;
}

/**
 * The first `step` records of a query, live, and `step` more at each press; those that are shown stay while more are
 * read. How many there are is counted once there may be more, at one read.
 */
export function useGrowingRows<R extends object>(
  kind: RecordKind<R> | undefined,
  build: Narrow<R>,
  step: number,
): GrowingRows<R> {
  const [size, setSize] = useState(step);
  const live = useLiveRows(kind, build, size);
  const [kept, setKept] = useState<readonly Stored<R>[]>([]);
  if (live.status === 'ready' && live.rows !== kept) setKept(live.rows);
  const rows = live.status === 'ready' ? live.rows : kept;
  const isFull = rows.length >= step;
  const { total } = useTotal(isFull ? kind : undefined, build);
  const growing = live.status === 'loading' && kept.length > 0;
  // What is shown stays where more of it does not come.
  const stuck = live.status === 'failed' && kept.length > 0 && size > step;
  const left = total && !total.atLeast ? total.count - rows.length : step;
  const more: MoreRows = {
    shown: rows.length,
    ...(total && { total }),
    step: Math.min(step, left),
    older: stuck ? 'failed' : growing ? 'loading' : rows.length === size && left > 0 ? 'there' : 'none',
    onMore: stuck ? live.retry : () => setSize(size + step),
  };
  return {
    ...live,
    status: growing || stuck ? 'ready' : live.status,
    rows,
    more: more.older === 'none' && size === step ? undefined : more,
  };
}
