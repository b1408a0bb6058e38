/** What happened to a record. Apart from `@fm/ui`: no list shows it. */
export { EntryButton, type EntryButtonProps } from './entry-button';
export { changeLine, entryText, HISTORY_ENTRY, historyFormats } from './entry-text';
export type { HistoryPutBack } from './put-back-buttons';
export { PutBackButtons, type PutBackButtonsProps } from './put-back-buttons';
export { RecordHistory, type RecordHistoryProps } from './record-history';
