import type { RecordKind } from '../record';
import { EVENTS_PATH, eventSchema, type HistoryEvent } from './event';

/** The history as a kind of record, for reading alone: entries are written with the change they tell of. */
export const historyEvents: RecordKind<HistoryEvent> = {
  path: EVENTS_PATH,
  type: 'event',
  called: { one: 'history entry', many: 'history entries' },
  schema: eventSchema,
  fields: {},
  label: ({ entity }) => entity.label,
};
