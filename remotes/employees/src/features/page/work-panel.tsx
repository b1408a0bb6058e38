import { workOrderAddress } from '@fm/contract/addresses';
import { useToday } from '@fm/data';
import { addDays } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { formatDay, Notice, TextLink } from '@fm/ui';
import { type Column, RowsPanel, SecondLine } from '@fm/ui/table';
import { type PlannedWork, usePlannedWork } from '../work/planned-work';

/** Days that are looked ahead, today among them. */
const DAYS = 14;

const columns: readonly Column<Stored<WorkOrder>>[] = [
  {
    id: 'title',
    header: 'Work order',
    cell: ({ title, number, customerRef, siteRef }) => (
      <>
        {title}
        <SecondLine>{[number, customerRef.name, siteRef.name].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    id: 'planned',
    header: 'Planned',
    width: '7.5rem',
    cell: ({ plannedDay }) => plannedDay && formatDay(plannedDay),
  },
  { id: 'status', header: 'Status', width: '8rem', cell: ({ status }) => WORK_ORDER_STATUS_LABELS[status] },
];

/** What somebody is planned for in the next two weeks, live. */
export function useComingWork(employeeId: string | undefined): PlannedWork {
  const today = useToday();
  return usePlannedWork(employeeId, { from: today, to: addDays(today, DAYS - 1) }, today);
}

interface WorkPanelProps {
  readonly employeeId: string;
  readonly work: PlannedWork;
}

/** What somebody is planned for in the next two weeks, leading or helping. */
export function WorkPanel({ employeeId, work }: WorkPanelProps) {
  const today = useToday();
  return (
    <RowsPanel
      title="Planned in the next two weeks"
      called={workOrders.called}
      none="Nothing is planned."
      rows={{ ...work, rows: work.orders }}
      count={work.orders.length || undefined}
      columns={columns}
      hrefOf={({ id }) => workOrderAddress.record(id)}
      note={work.capped && <Notice>There is more than is shown here: look into the calendar.</Notice>}
      actions={
        <TextLink to={workOrderAddress.list({ view: 'calendar', lead: employeeId, day: today })}>
          Calendar
        </TextLink>
      }
    />
  );
}
