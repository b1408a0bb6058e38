import type { LiveRows } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { Button, ListState, Panel } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import type { ReactNode } from 'react';
import css from './detail.module.css';

interface RowsPanelProps<R extends object> {
  readonly title: string;
  /** What is listed: "work orders". */
  readonly noun: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly rows: LiveRows<R>;
  /** How many were asked for: as many rows may not be all. */
  readonly size: number;
  /** Left out where another screen shows the rest. */
  readonly onMore?: () => void;
  readonly columns: readonly Column<Stored<R>>[];
  readonly hrefOf: (row: Stored<R>) => string;
  readonly actions?: ReactNode;
}

/** Records that have to do with an asset, some at a time. */
export function RowsPanel<R extends object>(props: RowsPanelProps<R>) {
  const { title, noun, none, rows, size, onMore, columns, hrefOf, actions } = props;
  return (
    <Panel title={title} actions={actions}>
      <ListState of={rows} noun={noun} columns={columns.length} empty={<p className={css.none}>{none}</p>}>
        <DataTable caption={title} columns={columns} rows={rows.rows} rowHref={hrefOf} />
      </ListState>
      {onMore && rows.rows.length === size && (
        <Button variant="outline" size="sm" onClick={onMore}>
          {`Show more ${noun}`}
        </Button>
      )}
    </Panel>
  );
}
