import type { MouseEvent, Ref } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { CellContent } from './cell-content';
import { columnWidth } from './column-width';
import css from './data-table.module.css';
import type { RowChoice } from './row-choice';
import { RowLink } from './row-link';
import { RowMarks } from './row-marks';
import { SelectRow } from './select-cell';
import type { TableModel } from './use-table-model';

interface TableRowProps<Row extends object> {
  readonly row: ReturnType<TableModel<Row>['getRowModel']>['rows'][number];
  readonly to: To | undefined;
  readonly choice: RowChoice<Row> | undefined;
  /** Its place in a list of which only a part is drawn, counted from 1. */
  readonly place?: number | undefined;
  /** For who has to know how high it became. */
  readonly measure?: { readonly index: number; readonly ref: Ref<HTMLTableRowElement> } | undefined;
}

/** A row: its first cell names it and, with a link, the whole row takes a click. */
export function TableRow<Row extends object>({ row, to, choice, place, measure }: TableRowProps<Row>) {
  const navigate = useNavigate();

  const open = (event: MouseEvent<HTMLElement>) => {
    if (!to || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const handled = target.closest('a, button, input, label, select');
    if (handled || window.getSelection()?.type === 'Range') return;
    const link = event.currentTarget.querySelector('a');
    if (link && (event.ctrlKey || event.metaKey)) window.open(link.href, '_blank', 'noopener');
    else navigate(to);
  };

  return (
    <tr
      ref={measure?.ref}
      data-index={measure?.index}
      data-row={row.id}
      aria-rowindex={place}
      className={to ? css.linked : undefined}
      data-chosen={choice?.selection.ids.has(row.id) || undefined}
      {...(to && { onClick: open })}
    >
      {choice && (
        <td className={css.choice}>
          <SelectRow selection={choice.selection} id={row.id} name={choice.nameOf(row.original)} />
        </td>
      )}
      {row.getVisibleCells().map((cell, index) => {
        const { align, width } = cell.column.columnDef.meta?.column ?? {};
        const className = align === 'end' ? css.end : undefined;
        const content = <CellContent cell={cell} />;
        if (index > 0) {
          return (
            <td key={cell.id} className={className} style={width ? columnWidth(width) : undefined}>
              {content}
            </td>
          );
        }
        return (
          <th key={cell.id} scope="row" className={className}>
            {to ? <RowLink to={to}>{content}</RowLink> : content}
            <RowMarks id={row.id} row={row.original} />
          </th>
        );
      })}
    </tr>
  );
}
