import type { Stored } from '@fm/domain/record';
import { getDocs } from '@fm/firebase/firestore';
import { recordsOf } from '../convert';
import { FailureSignal, unreachable } from '../failure';
import { type Cursor, cursorAt } from '../live/cursor';
import type { AskedFor } from '../live/live-page';
import { searched } from '../read/search-query';

/** Records asked for at a time, where nobody says otherwise. */
const PAGE = 500;

/** All records a list was asked for, page by page, as they are stored at that moment. Throws what reading throws. */
export async function* pagesOf<R extends object>(
  asked: AskedFor,
  size = PAGE,
): AsyncGenerator<readonly Stored<R>[]> {
  const { spec, refine, fits } = searched(asked.spec, asked.search);
  let cursor: Cursor | undefined;
  for (;;) {
    const { docs, metadata } = await getDocs(spec.bounded(size, cursor));
    // Without the server the SDK gives what it happens to remember: a part would pass for the whole.
    if (metadata.fromCache) throw new FailureSignal(unreachable);
    const rows = recordsOf<R>(spec.kind, docs);
    yield refine ? rows.filter(fits) : rows;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    cursor = cursorAt('after', 1, spec, last);
  }
}
