import { useLocation, useNavigate } from 'react-router-dom';
import { leaveBy } from './left-row';
import { rowKeys } from './row-keys';
import type { TableBodyProps } from './table-body';

/** The keys of a table's rows, for the element they stand in. */
export function useRowKeys<Row extends object>({
  table,
  editHref,
  choice,
}: Pick<TableBodyProps<Row>, 'table' | 'editHref' | 'choice'>) {
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
