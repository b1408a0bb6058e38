import type { To } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveBy } from './left-row';
import type { RowChoice } from './row-choice';
import { rowKeys } from './row-keys';
import type { TableModel } from './use-table-model';

export interface RowKeysOptions<Row extends object> {
  readonly table: TableModel<Row>;
  /** Where `e` leads from a row, where that is not where its link does. */
  readonly editHref: ((row: Row) => To) | undefined;
  readonly choice: RowChoice<Row> | undefined;
}

/** The keys of a table's rows, for the element they stand in. */
export function useRowKeys<Row extends object>({ table, editHref, choice }: RowKeysOptions<Row>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const edit =
    editHref &&
    ((id: string, link: HTMLAnchorElement) => {
      const row = table.getRowModel().rows.find((candidate) => candidate.id === id);
      if (!row) return;
      leaveBy(link, pathname);
      navigate(editHref(row.original));
    });
  return rowKeys({ selection: choice?.selection, onEdit: edit });
}
