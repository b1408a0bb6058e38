import type { Count, RecordKind, Stored } from '@fm/domain/record';
import { useEffect, useRef } from 'react';
import type { DataFailure } from '../failure';
import { searched } from '../read/search-query';
import { totalSource } from './count';
import { type Cursor, cursorAt, cursorFromText, cursorToText } from './cursor';
import { type RowSet, rowsSource } from './live-rows';
import type { Live } from './live-source';
import { type Narrow, specFor } from './query';
import type { QuerySpec } from './query-spec';
import { useLive } from './use-live';

/** Records on one page of a list. */
export const PAGE_SIZE = 50;

/** One page of a list, live. */
export interface LivePage<R extends object> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Stored<R>[];
  /** The rows are those of the view before, shown until the new ones come. */
  readonly stale: boolean;
  /** How many records match in all, once counted. */
  readonly total: Count | undefined;
  /** Number of the first row on this page, from 1. */
  readonly first: number;
  /** Cursors for the address bar; undefined where there is no such page. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** The search looked at its first 200 records only: there may be more. */
  readonly capped: boolean;
  readonly failure?: DataFailure;
  /** What was asked for, all pages of it: to read the rest, such as for a file. */
  readonly asked: AskedFor;
  retry(): void;
}

/** A query and the words searched for in it. */
export interface AskedFor {
  readonly spec: QuerySpec;
  readonly search: string;
}

/** What a page of a list is asked for besides its query. */
export interface PageRequest {
  /** Text of `next` or `previous` of another page; any other text gives the first page. */
  readonly cursor?: string | null;
  /** Words typed into the search field. */
  readonly search?: string;
  /** Records on a page, where a screen shows fewer than the usual 50. */
  readonly size?: number;
}

/** Records read at most for a search by several words. */
export const SEARCH_CAP = 200;

/** The listener of a page, with what it is asked for. */
function pageSource<R extends object>(
  collection: RecordKind<R>,
  build: Narrow<R>,
  { cursor, search = '', size = PAGE_SIZE }: PageRequest,
) {
  const asked: AskedFor = { spec: specFor(collection, build), search };
  const { spec, refine, fits } = searched(asked.spec, search);
  const at = refine ? undefined : cursorFromText(cursor, spec.orders.length);
  const source = rowsSource<R>(spec, refine ? SEARCH_CAP : size, at);
  return { asked, spec, refine, fits, at, size, source };
}

/** Asks for a page that will be shown in a moment: who shows it finds it on its way. Left alone, it ends by itself. */
export function askPage<R extends object>(
  collection: RecordKind<R>,
  build: Narrow<R>,
  request: PageRequest,
): void {
  const leave = pageSource(collection, build, request).source.subscribe(() => undefined);
  leave();
}

/**
 * One page of 50 records (or `size`), live: at most that many reads, and one count when there may be more, whatever the
 * collection's size. A search by one word is a query of its own; what the database cannot search for itself (see
 * `searched`) is refined here on at most 200 records, which then are one page.
 */
export function useLivePage<R extends object>(
  collection: RecordKind<R>,
  build: Narrow<R>,
  request: PageRequest = {},
): LivePage<R> {
  const { asked, spec, refine, fits, at, size, source } = pageSource(collection, build, request);
  const live = useLive(source);
  const totals = isWhole(live, refine, at, size) ? undefined : totalSource(spec, undefined, false);
  const counted = useLive(totals);

  const shown = useRef<RowSet<R> | undefined>(undefined);
  useEffect(() => {
    if (live.status === 'ready') shown.current = live.value;
  }, [live]);

  const retry = () => {
    source.retry();
    totals?.retry();
  };
  const total = counted.status === 'ready' ? counted.value : undefined;
  if (live.status === 'failed')
    return { ...empty, status: 'failed', failure: live.failure, total, asked, retry };
  const set = live.status === 'ready' ? live.value : shown.current;
  if (!set) return { ...empty, status: 'loading', total, asked, retry };
  const stale = live.status !== 'ready';
  if (refine) {
    const rows = set.rows.filter(fits);
    return {
      ...empty,
      status: 'ready',
      rows,
      stale,
      total: { count: rows.length, atLeast: set.rows.length === SEARCH_CAP },
      capped: set.rows.length === SEARCH_CAP,
      asked,
      retry,
    };
  }
  const page = at?.page ?? 1;
  return {
    ...empty,
    status: 'ready',
    rows: set.rows,
    stale,
    total: knownTotal(total, page, size, set.rows.length),
    first: (page - 1) * size + 1,
    ...neighbours(spec, page, size, set, total),
    asked,
    retry,
  };
}

/** Whether the rows are all there are, or may be for all that is known: then there is nothing to count. */
const isWhole = <R extends object>(
  live: Live<RowSet<R>>,
  refine: boolean,
  at: Cursor | undefined,
  size: number,
): boolean => refine || (at === undefined && (live.status !== 'ready' || live.value.rows.length < size));

/** The cursor of the first page: always from the start, also when records came in before it. */
const FIRST_PAGE = '';

const empty = {
  rows: [],
  stale: false,
  capped: false,
  first: 1,
  next: undefined,
  previous: undefined,
} as const;

/** The count may lag behind the rows by a moment: a list never claims fewer than it shows. */
function knownTotal(total: Count | undefined, page: number, size: number, rows: number): Count | undefined {
  const seen = (page - 1) * size + rows;
  if (rows < size && page === 1) return { count: rows, atLeast: false };
  return total && { count: Math.max(total.count, seen), atLeast: total.atLeast && rows === size };
}

function neighbours<R extends object>(
  spec: QuerySpec,
  page: number,
  size: number,
  { documents }: RowSet<R>,
  total: Count | undefined,
) {
  const first = documents[0];
  const last = documents.at(-1);
  const text = (side: Cursor['side'], to: number, document: typeof first) =>
    document && cursorToText(cursorAt(side, to, spec, document));
  const more = documents.length === size && (!total || total.atLeast || total.count > page * size);
  return {
    next: more ? text('after', page + 1, last) : undefined,
    previous: page > 2 ? text('before', page - 1, first) : page === 2 ? FIRST_PAGE : undefined,
  };
}
