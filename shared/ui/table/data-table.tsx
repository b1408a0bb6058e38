import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../layout/visually-hidden';
import { CardList } from './card-list';
import type { Column, TableSort } from './column';
import css from './data-table.module.css';
import type { RowGroup } from './row-groups';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { TableSkeleton } from './table-skeleton';
import { useScreenWidth } from './use-screen-width';
import { useTableModel } from './use-table-model';

const SKELETON_ROWS = 8;
const NO_ROWS: readonly never[] = [];

export interface DataTableProps<Row extends object, Sort extends string = string> {
  /** What the table shows, for screen readers: "Customers". */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Rows in their final order; left out while there are none yet. */
  readonly rows: readonly Row[] | undefined;
  /** Rows are on their way: placeholders when there are none yet, else the old ones dimmed. */
  readonly loading?: boolean | undefined;
  readonly rowId?: ((row: Row) => string) | undefined;
  /** Where a row leads. Its first cell is the link. */
  readonly rowHref?: ((row: Row) => To) | undefined;
  /** Puts rows that follow each other under a name. The rows come sorted by it. */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  readonly sort?: TableSort<Sort> | undefined;
  readonly onSort?: ((sort: TableSort<Sort>) => void) | undefined;
  /** In place of the table when there is nothing to show. */
  readonly empty?: ReactNode;
}

const idOf = (row: object) => String('id' in row ? row.id : '');

/** A list of records: a real table, on small screens cards. Everything it shows it is told; it keeps no state. */
export function DataTable<Row extends object, Sort extends string = string>(
  props: DataTableProps<Row, Sort>,
) {
  const {
    caption,
    columns,
    rows = NO_ROWS,
    loading = false,
    rowId = idOf,
    rowHref,
    groupOf,
    sort,
    onSort,
    empty,
  } = props;
  const width = useScreenWidth();
  const table = useTableModel<Row>({
    columns,
    rows,
    rowId,
    sort,
    // The ids of sortable columns are the sorts: `Sort` only gives them their names in the screen's types.
    onSort: onSort as ((sort: TableSort) => void) | undefined,
    width,
  });

  if (rows.length === 0 && !loading) return <>{empty}</>;
  if (width === 'small') {
    return rows.length === 0 ? (
      <Skeleton rows={SKELETON_ROWS} columns={2} />
    ) : (
      <CardList {...{ table, caption, rowHref, groupOf, loading }} />
    );
  }
  return (
    <div className={loading && rows.length > 0 ? `${css.wrap} ${css.busy}` : css.wrap}>
      <table className={css.table} aria-busy={loading}>
        <caption className={css.caption}>
          <VisuallyHidden>
            {caption}
            {loading && ', loading'}
          </VisuallyHidden>
        </caption>
        <TableHead table={table} />
        {rows.length === 0 ? (
          <TableSkeleton rows={SKELETON_ROWS} columns={table.getVisibleLeafColumns().length} />
        ) : (
          <TableBody {...{ table, rowHref, groupOf }} />
        )}
      </table>
    </div>
  );
}
