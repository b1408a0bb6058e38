import { forgetContents } from '../attachments/content';
import { forgetLists } from '../list/list-address';
import { keptFeeds } from './kept-feeds';
import { LiveSource } from './live-source';

/** How many results are kept after their screens are gone. */
const KEPT_SOURCES = 60;

const sources = new Map<string, LiveSource<unknown>>();

/** The shared source of `key`; `make` starts it the first time it is asked for. */
export function sharedSource<T>(
  key: string,
  start: ConstructorParameters<typeof LiveSource<T>>[0],
): LiveSource<T> {
  const known = sources.get(key) as LiveSource<T> | undefined;
  const source = known ?? new LiveSource<T>(start);
  // Re-inserting keeps the map in order of use: the first key is the one unused the longest.
  sources.delete(key);
  sources.set(key, source as LiveSource<unknown>);
  for (const [oldest, old] of sources) {
    if (sources.size <= KEPT_SOURCES) break;
    if (old.idle) sources.delete(oldest);
    else break;
  }
  return source;
}

/** Ends every listener and forgets every result: at sign-out nothing of one person may stay for the next. */
export function clearData(): void {
  for (const source of sources.values()) source.close();
  sources.clear();
  forgetContents();
  keptFeeds.clear();
  forgetLists();
}
