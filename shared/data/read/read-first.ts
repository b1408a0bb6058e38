import type { Stored } from '@fm/domain/record';
import { pagesOf } from '../export/read-pages';
import type { AskedFor } from '../live/live-page';

/** Records asked for at a time: few enough that somebody who goes elsewhere meanwhile ends it soon. */
const PAGE = 100;

/**
 * The first `most` records that a list was asked for, over its pages, read once: never more than `most` reads. Throws
 * what reading throws, and an `AbortError` after the page under way once `signal` is aborted.
 */
export async function readFirst<R extends object>(
  asked: AskedFor,
  most: number,
  signal: AbortSignal,
): Promise<readonly Stored<R>[]> {
  const rows: Stored<R>[] = [];
  let read = 0;
  for await (const page of pagesOf<R>(asked, Math.min(PAGE, most))) {
    signal.throwIfAborted();
    rows.push(...page);
    read += PAGE;
    if (read >= most) break;
  }
  return rows.slice(0, most);
}
