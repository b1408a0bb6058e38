import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import css from './data-table.module.css';
import { inGroups, type RowGroup } from './row-groups';
import { TableRow } from './table-row';
import { useFirstRows } from './use-first-rows';
import { type RowKeysOptions, useRowKeys } from './use-row-keys';

export interface TableBodyProps<Row extends object> extends RowKeysOptions<Row> {
  readonly rowHref: ((row: Row) => To) | undefined;
  readonly groupOf: ((row: Row) => RowGroup) | undefined;
}

/** The rows, under the names of their groups. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>): ReactNode {
  const { table, rowHref, groupOf, choice } = props;
  const keys = useRowKeys(props);
  const span = table.getVisibleLeafColumns().length + (choice ? 1 : 0);
  const { rows: all } = table.getRowModel();
  const rows = useFirstRows(all);
  const runs = inGroups(rows, groupOf && ((row) => groupOf(row.original)));
  return runs.map(({ group, items }) => (
    <tbody key={group?.id ?? ''} onKeyDown={keys} aria-busy={rows.length < all.length || undefined}>
      {group && <GroupHead group={group} span={span} />}
      {items.map((row) => (
        <TableRow key={row.id} {...{ row, choice }} to={rowHref?.(row.original)} />
      ))}
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
