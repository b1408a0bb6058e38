import type { CSSProperties } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './data-table.module.css';
import type { TableModel } from './use-table-model';

/** A width the style sheet may shorten where the window is narrow. */
const columnWidth = (width: string) => ({ '--column': width }) as CSSProperties;

/** The names of the columns, those that sort as buttons. */
export function TableHead<Row extends object>({ table }: { readonly table: TableModel<Row> }) {
  return (
    <thead className={css.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map(({ id, column }) => {
            const { header, hideHeader, align, width } = column.columnDef.meta?.column ?? { header: '' };
            const sorted = column.getIsSorted();
            const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
            return (
              <th
                key={id}
                scope="col"
                className={align === 'end' ? css.end : undefined}
                style={width ? columnWidth(width) : undefined}
                aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
              >
                {column.getCanSort() ? (
                  <button type="button" className={css.sort} onClick={() => column.toggleSorting()}>
                    {header}
                    <Arrow className={sorted ? css.arrow : css.arrowIdle} />
                  </button>
                ) : hideHeader ? (
                  <VisuallyHidden>{header}</VisuallyHidden>
                ) : (
                  header
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
