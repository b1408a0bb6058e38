import type { ReactNode } from 'react';
import type { TableModel } from './use-table-model';

type Cell<Row extends object> = ReturnType<
  ReturnType<TableModel<Row>['getRowModel']>['rows'][number]['getVisibleCells']
>[number];

/**
 * What a column shows of a row. Its `cell` is called, not rendered as a component: a list that builds its columns anew
 * would otherwise mount every cell again, and an open menu or the focus in it would be gone.
 */
export function CellContent<Row extends object>({ cell }: { readonly cell: Cell<Row> }): ReactNode {
  return cell.column.columnDef.meta?.column.cell(cell.row.original as never);
}
