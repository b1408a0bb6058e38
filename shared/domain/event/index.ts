export {
  type ChangeText,
  changesAsText,
  EVENT_KIND_LABELS,
  fieldText,
  shownChanges,
  valueText,
} from './change-text';
export { changesBetween, isComplete } from './changes';
export {
  ACCESS_EVENTS_PATH,
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
