import { purgeDay } from '@fm/domain/trash';
import type { To } from 'react-router-dom';
import { Button } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { Notice } from '../feedback/notice';
import { formatDay } from '../format/day';
import { formatAgo } from '../format/instant';
import { Page } from '../layout/page';
import { type ListPage, ListState } from '../list/list-state';
import type { Column } from '../table/column';
import { DataTable } from '../table/data-table';
import type { TrashActions, TrashedRecord } from './trash-actions';
import { TrashDialog } from './trash-dialog';
import css from './trash-page.module.css';

export interface TrashPageProps<R extends TrashedRecord> {
  readonly page: ListPage & { readonly rows: readonly R[] };
  readonly onMove: (cursor: string) => void;
  readonly trash: TrashActions<R>;
  /** What is in it, in the plural: "customers". */
  readonly noun: string;
  readonly nameOf: (record: R) => string;
  /** Where a record is shown. */
  readonly hrefOf: (record: R) => To;
  /** The list one came from. */
  readonly back: { readonly to: To; readonly label: string };
  /** Records of this kind are deleted here too, and not only after their days in the trash. */
  readonly purges?: boolean | undefined;
}

/** The trash of an area: what is in it, until when, and the way back. */
export function TrashPage<R extends TrashedRecord>(props: TrashPageProps<R>) {
  const { page, onMove, trash, noun, hrefOf, back } = props;
  return (
    <Page title="Trash" documentTitle={`Trash of ${noun}`} subtitle={`Deleted ${noun}`} back={back}>
      {!trash.asked && trash.failure && <Notice tone="danger">{trash.failure.message}</Notice>}
      <ListState
        of={page}
        noun={noun}
        onMove={onMove}
        columns={4}
        empty={
          <EmptyState title="The trash is empty">{`What you delete among the ${noun} comes here first.`}</EmptyState>
        }
      >
        <DataTable
          caption={`Trash of ${noun}`}
          columns={columnsOf(props)}
          rows={page.rows}
          rowHref={hrefOf}
        />
      </ListState>
      <TrashDialog trash={trash} />
    </Page>
  );
}

function columnsOf<R extends TrashedRecord>(props: TrashPageProps<R>): readonly Column<R>[] {
  const { trash, nameOf, purges = false } = props;
  return [
    { id: 'name', header: 'Name', cell: nameOf },
    {
      id: 'moved',
      header: 'Moved to the trash',
      cell: ({ trashedAt, trashedBy }) =>
        trashedAt && `${formatAgo(trashedAt)} by ${trashedBy?.name ?? 'somebody'}`,
    },
    {
      id: 'until',
      header: 'Deleted for good on',
      cell: ({ trashedAt }) => trashedAt && formatDay(purgeDay(trashedAt)),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (row) =>
        trash.may && (
          <span className={css.actions}>
            <Button
              size="sm"
              variant="outline"
              disabled={trash.busy}
              aria-label={`Restore ${nameOf(row)}`}
              onClick={() => trash.restore(row)}
            >
              Restore
            </Button>
            {purges && trash.mayPurge && (
              <Button
                size="sm"
                variant="outline"
                disabled={trash.busy}
                aria-label={`Delete ${nameOf(row)} for good`}
                onClick={() => trash.beginPurge(row)}
              >
                Delete for good
              </Button>
            )}
          </span>
        ),
    },
  ];
}
