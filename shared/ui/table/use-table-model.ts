import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, ScreenWidth, TableSort } from './column';
import { isShown } from './column-shown';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnMeta: {} as { readonly column: Column<never> },
});
type Features = typeof features;

export type TableModel<Row extends object> = ReactTable<Features, Row>;

interface TableModelInput<Row extends object> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  readonly width: ScreenWidth;
}

/** Which cells stand where. Rows come sorted from the database: here they are never sorted again. */
export function useTableModel<Row extends object>(input: TableModelInput<Row>): TableModel<Row> {
  const { columns, rows, rowId, sort, onSort, width } = input;
  const definitions = useMemo(
    () => columns.map((column) => definitionOf(column, onSort !== undefined)),
    [columns, onSort],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, isShown(column, width)])),
    [columns, width],
  );
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []), [sort]);
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, columnVisibility },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSort?.({ column: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
  });
}

const definitionOf = <Row extends object>(
  column: Column<Row>,
  canSort: boolean,
): ColumnDef<Features, Row> => ({
  id: column.id,
  // A column without a value cannot be sorted, even when the database does it.
  accessorFn: (row) => row,
  header: column.header,
  enableSorting: canSort && (column.sortable ?? false),
  sortDescFirst: false,
  meta: { column },
});
