import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { formatDay, relativeDay } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import { shiftWords } from '../schedule/shift-words';
import type { DueVisit } from './due-visits';

const columns: readonly Column<DueVisit>[] = [
  { id: 'plan', header: 'Plan', cell: ({ plan }) => plan.name },
  { id: 'customer', header: 'Customer', cell: ({ plan }) => plan.customerRef.name },
  { id: 'visit', header: 'Visit', width: '9rem', cell: ({ scheduled }) => formatDay(scheduled.date) },
  {
    id: 'when',
    header: 'When',
    width: '9rem',
    cell: ({ scheduled }) => relativeDay(scheduled.date, today(COMPANY.timezone)),
  },
  {
    id: 'shift',
    header: 'Moved',
    cell: ({ scheduled, plan }) => shiftWords(scheduled, plan.calendarId),
  },
  { id: 'lead', header: 'Lead', showFrom: 'wide', cell: ({ plan }) => plan.template.leadName },
];

/** Visits whose work orders are due to be created. */
export const DueTable = ({ visits }: { readonly visits: readonly DueVisit[] }) => (
  <DataTable
    caption="Visits due for a work order"
    columns={columns}
    rows={visits}
    rowHref={({ plan }) => `/maintenance/form?id=${plan.id}`}
  />
);
