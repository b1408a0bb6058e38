import { entityAddress, entityLabel } from '@fm/domain/entity';
import type { Stored } from '@fm/domain/record';
import { type Reminder, reminderStateAt } from '@fm/domain/reminder';
import { TextLink } from '@fm/ui';
import { type Column, DataTable, type RowGroup } from '@fm/ui/table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReminderActions } from './reminder-actions';
import { ReminderMoment } from './reminder-moment';
import type { ReminderView } from './reminder-view';
import { reminderSearch } from './use-open-reminder';
import type { ReminderMoves } from './use-reminder-moves';

type Row = Stored<Reminder>;

interface ReminderTableProps {
  readonly rows: readonly Row[];
  readonly view: ReminderView;
  readonly now: Date;
  readonly moves: ReminderMoves;
}

/** Reminders of one page, those that are due above the others. */
export function ReminderTable({ rows, view, now, moves }: ReminderTableProps) {
  const [search] = useSearchParams();
  const columns = useMemo(() => columnsAt(now, moves), [now, moves]);
  const grouped = view.filter.state === undefined && view.sort.direction === 'asc';
  return (
    <DataTable
      caption="Reminders"
      columns={columns}
      rows={rows}
      rowHref={({ id }) => reminderSearch(search, id)}
      sort={view.sort}
      onSort={view.setSort}
      groupOf={grouped ? (row) => groupAt(row, now) : undefined}
    />
  );
}

const due: RowGroup = { id: 'due', label: 'Due now', alert: true };
const later: RowGroup = { id: 'later', label: 'Later' };
const groupAt = (row: Row, now: Date) => (reminderStateAt(row, now) === 'due' ? due : later);

const columnsAt = (now: Date, moves: ReminderMoves): readonly Column<Row>[] => [
  { id: 'text', header: 'Reminder', cell: ({ text }) => text },
  {
    id: 'when',
    header: 'When',
    width: '16rem',
    sortable: true,
    cell: (row) => <ReminderMoment reminder={row} now={now} />,
  },
  { id: 'about', header: 'About', width: '18rem', cell: ({ entity }) => entity && <About entity={entity} /> },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    width: '15rem',
    cell: (row) => <ReminderActions reminder={row} now={now} moves={moves} />,
  },
];

function About({ entity }: { readonly entity: NonNullable<Reminder['entity']> }) {
  const to = entityAddress(entity);
  const name = <bdi>{entity.label}</bdi>;
  return (
    <>
      {`${entityLabel(entity.type)} `}
      {to ? <TextLink to={to}>{name}</TextLink> : name}
    </>
  );
}
