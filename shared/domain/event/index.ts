export { changesBetween, isComplete } from './changes';
export {
  type Change,
  changeSchema,
  EVENT_KINDS,
  EVENT_SOURCES,
  EVENTS_PATH,
  type EventKind,
  type EventSource,
  eventSchema,
  type HistoryEvent,
  historyPath,
  MAX_CHANGES,
  MAX_NOTE,
} from './event';
export { historyEvents } from './history-events';
export { mendedEntry } from './mended';
export {
  type ChangeWords,
  changesInWords,
  deedOf,
  EVENT_KIND_LABELS,
  type Formats,
  fieldWords,
  toldChanges,
  valueWords,
} from './words';
