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
  searchedFilter,
  selectFilter,
  shownFilter,
  switchFilter,
} from './list-filter';
export { filterFields, filtersOn, foldedFilters, RecordListFilters } from './list-filters';
export { NewRecord, NoRecords, RecordListRows } from './list-parts';
export { type ListTool, RecordListMenu, RecordListTools } from './list-tools';
export { type BulkProps, RecordListPage } from './record-list-page';
export { RecordTrash } from './record-trash';
export { trashBulk } from './trash-bulk';
export { type Chosen, useChosen } from './use-chosen';
export { type FilterNames, type ShownList, useFilterNames, useRecordList } from './use-record-list';
export { WithDefaultView } from './with-default-view';
