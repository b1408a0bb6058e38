import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { daysBetween, formatDay, relativeDay } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { shiftWords } from '../schedule/shift-words';
import { PlanPlace } from '../status/plan-place';
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
    cell: ({ scheduled }) => whenWords(scheduled.date, today(COMPANY.timezone)),
  },
  {
    id: 'shift',
    header: 'Moved',
    cell: ({ scheduled, plan }) => shiftWords(scheduled, plan.calendarId),
  },
  { id: 'lead', header: 'Lead', showFrom: 'wide', cell: ({ plan }) => plan.template.leadName },
];

/** How far off a visit is: the day itself stands beside it. */
function whenWords(day: string, now: string): string {
  const days = daysBetween(now, day);
  return days > 1 ? `in ${days} days` : relativeDay(day, now);
}

/** Visits whose work orders are due to be created. */
export const DueTable = ({ visits }: { readonly visits: readonly DueVisit[] }) => (
  <DataTable
    caption="Visits due for a work order"
    columns={columns}
    rows={visits}
    rowHref={({ plan }) => `/maintenance/form?id=${plan.id}`}
  />
);
