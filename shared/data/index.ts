export { MOST_MOVED } from '@fm/workflows/batch';
export type { CommandInput } from '@fm/workflows/commands';
export { useActor } from './actor';
export { type Attention, type AttentionRows, LIST_SIZE, useAttention } from './attention/attention';
export { AttentionCount, countText } from './attention/attention-count';
export { type DueReminders, useDueReminders } from './attention/due-reminders';
export { type Mentions, useMentions, useWantedMentions } from './attention/mentions';
export { saveNewsPreferences, useNewsPreferences } from './attention/news-preferences';
export {
  isUnread,
  MOST_NOTIFICATIONS,
  markAllRead,
  markNotifications,
  type Notifications,
  useNotifications,
  useUnreadNotifications,
} from './attention/notifications';
export { useNow, useToday } from './attention/now';
export { useReminded } from './attention/reminded';
export { areChangesAnswered, unsavedOf } from './commands/before-logout';
export type { WorkResult } from './commands/go-on';
export type { Work, WorkTexts } from './commands/outbox';
export { run } from './commands/run';
export { type PagesOptions, runPages } from './commands/run-pages';
export { type LeftWork, useOutbox } from './commands/use-outbox';
export { downloadPdf, type PdfNoun } from './documents/download-pdf';
export { forgetDrafts } from './drafts/logout';
export { type KeptInput, useKeptInput } from './drafts/use-kept-input';
export { type CsvColumn, csvLines, readableColumns, readCsv } from './export/csv-file';
export { columnsOf } from './export/kind-columns';
export { saveCsv, saveFile } from './export/save-file';
export { type Export, exportRows, useExport } from './export/use-export';
export { useFileWriting } from './export/use-file-writing';
export { type DataFailure, failureOf, invalid, type Outcome, resultOf } from './failure';
export { listAddress } from './list/list-address';
export { type ListCounts, useListCounts } from './list/use-list-counts';
export {
  type AskedView,
  askedView,
  type ListSort,
  type ListView,
  type ListViewOptions,
  useListView,
} from './list/use-list-view';
export { onWritten } from './live/changes';
export { type LiveTotal, type Total, useTotal } from './live/count';
export { type GrowingRows, type MoreRows, useGrowingRows } from './live/growing-rows';
export { type LiveFeed, useLiveFeed } from './live/live-feed';
export { type AskedFor, askPage, type LivePage, PAGE_SIZE, useLivePage } from './live/live-page';
export { type LiveRecord, useLiveRecord } from './live/live-record';
export { type LiveRows, useLiveGroup, useLiveRows } from './live/live-rows';
export { equal, groupOf, type Narrow, type Query, queryOf, specFor } from './live/query';
export { QuerySpec } from './live/query-spec';
export { useRecordName } from './live/record-name';
export { clearData } from './live/source-cache';
export { useLeavers } from './occurrences/leavers';
export { useCustomerBlock } from './read/customer-block';
export { countRecords, findRecord, findRecords, searchRecords } from './read/find-records';
export {
  assetOptions,
  contactOptions,
  customerOptions,
  employeeOptions,
  employeeOptionsOn,
  siteOptions,
} from './read/offered';
export { readAll } from './read/read-all';
export { readFirst } from './read/read-first';
export {
  useGrowingHistory,
  usePrivateHistory,
  useRecordHistory,
} from './read/record-history';
export { type OptionSource, type RecordOption, recordOptions } from './read/record-options';
export { inTurn, recordSearch, type SearchedKind } from './read/record-search';
export { workingOn } from './read/working-on';
export { type AskedTrash, type Trash, useTrash } from './trash/use-trash';
export { useTrashPage } from './trash/use-trash-page';
export { undoBatch } from './undo/undo-batch';
export { type Batch, type BatchOptions, type PageChange, useBatch } from './undo/use-batch';
export { type PutBack, usePutBack } from './undo/use-put-back';
export { openedSearch, useDefaultView } from './views/default-view';
export { type SavedViews, useSavedViews } from './views/use-saved-views';
export type { BulkProgress, BulkResult } from './write/bulk';
export { newId } from './write/new-id';
export { type ActionRun, useAction } from './write/use-action';
export { type Bulk, useBulk } from './write/use-bulk';
