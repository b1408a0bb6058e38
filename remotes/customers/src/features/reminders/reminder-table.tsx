import { recordAddress } from '@fm/contract/addresses';
import { DAY } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import {
  REMINDER_FIELD_LABELS,
  REMINDER_STATE_LABELS,
  REPEAT_LABELS,
  type Reminder,
  type ReminderState,
  reminderStateAt,
  repeatOf,
} from '@fm/domain/reminder';
import { formatCounted, formatInstant, Status, type StatusProps, TextLink } from '@fm/ui';
import { type Column, DataTable, type RowGroup } from '@fm/ui/table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linkableLabel } from './linkable-kinds';
import { ReminderActions } from './reminder-actions';
import css from './reminder-list.module.css';
import type { ReminderView } from './reminder-view';
import { reminderSearch } from './use-open-reminder';
import type { ReminderChanges } from './use-reminder-changes';

type Row = Stored<Reminder>;

interface ReminderTableProps {
  readonly rows: readonly Row[];
  readonly view: ReminderView;
  readonly now: Date;
  readonly moves: ReminderChanges;
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

const columnsAt = (now: Date, moves: ReminderChanges): readonly Column<Row>[] => [
  { id: 'text', header: 'Reminder', cell: ({ text }) => text },
  {
    id: 'when',
    header: 'When',
    speaksForItself: true,
    width: '16rem',
    sortable: true,
    cell: (row) => <ReminderMoment reminder={row} now={now} />,
  },
  {
    id: 'about',
    header: 'About',
    speaksForItself: true,
    width: '18rem',
    cell: ({ entity }) => entity && <About entity={entity} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    belowOnCard: true,
    width: '15rem',
    cell: (row) => <ReminderActions reminder={row} now={now} moves={moves} />,
  },
];

function About({ entity }: { readonly entity: NonNullable<Reminder['entity']> }) {
  const to = recordAddress(entity);
  const name = <bdi>{entity.label}</bdi>;
  return (
    <>
      {`${linkableLabel(entity.type)} `}
      {to ? <TextLink to={to}>{name}</TextLink> : name}
    </>
  );
}

const looks: Readonly<Partial<Record<ReminderState, Omit<StatusProps, 'label'>>>> = {
  due: { tone: 'warning' },
  snoozed: { tone: 'info', shape: 'pause' },
  done: { tone: 'success' },
  dismissed: { tone: 'neutral', shape: 'cross' },
  cancelled: { tone: 'neutral', shape: 'cross' },
};

/** When a reminder comes, and what has become of it where that is not clear from the day. */
function ReminderMoment({ reminder, now }: { readonly reminder: Stored<Reminder>; readonly now: Date }) {
  const state = reminderStateAt(reminder, now);
  const look = looks[state];
  const at = formatInstant((state === 'done' && reminder.doneAt) || reminder.fireAt);
  return (
    <span className={css.moment}>
      {at}
      {look && <Status {...look} label={REMINDER_STATE_LABELS[state]} />}
      <span className={css.rule}>{ruleText(reminder)}</span>
    </span>
  );
}

/** Why a reminder comes when it does: the date it follows or its rhythm. Nothing for one that comes once. */
export function ruleText({ rule, repeat }: Pick<Reminder, 'rule' | 'repeat'>): string | undefined {
  if (rule.kind === 'absolute') {
    const rhythm = repeatOf(repeat);
    return rhythm && REPEAT_LABELS[rhythm];
  }
  const date = REMINDER_FIELD_LABELS[rule.field].toLowerCase();
  const days = Math.abs(rule.offsetDays);
  if (days === 0) return `On the day: ${date}`;
  return `${formatCounted(days, DAY)} ${rule.offsetDays < 0 ? 'before' : 'after'}: ${date}`;
}
