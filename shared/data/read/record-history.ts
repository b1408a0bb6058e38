import { EVENTS_PATH, eventSchema, type HistoryEvent } from '@fm/domain/event';
import { defineKind } from '@fm/domain/record';
import { type LiveRows, useLiveRows } from '../live/live-rows';

/** The history as a kind of record, for reading alone: entries are written with the change they tell of. */
export const historyEvents = defineKind<HistoryEvent>({
  path: EVENTS_PATH,
  type: 'event',
  schema: eventSchema,
  label: ({ entity }) => entity.label,
});

/** The last `size` things that happened to the record with `id`, live, the newest first. */
export const useRecordHistory = (id: string | undefined, size: number): LiveRows<HistoryEvent> =>
  useLiveRows(
    id === undefined ? undefined : historyEvents,
    (spec) => spec.where('entity.id', '==', id ?? '').orderBy('at', 'desc'),
    size,
  );
