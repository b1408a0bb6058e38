import { type ReactNode, useState } from 'react';
import type { To } from 'react-router-dom';
import { Button } from '../button/button';
import { formatNumber } from '../format/number';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './card-list.module.css';
import { CardSort } from './card-sort';
import { CellContent } from './cell-content';
import tableCss from './data-table.module.css';
import type { RowChoice } from './row-choice';
import { inGroups, type RowGroup } from './row-groups';
import { RowLink } from './row-link';
import { RowMarks } from './row-marks';
import { SelectAll, SelectRow } from './select-cell';
import { useFirstRows } from './use-first-rows';
import type { TableModel } from './use-table-model';

interface CardListProps<Row extends object> {
  readonly table: TableModel<Row>;
  readonly caption: string;
  readonly rowHref: ((row: Row) => To) | undefined;
  readonly groupOf: ((row: Row) => RowGroup) | undefined;
  readonly choice: RowChoice<Row> | undefined;
  readonly loading: boolean;
}

/** Cards drawn at a time: a finger does not go through more, and a telephone takes its time with them. */
const AT_ONCE = 100;

/** The table on a small screen: a card for each row, its first column as the title. */
export function CardList<Row extends object>(props: CardListProps<Row>) {
  const { table, caption, rowHref, groupOf, choice, loading } = props;
  const { rows } = table.getRowModel();
  const [most, setMost] = useState(AT_ONCE);
  const drawn = useFirstRows(rows);
  const runs = inGroups(drawn.slice(0, most), groupOf && ((row) => groupOf(row.original)));
  return (
    <div className={css.wrap}>
      <div className={css.tools}>
        {choice && (
          <div className={css.all}>
            <SelectAll selection={choice.selection}>All</SelectAll>
          </div>
        )}
        <CardSort table={table} />
      </div>
      {runs.map(({ group, items }) => (
        <section key={group?.id ?? ''}>
          {group && (
            <h2 className={group.alert ? `${css.group} ${css.alert}` : css.group}>
              {group.label} {group.count !== undefined && <span className={css.count}>{group.count}</span>}
            </h2>
          )}
          <ul
            className={loading ? `${css.cards} ${tableCss.busy}` : css.cards}
            aria-label={group ? `${caption}: ${group.label}` : caption}
            aria-busy={loading}
          >
            {items.map((row) => (
              <Card
                key={row.id}
                id={row.id}
                row={row.original}
                cells={row.getVisibleCells()}
                to={rowHref?.(row.original)}
                box={
                  choice && (
                    <SelectRow selection={choice.selection} id={row.id} name={choice.nameOf(row.original)} />
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {rows.length > most && (
        <div className={css.more}>
          <span>
            {formatNumber(most)} of {formatNumber(rows.length)}
          </span>
          <Button variant="outline" onClick={() => setMost(most + AT_ONCE)}>
            {`Show ${formatNumber(Math.min(AT_ONCE, rows.length - most))} more`}
          </Button>
        </div>
      )}
    </div>
  );
}

type Cells<Row extends object> = ReturnType<
  ReturnType<TableModel<Row>['getRowModel']>['rows'][number]['getVisibleCells']
>;

interface CardProps<Row extends object> {
  readonly id: string;
  readonly row: Row;
  readonly cells: Cells<Row>;
  readonly to: To | undefined;
  /** Chooses the card. */
  readonly box: ReactNode;
}

function Card<Row extends object>({ id, row, cells: [title, ...rest], to, box }: CardProps<Row>) {
  const heading = title && <CellContent cell={title} />;
  // Buttons have no name to stand behind: they go beside the title, or below all where they are many.
  const nameless = rest.filter((cell) => cell.column.columnDef.meta?.column.hideHeader);
  const named = rest.filter((cell) => !nameless.includes(cell));
  const below = nameless.filter((cell) => cell.column.columnDef.meta?.column.belowOnCard);
  return (
    <li className={css.card}>
      <div className={css.head}>
        {box}
        <div className={css.title}>
          {to ? <RowLink to={to}>{heading}</RowLink> : heading}
          <RowMarks id={id} row={row} />
        </div>
        <div className={css.actions}>
          {nameless
            .filter((cell) => !below.includes(cell))
            .map((cell) => (
              <CellContent key={cell.id} cell={cell} />
            ))}
        </div>
      </div>
      <dl className={css.facts}>
        {named.map((cell) => {
          const { header, speaksForItself } = cell.column.columnDef.meta?.column ?? {};
          return (
            <div key={cell.id} className={css.fact}>
              <dt className={speaksForItself ? undefined : css.label}>
                {speaksForItself ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </dt>
              <dd>
                <CellContent cell={cell} />
              </dd>
            </div>
          );
        })}
      </dl>
      {below.map((cell) => (
        <div key={cell.id} className={css.below}>
          <CellContent cell={cell} />
        </div>
      ))}
    </li>
  );
}
