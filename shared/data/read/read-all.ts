import type { Stored } from '@fm/domain/record';
import { pagesOf } from '../export/read-pages';
import type { QuerySpec } from '../live/query-spec';

/** Everything a query gives, read once, page by page. Throws what reading throws. For files, never for screens. */
export async function readAll<R extends object>(spec: QuerySpec): Promise<readonly Stored<R>[]> {
  const all: Stored<R>[] = [];
  for await (const rows of pagesOf<R>({ spec, search: '' })) all.push(...rows);
  return all;
}
