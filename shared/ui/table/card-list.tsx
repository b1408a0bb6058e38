import type { To } from 'react-router-dom';
import css from './card-list.module.css';
import { CardSort } from './card-sort';
import { RowLink } from './row-link';
import type { TableModel } from './use-table-model';

interface CardListProps<Row extends object> {
  readonly table: TableModel<Row>;
  readonly caption: string;
  readonly rowHref: ((row: Row) => To) | undefined;
  readonly loading: boolean;
}

/** The table on a small screen: a card for each row, its first column as the title. */
export function CardList<Row extends object>({ table, caption, rowHref, loading }: CardListProps<Row>) {
  return (
    <div className={css.wrap}>
      <CardSort table={table} />
      <ul className={css.cards} aria-label={caption} aria-busy={loading}>
        {table.getRowModel().rows.map((row) => {
          const [title, ...rest] = row.getVisibleCells();
          const to = rowHref?.(row.original);
          const heading = title && <table.FlexRender cell={title} />;
          return (
            <li key={row.id} className={css.card}>
              <div className={css.title}>{to ? <RowLink to={to}>{heading}</RowLink> : heading}</div>
              <dl className={css.facts}>
                {rest.map((cell) => {
                  const { header, hideHeader } = cell.column.columnDef.meta?.column ?? { header: '' };
                  return (
                    <div key={cell.id} className={hideHeader ? css.actions : css.fact}>
                      <dt>{header}</dt>
                      <dd>
                        <table.FlexRender cell={cell} />
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
