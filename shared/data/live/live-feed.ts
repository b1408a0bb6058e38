import type { Count, RecordKind } from '@fm/domain/record';
import { getDocs, type QueryDocumentSnapshot } from '@fm/firebase/firestore';
import { useStore } from '@fm/platform';
import { recordsOf } from '../convert';
import { FailureSignal, unreachable } from '../failure';
import { totalSource } from './count';
import { cursorAt } from './cursor';
import { Feed, type FeedState } from './feed';
import { keptFeeds } from './kept-feeds';
import { type RowSet, rowsSource } from './live-rows';
import { type Narrow, specFor } from './query';
import type { QuerySpec } from './query-spec';
import { useLive } from './use-live';

/** How many growing lists are kept after their screens are gone. */
const KEPT_FEEDS = 6;

/** A list that grows at its end as somebody reads on. */
export interface LiveFeed<R extends object> extends FeedState<R> {
  /** How many match in all, once counted. */
  readonly total: Count | undefined;
  showOlder(): void;
  retry(): void;
}

/**
 * Records that are only ever added to, the newest first: `size` of them live, and as many older ones each time
 * `showOlder` is called. One count where there may be more than were read.
 */
export function useLiveFeed<R extends object>(
  collection: RecordKind<R>,
  build: Narrow<R>,
  size: number,
): LiveFeed<R> {
  const spec = specFor(collection, build);
  const feed = feedOf<R>(spec, size);
  const state = useStore(feed);
  const isWhole = state.status !== 'ready' || state.older === 'none';
  const counted = useLive(isWhole ? undefined : totalSource(spec, undefined, false));
  return {
    ...state,
    total: totalOf(state, counted.status === 'ready' ? counted.value : undefined),
    showOlder: () => void feed.showOlder(),
    retry: feed.retry,
  };
}

function feedOf<R extends object>(spec: QuerySpec, size: number): Feed<R> {
  const key = `${size} ${spec.key}`;
  const known = keptFeeds.get(key) as Feed<R> | undefined;
  const feed =
    known ?? new Feed<R>(size, rowsSource<R>(spec, size), (last) => readAfter<R>(spec, size, last));
  // Re-inserting keeps the map in order of use.
  keptFeeds.delete(key);
  keptFeeds.set(key, feed);
  const [oldest] = keptFeeds.keys();
  if (keptFeeds.size > KEPT_FEEDS && oldest !== undefined) keptFeeds.delete(oldest);
  return feed;
}

async function readAfter<R extends object>(
  spec: QuerySpec,
  size: number,
  last: QueryDocumentSnapshot,
): Promise<RowSet<R>> {
  const { docs, metadata } = await getDocs(spec.bounded(size, cursorAt('after', 1, spec, last)));
  // Without the server the SDK gives what it happens to remember: a part would pass for the whole.
  if (metadata.fromCache) throw new FailureSignal(unreachable);
  return { rows: recordsOf(spec.kind, docs), documents: docs };
}

/** The count may lag behind the rows by a moment: a list never claims fewer than it shows. */
function totalOf<R extends object>(
  { status, rows, older }: FeedState<R>,
  counted: Count | undefined,
): Count | undefined {
  if (status !== 'ready') return undefined;
  if (older === 'none') return { count: rows.length, atLeast: false };
  return counted && { ...counted, count: Math.max(counted.count, rows.length) };
}
