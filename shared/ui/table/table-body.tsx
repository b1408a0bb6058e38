import type { KeyboardEvent, MouseEvent } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import css from './data-table.module.css';
import { inGroups, type RowGroup } from './row-groups';
import { RowLink } from './row-link';
import type { TableModel } from './use-table-model';

interface TableBodyProps<Row extends object> {
  readonly table: TableModel<Row>;
  readonly rowHref: ((row: Row) => To) | undefined;
  readonly groupOf: ((row: Row) => RowGroup) | undefined;
}

/** The rows. With a link, the whole row takes a click and the arrow keys go from row to row. */
export function TableBody<Row extends object>({ table, rowHref, groupOf }: TableBodyProps<Row>) {
  const navigate = useNavigate();

  const open = (event: MouseEvent<HTMLElement>, to: To) => {
    const target = event.target as HTMLElement;
    const handled = event.defaultPrevented || target.closest('a, button, input, label, select');
    if (handled || window.getSelection()?.type === 'Range') return;
    const link = event.currentTarget.querySelector('a');
    if (link && (event.ctrlKey || event.metaKey)) window.open(link.href, '_blank', 'noopener');
    else navigate(to);
  };

  const runs = inGroups(table.getRowModel().rows, groupOf && ((row) => groupOf(row.original)));
  return runs.map(({ group, items }) => (
    <tbody key={group?.id ?? ''} onKeyDown={moveBetweenRows}>
      {group && <GroupHead group={group} span={table.getVisibleLeafColumns().length} />}
      {items.map((row) => {
        const to = rowHref?.(row.original);
        return (
          <tr
            key={row.id}
            className={to ? css.linked : undefined}
            {...(to && { onClick: (event) => open(event, to) })}
          >
            {row.getVisibleCells().map((cell, index) => {
              const className = cell.column.columnDef.meta?.column.align === 'end' ? css.end : undefined;
              const content = <table.FlexRender cell={cell} />;
              if (index > 0) {
                return (
                  <td key={cell.id} className={className}>
                    {content}
                  </td>
                );
              }
              return (
                <th key={cell.id} scope="row" className={className}>
                  {to ? <RowLink to={to}>{content}</RowLink> : content}
                </th>
              );
            })}
          </tr>
        );
      })}
    </tbody>
  ));
}

function GroupHead({ group, span }: { readonly group: RowGroup; readonly span: number }) {
  return (
    <tr className={group.alert ? `${css.group} ${css.alert}` : css.group}>
      <th scope="rowgroup" colSpan={span}>
        {group.label} {group.count !== undefined && <span className={css.count}>{group.count}</span>}
      </th>
    </tr>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const target = event.target as HTMLElement;
  const row = target.closest('tr');
  const rows = [...(target.closest('table')?.querySelectorAll('tbody > tr') ?? [])].filter(
    (candidate) => candidate === row || candidate.querySelector('a'),
  );
  const at = row ? rows.indexOf(row) : -1;
  const link = at < 0 ? null : rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
