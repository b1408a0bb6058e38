import { MS_PER_DAY } from '@fm/domain/calendar-day';
import { chunksOf } from '@fm/domain/record';
import type { Database } from 'firebase-admin/database';

/** How long it is kept when somebody was here last, in days. */
const SEEN_DAYS = 30;
/** Pages write their rows anew every ten minutes: what is older than this ended without taking its rows along. */
const ENDED_MS = MS_PER_DAY;
/** Rows removed at a time. */
const PAGE = 500;
/** How long the database may take to answer, in milliseconds: without it, what it is asked would wait for ever. */
const ANSWER_MS = 60_000;

/** Where a row is, and what stands there. */
type Row = readonly [path: string, value: unknown];

/**
 * Removes from the realtime database when somebody was last here, after 30 days, and the rows of pages that ended
 * without a word. Gives how many of which. Rejects where the database does not answer.
 */
export async function removeOldPresence(
  database: Database,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  database.goOnline();
  try {
    // First: a page that is in one of these rows by then has its row among those who are online.
    const editing = await rowsAt(database, 'editing', 3);
    const online = await rowsAt(database, 'online', 2);
    const here = await rowsAt(database, 'here', 3);
    const seen = await rowsAt(database, 'seen', 1);
    const isOld = (at: unknown, ms: number) => !(typeof at === 'number' && at > now.getTime() - ms);
    const hasEnded = ([, row]: Row) => isOld((row as { readonly at?: unknown } | null)?.at, ENDED_MS);
    const pages = new Set(online.filter((row) => !hasEnded(row)).map(([path]) => pageOf(path)));
    return await removed(database, {
      seen: seen.filter(([, at]) => isOld(at, SEEN_DAYS * MS_PER_DAY)),
      online: online.filter(hasEnded),
      here: here.filter(hasEnded),
      editing: editing.filter(([path]) => !pages.has(pageOf(path))),
    });
  } finally {
    database.goOffline();
  }
}

/** The key of the page that wrote a row. */
const pageOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The rows below a path, `depth` levels down. */
async function rowsAt(database: Database, path: string, depth: number): Promise<readonly Row[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The realtime database did not answer.')), ANSWER_MS);
  });
  try {
    const snapshot = await Promise.race([database.ref(path).get(), late]);
    return below([path, snapshot.val()], depth);
  } finally {
    clearTimeout(timer);
  }
}

const below = ([path, value]: Row, depth: number): readonly Row[] =>
  depth === 0
    ? [[path, value]]
    : Object.entries((typeof value === 'object' && value) || {}).flatMap(([key, child]) =>
        below([`${path}/${key}`, child], depth - 1),
      );

async function removed(
  database: Database,
  old: Readonly<Record<string, readonly Row[]>>,
): Promise<Readonly<Record<string, number>>> {
  const paths = Object.values(old).flatMap((rows) => rows.map(([path]) => path));
  for (const some of chunksOf(paths, PAGE))
    await database.ref().update(Object.fromEntries(some.map((path) => [path, null])));
  const counts = Object.entries(old).map(([name, rows]) => [name, rows.length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
