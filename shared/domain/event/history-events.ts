import { defineKind } from '../record';
import { EVENTS_PATH, eventSchema, type HistoryEvent } from './event';

/** The history as a kind of record, for reading alone: entries are written with the change they tell of. */
export const historyEvents = defineKind<HistoryEvent>({
  path: EVENTS_PATH,
  type: 'event',
  schema: eventSchema,
  label: ({ entity }) => entity.label,
});
