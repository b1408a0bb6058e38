import { type HistoryEvent, historyEvents, historyPath } from '@fm/domain/event';
import type { RecordKind } from '@fm/domain/record';
import { type GrowingRows, useGrowingRows } from '../live/growing-rows';
import type { Query } from '../live/query';

/**
 * The last `step` things that happened to the record with `id`, live, the newest first, and `step` more at each press.
 * Name its `kind` where records of another kind may have the same id, as an occurrence and its work order do, or where
 * its history is private.
 */
export const useRecordHistory = (
  id: string,
  step: number,
  kind?: Pick<RecordKind<object>, 'path' | 'type' | 'isPrivate'>,
): GrowingRows<HistoryEvent> => {
  const collection = kind?.isPrivate ? { ...historyEvents, path: historyPath(kind) } : historyEvents;
  return useGrowingRows(collection, eventsOf(id, kind?.type), step);
};

/** The same with what happened to its parts, such as its files: `step` at first and `step` more at each press. */
export const useGrowingHistory = (id: string, step: number, type: string): GrowingRows<HistoryEvent> =>
  useGrowingRows(historyEvents, wholeHistory(id, type), step);

/** What happened to a record and to its parts, the newest first. */
export const wholeHistory = (id: string, type: string) => (query: Query<HistoryEvent>) =>
  query
    .whereEither(
      [
        ['entity.id', '==', id],
        ['entity.type', '==', type],
      ],
      [['about', '==', id]],
    )
    .orderBy('at', 'desc');

const eventsOf = (id: string, type: string | undefined) => (query: Query<HistoryEvent>) => {
  const ofRecord = query.where('entity.id', '==', id);
  return (type === undefined ? ofRecord : ofRecord.where('entity.type', '==', type)).orderBy('at', 'desc');
};

/**
 * The last `step` things that happened to the private records of a kind, live, the newest first, and `step` more at each
 * press; none without a kind.
 */
export const usePrivateHistory = <R extends object>(
  kind: RecordKind<R> | undefined,
  step: number,
): GrowingRows<HistoryEvent> =>
  useGrowingRows(
    kind && { ...historyEvents, path: historyPath(kind) },
    (spec) => spec.orderBy('at', 'desc'),
    step,
  );
