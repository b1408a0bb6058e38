import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import { columnWidth } from './column-width';
import css from './data-table.module.css';
import { ResizeHandle } from './resize-handle';
import { SelectAll } from './select-cell';
import type { ArrangedColumns } from './use-column-layout';
import type { Selection } from './use-selection';
import type { TableModel } from './use-table-model';

interface TableHeadProps<Row extends object> {
  readonly table: TableModel<Row>;
  readonly selection: Selection | undefined;
  readonly arranged: ArrangedColumns<Row> | undefined;
}

/** The names of the columns, those that sort as buttons. */
export function TableHead<Row extends object>({ table, selection, arranged }: TableHeadProps<Row>) {
  return (
    <thead className={css.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selection && (
            <td className={css.choice}>
              <SelectAll selection={selection} />
            </td>
          )}
          {group.headers.map(({ id, column }) => {
            const { header, hideHeader, align, width } = column.columnDef.meta?.column ?? { header: '' };
            const sorted = column.getIsSorted();
            const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
            return (
              <th
                key={id}
                scope="col"
                className={align === 'end' ? css.end : undefined}
                data-column={column.id}
                aria-label={arranged && header}
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
                {arranged && !hideHeader && (
                  <ResizeHandle onResize={(pixels) => arranged.resize(column.id, pixels)} />
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
