import type { ListView } from '@fm/data';
import { useHost } from '@fm/platform';
import { ButtonLink, EditedRows, EmptyState, ListState, NothingListed, PlusIcon } from '@fm/ui';
import type { ReactNode } from 'react';
import type { CreateLink, RecordList } from './define-list';
import type { ShownList } from './use-record-list';

interface RowsProps<R extends object, F extends string, S extends string> {
  readonly of: ShownList<R, F, S>;
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
