import { planAddress } from '@fm/contract/addresses';
import { useToday } from '@fm/data';
import { ButtonLink, DueText, daysBetween, formatDay, formatSentence, VisuallyHidden } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { shiftText } from '../schedule/shift-text';
import { occurrenceOrderAddress } from '../status/occurrence-order-address';
import { PlanPlace } from '../status/plan-place';
import type { DueOccurrence } from './due-occurrences';

const columns: readonly Column<DueOccurrence>[] = [
  { id: 'plan', header: 'Plan', cell: ({ plan }) => plan.name },
  {
    id: 'customer',
    header: 'Customer and site',
    width: '16rem',
    cell: ({ plan }) => <PlanPlace plan={plan} />,
  },
  {
    id: 'occurrence',
    header: 'Occurrence',
    width: '9rem',
    cell: ({ scheduled }) => formatDay(scheduled.date),
  },
  {
    id: 'when',
    header: 'When',
    width: '9rem',
    cell: ({ scheduled }) => <When day={scheduled.date} />,
  },
  {
    id: 'shift',
    header: 'Moved',
    cell: ({ scheduled, plan }) => shiftText(scheduled, plan.calendarId),
  },
  { id: 'lead', header: 'Lead', showFrom: 'wide', cell: ({ plan }) => plan.template.leadName },
];

/** For who may write orders: one of them looked over before it is made, beside all at once. */
const withOrder: readonly Column<DueOccurrence>[] = [
  ...columns,
  {
    id: 'order',
    header: 'Work order',
    hideHeader: true,
    width: '10rem',
    cell: ({ plan, scheduled }) => (
      <ButtonLink to={occurrenceOrderAddress(plan.id, scheduled.originalDate)} variant="outline" size="sm">
        Create and edit
        <VisuallyHidden>{` the order of ${plan.name}, ${formatDay(scheduled.date)}`}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];

const FAR_OFF = { one: 'in {count} day', many: 'in {count} days' };

/** How far off an occurrence is, marked once its day is over: the day itself stands beside it. */
function When({ day }: { readonly day: string }) {
  const now = useToday();
  const days = daysBetween(now, day);
  return days > 1 ? formatSentence(days, FAR_OFF) : <DueText day={day} today={now} />;
}

interface DueTableProps {
  readonly occurrences: readonly DueOccurrence[];
  readonly mayCreate: boolean;
}

/** Occurrences whose work orders are due to be created. */
export const DueTable = ({ occurrences, mayCreate }: DueTableProps) => (
  <DataTable
    caption="Occurrences due for a work order"
    columns={mayCreate ? withOrder : columns}
    rows={occurrences}
    rowHref={({ plan }) => planAddress.record(plan.id)}
  />
);
