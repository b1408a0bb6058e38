import { useId } from 'react';
import { IconButton } from '../button/icon-button';
import fieldCss from '../field/field.module.css';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import css from './card-list.module.css';
import type { TableModel } from './use-table-model';

/** Sorting where there are no column heads to press. */
export function CardSort<Row extends object>({ table }: { readonly table: TableModel<Row> }) {
  const id = useId();
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const sorted = sortable.find((column) => column.getIsSorted());
  if (sortable.length === 0) return null;
  const descending = sorted?.getIsSorted() === 'desc';
  return (
    <div className={css.sort}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={fieldCss.input}
        value={sorted?.id ?? ''}
        onChange={(event) => table.getColumn(event.target.value)?.toggleSorting(false)}
      >
        {!sorted && <option value="">–</option>}
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.columnDef.meta?.column.header}
          </option>
        ))}
      </select>
      {sorted && (
        <IconButton
          aria-label={descending ? 'Sort ascending' : 'Sort descending'}
          variant="outline"
          onClick={() => sorted.toggleSorting(!descending)}
        >
          {descending ? <ArrowDownIcon /> : <ArrowUpIcon />}
        </IconButton>
      )}
    </div>
  );
}
