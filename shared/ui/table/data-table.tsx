import { type ReactNode, useRef } from 'react';
import type { To } from 'react-router-dom';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../layout/visually-hidden';
import { CardList } from './card-list';
import type { Column, TableSort } from './column';
import { hasCards } from './column-shown';
import { ColumnsButton } from './columns-button';
import css from './data-table.module.css';
import { LongBody } from './long-body';
import type { RowChoice } from './row-choice';
import type { RowGroup } from './row-groups';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { TablePlace } from './table-place';
import { TableSkeleton } from './table-skeleton';
import { type ArrangedColumns, useColumnLayout } from './use-column-layout';
import { useScreenWidth } from './use-screen-width';
import { useTableModel } from './use-table-model';

const SKELETON_ROWS = 8;
/** Rows from which on only those near the window are drawn. */
const LONG = 200;
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
  /** Where the key `e` leads from a row, where that is not where its link does. */
  readonly editHref?: ((row: Row) => To) | undefined;
  /** Puts rows that follow each other under a name. The rows come sorted by it. */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Rows can be chosen, to act on several at once. */
  readonly choice?: RowChoice<Row> | undefined;
  readonly sort?: TableSort<Sort> | undefined;
  readonly onSort?: ((sort: TableSort<Sort>) => void) | undefined;
  /** Lets people choose, order and widen the columns, and keeps it in the browser under this name: "customers". */
  readonly layoutName?: string | undefined;
  /** In place of the table when there is nothing to show. */
  readonly empty?: ReactNode;
}

const idOf = (row: object) => String('id' in row ? row.id : '');

/** A list of records: a real table, on phones and small tablets cards. It is told what it shows, the columns' layout apart. */
export const DataTable = <Row extends object, Sort extends string = string>({
  layoutName,
  ...props
}: DataTableProps<Row, Sort>) =>
  layoutName ? <ArrangedTable {...props} layoutName={layoutName} /> : <FixedTable {...props} />;

function ArrangedTable<Row extends object, Sort extends string>({
  layoutName,
  ...props
}: DataTableProps<Row, Sort> & { readonly layoutName: string }) {
  const arranged = useColumnLayout(layoutName, props.columns);
  return <FixedTable {...props} columns={arranged.columns} arranged={arranged} />;
}

interface FixedTableProps<Row extends object, Sort extends string> extends DataTableProps<Row, Sort> {
  readonly arranged?: ArrangedColumns<Row> | undefined;
}

function FixedTable<Row extends object, Sort extends string>(props: FixedTableProps<Row, Sort>) {
  const {
    caption,
    columns,
    rows = NO_ROWS,
    loading = false,
    rowId = idOf,
    rowHref,
    editHref,
    groupOf,
    choice,
    sort,
    onSort,
    arranged,
    empty,
  } = props;
  const width = useScreenWidth();
  const body = useRef<HTMLTableElement>(null);
  const table = useTableModel<Row>({
    columns,
    rows,
    rowId,
    sort,
    // The ids of sortable columns are the sorts: `Sort` only gives them their names in the screen's types.
    onSort: onSort as ((sort: TableSort) => void) | undefined,
    width,
  });

  const long = rows.length > LONG && !groupOf;
  const Rows = long ? LongBody : TableBody;

  if (rows.length === 0 && !loading) return <>{empty}</>;
  if (hasCards(width)) {
    return rows.length === 0 ? (
      <Skeleton rows={SKELETON_ROWS} columns={2} table />
    ) : (
      <CardList {...{ table, caption, rowHref, groupOf, choice, loading }} />
    );
  }
  return (
    <div className={loading && rows.length > 0 ? `${css.wrap} ${css.busy}` : css.wrap}>
      {arranged && (
        <div className={css.arrange}>
          <ColumnsButton arranged={arranged} table={body} />
        </div>
      )}
      <TablePlace isArranged={arranged?.changed ?? false}>
        <table
          ref={body}
          className={css.table}
          aria-busy={loading}
          aria-rowcount={long ? rows.length + 1 : undefined}
        >
          <caption className={css.caption}>
            <VisuallyHidden>
              {caption}
              {loading && ', loading'}
            </VisuallyHidden>
          </caption>
          <TableHead table={table} selection={choice?.selection} arranged={arranged} />
          {rows.length === 0 ? (
            <TableSkeleton
              rows={SKELETON_ROWS}
              columns={table.getVisibleLeafColumns().length + (choice ? 1 : 0)}
            />
          ) : (
            <Rows {...{ table, rowHref, editHref, groupOf, choice }} />
          )}
        </table>
      </TablePlace>
    </div>
  );
}
