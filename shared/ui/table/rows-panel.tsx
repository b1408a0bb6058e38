import type { Called } from '@fm/domain/record';
import type { ReactNode } from 'react';
import { Panel } from '../layout/panel';
import { type ListPage, ListState } from '../list/list-state';
import { ShowMore, type ShowMoreProps } from '../list/show-more';
import type { Column } from './column';
import { DataTable } from './data-table';
import css from './rows-panel.module.css';

export interface RowsPanelProps<R extends { readonly id: string }> {
  readonly title: string;
  /** What is listed. */
  readonly called: Called;
  /** What is said where there are none. */
  readonly none: string;
  /** Those that do not grow are shown in full on another screen. */
  readonly rows: ListPage & {
    readonly rows: readonly R[];
    readonly more?: Omit<ShowMoreProps, 'called' | 'byHand'> | undefined;
  };
  readonly columns: readonly Column<R>[];
  /** Where a row leads; its cells may hold links instead. */
  readonly hrefOf?: (row: R) => string;
  /** How many there are, beside the title. */
  readonly count?: number | undefined;
  /** Above the rows, such as that there are more than are shown. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** Records that have to do with the one on the page, some at a time. */
export function RowsPanel<R extends { readonly id: string }>(props: RowsPanelProps<R>) {
  const { title, called, none, rows, columns, hrefOf, count, note, actions } = props;
  return (
    <Panel title={title} count={count} actions={actions}>
      {note}
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
