import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { ButtonLink, DueWords, daysBetween, formatDay, VisuallyHidden } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { shiftWords } from '../schedule/shift-words';
import { PlanPlace } from '../status/plan-place';
import { visitOrderAddress } from '../status/visit-order-address';
import type { DueVisit } from './due-visits';

const columns: readonly Column<DueVisit>[] = [
  { id: 'plan', header: 'Plan', cell: ({ plan }) => plan.name },
  {
    id: 'customer',
    header: 'Customer and site',
    width: '16rem',
    cell: ({ plan }) => <PlanPlace plan={plan} />,
  },
  { id: 'visit', header: 'Visit', width: '9rem', cell: ({ scheduled }) => formatDay(scheduled.date) },
  {
    id: 'when',
    header: 'When',
    width: '9rem',
    cell: ({ scheduled }) => <When day={scheduled.date} />,
  },
  {
    id: 'shift',
    header: 'Moved',
    cell: ({ scheduled, plan }) => shiftWords(scheduled, plan.calendarId),
  },
  { id: 'lead', header: 'Lead', showFrom: 'wide', cell: ({ plan }) => plan.template.leadName },
];

/** For who may write orders: one of them looked over before it is made, beside all at once. */
const withOrder: readonly Column<DueVisit>[] = [
  ...columns,
  {
    id: 'order',
    header: 'Work order',
    hideHeader: true,
    width: '10rem',
    cell: ({ plan, scheduled }) => (
      <ButtonLink to={visitOrderAddress(plan.id, scheduled.originalDate)} variant="outline" size="sm">
        Create and edit
        <VisuallyHidden>{` the order of ${plan.name}, ${formatDay(scheduled.date)}`}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];

/** How far off a visit is, marked once its day is over: the day itself stands beside it. */
function When({ day }: { readonly day: string }) {
  const now = today(COMPANY.timezone);
  const days = daysBetween(now, day);
  return days > 1 ? `in ${days} days` : <DueWords day={day} today={now} />;
}

interface DueTableProps {
  readonly visits: readonly DueVisit[];
  readonly mayCreate: boolean;
}

/** Visits whose work orders are due to be created. */
export const DueTable = ({ visits, mayCreate }: DueTableProps) => (
  <DataTable
    caption="Visits due for a work order"
    columns={mayCreate ? withOrder : columns}
    rows={visits}
    rowHref={({ plan }) => `/maintenance/form?id=${plan.id}`}
  />
);
