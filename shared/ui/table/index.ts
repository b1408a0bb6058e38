/** Lists of records. */
export type { Column, ScreenWidth, TableSort } from './column';
export { DataTable, type DataTableProps } from './data-table';
export type { RowGroup } from './row-groups';
