import type { ReactNode } from 'react';
import css from './print.module.css';

export interface PrintColumn<R> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Numbers stand at the end. */
  readonly align?: 'end' | undefined;
  /** Takes no more room than it needs. */
  readonly narrow?: boolean | undefined;
}

export interface PrintTableProps<R> {
  readonly caption: string;
  readonly columns: readonly PrintColumn<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** The last line: a name, and values by the id of their column. */
  readonly sum?: { readonly label: string; readonly values: Readonly<Record<string, ReactNode>> } | undefined;
}

/** Rows on paper: the head is repeated on each page, and no row is torn apart. */
export function PrintTable<R>({ caption, columns, rows, rowKey, sum }: PrintTableProps<R>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and is reached by keys.
    <div className={css.tableRoom} tabIndex={0}>
      <table className={css.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {sum.label}
                  </th>
                ) : (
                  <td key={column.id} className={classOf(column)}>
                    {sum.values[column.id]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const classOf = <R,>({ align, narrow }: PrintColumn<R>) =>
  [align === 'end' && css.end, narrow && css.narrow].filter(Boolean).join(' ') || undefined;
