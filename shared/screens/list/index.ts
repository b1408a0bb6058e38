/** Lists of records: an area declares one, and says only what is its own. */

export {
  type BoundOrder,
  defineList,
  type ListOptions,
  type ListTable,
  type Looking,
  type RecordList,
} from './define-list';
export {
  type ListFilter,
  listedFilter,
  recordFilter,
  selectFilter,
  shownFilter,
  soughtFilter,
  switchFilter,
} from './list-filter';
export {
  filterFields,
  ListTrashLink,
  NewRecord,
  NoRecords,
  RecordListFilters,
  RecordListRows,
  RecordListTools,
} from './list-parts';
export { type BulkProps, RecordListPage } from './record-list-page';
export { RecordTrash } from './record-trash';
export { trashBulk } from './trash-bulk';
export { type Chosen, useChosen } from './use-chosen';
export { type FilterNames, type ShownList, useFilterNames, useRecordList } from './use-record-list';
export { WithDefaultView } from './with-default-view';
