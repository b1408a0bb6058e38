import { historyPath } from '@fm/domain/event';
import type { Actor, Numbered, RecordKind } from '@fm/domain/record';
import { FailureSignal, invalid } from '../failure';
import { type HistoryNote, historyEntry } from './history';

const PURGED = '-purged';

/**
 * Where the history tells that a record was deleted for good: one entry for each record, under an id that follows from
 * the record's. The history stays, so that entry keeps the id from being given to another record as well.
 */
export const purgedPath = <R extends object>(collection: RecordKind<R>, id: string): string =>
  `${historyPath(collection)}/${collection.type}-${id}${PURGED}`;

/** That entry. */
export function purgedEntry<R extends object>(
  actor: Actor,
  collection: RecordKind<R>,
  id: string,
  record: Numbered<R>,
  { source }: Pick<HistoryNote, 'source'> = {},
): Record<string, unknown> {
  return historyEntry(actor, collection, id, record, [], { kind: 'purged', ...(source && { source }) });
}

/** A record is to be created under an id whose record was deleted for good. */
export const cameBack = () =>
  new FailureSignal(invalid('This was deleted for good and does not come back. Make a new one.'));
