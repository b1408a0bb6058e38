import { dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { seesPrices } from '@fm/domain/role';
import { TASK_STATUS_LABELS } from '@fm/domain/task';
import { WORK_ORDER_STATUS_LABELS } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { formatDay, formatMoney, formatNumber } from '@fm/ui';
import { PrintSection, PrintTable } from '@fm/ui/print';
import type { ReportData } from './api/report-data';

interface OpenRow {
  readonly id: string;
  readonly what: string;
  readonly name: string;
  readonly where: string;
  readonly state: string;
  readonly due: string;
}

const columns = [
  { id: 'what', header: 'What', cell: ({ what }: OpenRow) => what, narrow: true },
  { id: 'name', header: 'Name', cell: ({ name }: OpenRow) => <bdi>{name}</bdi> },
  { id: 'where', header: 'Where or who', cell: ({ where }: OpenRow) => <bdi>{where}</bdi> },
  { id: 'state', header: 'State', cell: ({ state }: OpenRow) => state, narrow: true },
  { id: 'due', header: 'Due', cell: ({ due }: OpenRow) => due, narrow: true },
];

/** Work orders, offers, tasks and plans that are not over, in one table. */
export function OpenWork({ data }: { readonly data: ReportData }) {
  const rows = rowsOf(data, seesPrices(useSession().role));
  const { openLeftOut } = data;
  return (
    <PrintSection
      title="Open work"
      note={
        openLeftOut === 0
          ? formatNumber(rows.length)
          : `${formatNumber(rows.length)} shown, ${formatNumber(openLeftOut)} more left out`
      }
    >
      {rows.length === 0 ? (
        <p>Nothing is open.</p>
      ) : (
        <PrintTable caption="Open work" columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </PrintSection>
  );
}

const dayOf = (day: string | undefined) => (day === undefined ? '–' : formatDay(day));

const rowsOf = ({ orders, offers, tasks, plans }: ReportData, priced: boolean): OpenRow[] => [
  ...orders.map((order) => ({
    id: order.id,
    what: 'Work order',
    name: `${order.number ?? ''} ${order.title}`.trim(),
    where: order.siteRef.name,
    state: WORK_ORDER_STATUS_LABELS[order.status],
    due: dayOf(order.dueDate),
  })),
  ...offers.map((offer) => ({
    id: offer.id,
    what: 'Offer',
    name: `${offer.number ?? ''} ${offer.title}`.trim(),
    where: priced ? formatMoney(offer.grossMinor, offer.currency) : (offer.siteRef?.name ?? '–'),
    state: offer.sentAt ? `Sent ${formatDay(dayIn(COMPANY.timezone, offer.sentAt))}` : 'Sent',
    due: dayOf(offer.validUntil),
  })),
  ...tasks.map((task) => ({
    id: task.id,
    what: 'Task',
    name: task.title,
    where: task.assigneeRef?.name ?? 'Nobody',
    state: TASK_STATUS_LABELS[task.status],
    due: dayOf(task.dueDate),
  })),
  ...plans.map((plan) => ({
    id: plan.id,
    what: 'Maintenance',
    name: `${plan.number ?? ''} ${plan.name}`.trim(),
    where: plan.siteRef.name,
    state: 'Active',
    due: dayOf(plan.nextDueDate),
  })),
];
