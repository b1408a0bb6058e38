/** Lists of records. */

export { TrashPage, type TrashPageProps } from '../trash/trash-page';
export type { Column, ScreenWidth, TableSort } from './column';
export { DataTable, type DataTableProps } from './data-table';
export type { RowChoice } from './row-choice';
export type { RowGroup } from './row-groups';
export { type Selection, useSelection } from './use-selection';
