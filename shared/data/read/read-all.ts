import type { Stored } from '@fm/domain/record';
import { pagesOf } from '../export/read-pages';
import { type Query, specOfQuery } from '../live/query';

/** Everything a query gives, read once, page by page. Throws what reading throws. For files and for what changes all of it, never for screens. */
export async function readAll<R extends object>(query: Query<R>): Promise<readonly Stored<R>[]> {
  const all: Stored<R>[] = [];
  for await (const rows of pagesOf<R>({ spec: specOfQuery(query), search: '' })) all.push(...rows);
  return all;
}
