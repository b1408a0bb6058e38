import type { ListView } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type LazyComponent, Page, useWarm } from '@fm/ui';
import { DataTable, type DataTableProps } from '@fm/ui/table';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { ListTable, RecordList } from './define-list';
import { RecordListFilters } from './list-filters';
import { NewRecord, RecordListRows } from './list-parts';
import { type ListTool, RecordListTools } from './list-tools';
import { type Chosen, useChosen } from './use-chosen';
import { useRecordList } from './use-record-list';
import { WithDefaultView } from './with-default-view';

/** What the actions on chosen rows get. */
export type BulkProps<R extends object> = Pick<Chosen<R>, 'rows' | 'bar'>;

export interface RecordListPageProps<R extends object, F extends string, S extends string> {
  readonly list: RecordList<R, F, S>;
  readonly table: ListTable<R, F, S>;
  readonly title: string;
  /** For the browser's tab, where the title alone says too little. */
  readonly documentTitle?: string;
  /** Between title and filters: tabs. */
  readonly above?: ReactNode;
  /** Beside the way to a new record. */
  readonly actions?: ReactNode;
  /** What is rarely opened from the list. */
  readonly tools?: readonly ListTool[];
  /** Around the rows: what their cells need. */
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
  /** What can be done with chosen rows. Without, none can be chosen. */
  readonly bulk?: ComponentType<BulkProps<R>>;
  /** What is opened from here, always the same list: its code comes once the rows are there and nothing else is to do. */
  readonly next?: readonly Pick<LazyComponent<object>, 'warm'>[];
  /** Nothing of this list is ever in a trash of its own. */
  readonly withoutTrash?: boolean;
}

const NOTHING: readonly [] = [];

/** The screen of a list: title, filters, chips, rows, pages, and what can be done with them. */
export const RecordListPage = <R extends object, F extends string, S extends string>(
  props: RecordListPageProps<R, F, S>,
) => (
  <WithDefaultView screen={props.list.path}>
    <ShownListPage {...props} />
  </WithDefaultView>
);

function ShownListPage<R extends object, F extends string, S extends string>(
  props: RecordListPageProps<R, F, S>,
) {
  const { list, table, title, documentTitle, above, tools, around: Around = Fragment, bulk: Bulk } = props;
  const shown = useRecordList(list);
  useWarm(props.next ?? NOTHING);
  const { page, view } = shown;
  const { rows, selection, bar } = useChosen(page, list.called);
  return (
    <Page
      title={title}
      documentTitle={documentTitle}
      actions={
        <>
          {props.actions}
          {list.create && <NewRecord {...list.create} label={`New ${list.called.one}`} />}
        </>
      }
    >
      {above}
      <RecordListFilters
        of={shown}
        end={
          <RecordListTools
            of={shown}
            tools={tools}
            trash={props.withoutTrash ? undefined : `${list.path}/trash`}
          />
        }
      />
      <Around>
        <RecordListRows of={shown} columns={placeholders(table, Bulk !== undefined)}>
          <DataTable
            caption={table.caption ?? title}
            layoutName={table.layoutName}
            columns={table.columns}
            rows={page.rows}
            rowHref={table.rowHref}
            editHref={table.editHref}
            choice={Bulk && { selection, nameOf: list.kind.label }}
            groupOf={table.groupsOf?.(page, view)}
            {...sorting(table, view)}
          />
        </RecordListRows>
      </Around>
      {Bulk && <Bulk rows={rows} bar={bar} />}
    </Page>
  );
}

/** As many as there are columns on a screen of usual width. */
const placeholders = <R extends object>(
  { columns }: Pick<ListTable<R, never, never>, 'columns'>,
  choice: boolean,
) => columns.filter(({ showFrom }) => showFrom === undefined).length + (choice ? 1 : 0);

/** The order a table shows, and how another one is chosen. */
function sorting<R extends object, F extends string, S extends string>(
  { boundOrder }: ListTable<R, F, S>,
  view: ListView<F, S>,
): Pick<DataTableProps<Stored<R>, S>, 'sort' | 'onSort'> {
  const bound = boundOrder?.(view.filter);
  if (bound === undefined) return { sort: view.sort, onSort: view.setSort };
  return bound === 'hidden' ? {} : { sort: bound as { column: S; direction: 'asc' | 'desc' } };
}
