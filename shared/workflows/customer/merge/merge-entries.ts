import { EVENTS_PATH, type HistoryEvent, historyEvents } from '@fm/domain/event';
import { chunksOf, IN_ONE_QUERY } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import type { DocumentQuery } from '../../documents';
import type { Unit } from '../../unit';

/** Entries that one merge writes of one record at most: taken out of the trash, changed, moved to it, and again. */
const MOST_OF_ONE = 20;
/** Sites of one merge. */
const MOST_SITES = 1000;

/** What a batch did to some records, at most as many as one query looks for. */
export const entriesQuery = (batchId: string, ids: readonly string[]): DocumentQuery => ({
  path: EVENTS_PATH,
  filters: [
    ['batchId', '==', batchId],
    ['entity.id', 'in', ids],
  ],
  orders: [],
  limit: MOST_OF_ONE * IN_ONE_QUERY,
});

/** What a batch did to sites. */
export const siteEntriesQuery = (batchId: string): DocumentQuery => ({
  path: EVENTS_PATH,
  filters: [
    ['batchId', '==', batchId],
    ['entity.type', '==', sites.type],
  ],
  orders: [],
  limit: MOST_SITES,
});

/** What a merge did to records, by their ids, the newest first. */
export async function entriesOf(
  unit: Unit,
  batchId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly HistoryEvent[]>> {
  const found = await Promise.all(
    chunksOf(ids).map((some) => unit.list(historyEvents, entriesQuery(batchId, some))),
  );
  const entries = [...found.flat()].sort((a, b) => b.at.getTime() - a.at.getTime());
  const byId = new Map<string, HistoryEvent[]>();
  for (const entry of entries) byId.set(entry.entity.id, [...(byId.get(entry.entity.id) ?? []), entry]);
  return byId;
}

/** Ids of the sites that a merge let go over. */
export async function movedSites(unit: Unit, batchId: string): Promise<readonly string[]> {
  const entries = await unit.list(historyEvents, siteEntriesQuery(batchId));
  return [...new Set(entries.map(({ entity }) => entity.id))];
}
