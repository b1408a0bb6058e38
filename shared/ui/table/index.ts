/** Lists of records. */

export { assetColumns } from '../status/asset-columns';
export { AssetStatusMark } from '../status/asset-status';
export { TrashPage, type TrashPageProps } from '../trash/trash-page';
export type { Column, ScreenWidth, TableSort } from './column';
export { DataTable, type DataTableProps } from './data-table';
export type { RowChoice } from './row-choice';
export type { RowGroup } from './row-groups';
export { RowsPanel, type RowsPanelProps } from './rows-panel';
export { SecondLine } from './second-line';
export { type Selection, useSelection } from './use-selection';
