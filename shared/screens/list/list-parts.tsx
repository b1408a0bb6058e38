import type { ListView } from '@fm/data';
import { useHost } from '@fm/platform';
import {
  ButtonLink,
  EditedRows,
  EmptyState,
  ExportButton,
  type FilterView,
  ListChips,
  ListState,
  NothingListed,
  PlusIcon,
  SearchField,
  Toolbar,
  TrashLink,
} from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import type { ComponentProps, ReactNode } from 'react';
import type { CreateLink, RecordList } from './define-list';
import type { ListFilter } from './list-filter';
import type { ShownList } from './use-record-list';

/** The fields of a list's filters, each by the filter's name. `otherwise` says what stands in one while it is empty. */
export function filterFields<F extends string>(
  { filters }: { readonly filters: Readonly<Record<F, ListFilter>> },
  view: FilterView<F>,
  chosen: Readonly<Partial<Record<F, string>>>,
  otherwise?: Readonly<Partial<Record<F, { readonly emptyLabel: string }>>>,
): Readonly<Record<F, ReactNode>> {
  const fields = (Object.entries(filters) as [F, ListFilter][]).map(([name, filter]) => {
    const Field = filter.draw;
    return [
      name,
      <Field
        key={name}
        view={view as FilterView<string>}
        name={name}
        chosenName={chosen[name]}
        {...otherwise?.[name]}
      />,
    ];
  });
  return Object.fromEntries(fields) as Record<F, ReactNode>;
}

interface FiltersProps<R extends object, F extends string, S extends string> {
  readonly of: ShownList<R, F, S>;
  /** At the right end of the row. */
  readonly end?: ReactNode;
}

/** Search and filters above a list, and what they leave of it. */
export function RecordListFilters<R extends object, F extends string, S extends string>({
  of: { list, view, counts, chips, chosen },
  end,
}: FiltersProps<R, F, S>) {
  const fields = filterFields<F>(list, view, chosen);
  return (
    <>
      <Toolbar
        search={
          <SearchField label={`Search ${list.called.many}`} value={view.search} onSearch={view.setSearch} />
        }
        end={end}
      >
        {list.arrange ? list.arrange(view, fields) : Object.values<ReactNode>(fields)}
      </Toolbar>
      <ListChips view={view} names={chips} called={list.called} counts={counts} hidden={list.hidden} />
    </>
  );
}

/** Saved views of a list, and the list as a file. */
export const RecordListTools = <R extends object, F extends string, S extends string>({
  of: { list, views, file, page },
}: Pick<FiltersProps<R, F, S>, 'of'>) => (
  <>
    <ViewsMenu of={views} />
    {list.file && <ExportButton of={file} noun={list.called.many} total={page.total} />}
  </>
);

interface RowsProps<R extends object, F extends string, S extends string>
  extends Pick<FiltersProps<R, F, S>, 'of'> {
  /** Columns of the placeholder while the rows are on their way. */
  readonly columns: number;
  /** The rows, however they are drawn. */
  readonly children: ReactNode;
}

/** The rows of a list in whatever state they are: on their way, failed, none with the reason, or there. */
export const RecordListRows = <R extends object, F extends string, S extends string>({
  of,
  columns,
  children,
}: RowsProps<R, F, S>) => (
  <ListState
    of={of.page}
    noun={of.list.called.many}
    empty={<NoRecords list={of.list} view={of.view} total={of.counts.total?.count} />}
    onMove={of.view.moveTo}
    columns={columns}
  >
    <EditedRows type={of.list.kind.type}>{children}</EditedRows>
  </ListState>
);

interface NoRecordsProps<F extends string, S extends string> {
  readonly list: Pick<RecordList<never, F, S>, 'empty' | 'create' | 'called'>;
  readonly view: ListView<F, S>;
  /** How many there are whatever the filter. */
  readonly total: number | undefined;
}

/** Says why a list is empty, with a way on. */
export function NoRecords<F extends string, S extends string>({
  list: { empty, create, called },
  view,
  total,
}: NoRecordsProps<F, S>) {
  const { filtered = `No ${called.one} matches these filters`, searched, allHidden } = empty;
  return (
    <NothingListed
      view={view}
      title={filtered}
      searched={typeof searched === 'string' ? searched : searched(view)}
    >
      {allHidden && total ? (
        <EmptyState
          title={allHidden.title}
          action={
            <ButtonLink to={allHidden.to} variant="outline">
              {allHidden.show}
            </ButtonLink>
          }
        >
          {allHidden.text}
        </EmptyState>
      ) : (
        <EmptyState
          title={`No ${called.many} yet`}
          action={create && <NewRecord {...create} label={`New ${called.one}`} />}
        >
          {empty.about}
        </EmptyState>
      )}
    </NothingListed>
  );
}

/** The way to the trash of a list, for those who move records there and back. */
export const ListTrashLink = ({ to }: ComponentProps<typeof TrashLink>) =>
  useHost().can('records:trash') ? <TrashLink to={to} /> : null;

const always = () => true;

/** The way to a new record, for those who may create one. */
export function NewRecord({
  to,
  label,
  permission,
  useMay = always,
}: CreateLink & { readonly label: string }) {
  const { can } = useHost();
  if (!useMay() || (permission && !can(permission))) return null;
  return (
    <ButtonLink to={to} variant="primary" icon={<PlusIcon />}>
      {label}
    </ButtonLink>
  );
}
