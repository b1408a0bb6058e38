import type { GrowingRows, LiveRows } from '@fm/data';
import type { Called, Stored } from '@fm/domain/record';
import { ListState, Panel, ShowMore } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import type { ReactNode } from 'react';
import css from './detail.module.css';

interface RowsPanelProps<R extends object> {
  readonly title: string;
  /** What is listed. */
  readonly called: Called;
  /** What is said where there are none. */
  readonly none: string;
  /** Those that do not grow are shown in full on another screen. */
  readonly rows: LiveRows<R> & Partial<Pick<GrowingRows<R>, 'more'>>;
  readonly columns: readonly Column<Stored<R>>[];
  readonly hrefOf: (row: Stored<R>) => string;
  readonly actions?: ReactNode;
}

/** Records that have to do with an asset, some at a time. */
export function RowsPanel<R extends object>(props: RowsPanelProps<R>) {
  const { title, called, none, rows, columns, hrefOf, actions } = props;
  return (
    <Panel title={title} actions={actions}>
      <ListState
        of={rows}
        noun={called.many}
        columns={columns.length}
        empty={<p className={css.none}>{none}</p>}
      >
        <DataTable caption={title} columns={columns} rows={rows.rows} rowHref={hrefOf} />
      </ListState>
      {rows.more && <ShowMore {...rows.more} called={called} byHand />}
    </Panel>
  );
}
