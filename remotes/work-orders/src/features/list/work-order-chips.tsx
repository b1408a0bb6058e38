import { PRIORITY_LABELS } from '@fm/domain/task';
import { WORK_ORDER_STATUS_LABELS, WORK_ORDER_TYPE_LABELS } from '@fm/domain/work-order';
import { chipsOf, FilterChips, TextLink } from '@fm/ui';
import type { useFilterNames } from './api/filter-names';
import { useClosedTotal, useWorkOrderTotal } from './api/work-orders-page';
import type { WorkOrderView } from './work-order-view';

interface WorkOrderChipsProps {
  readonly view: WorkOrderView;
  readonly names: ReturnType<typeof useFilterNames>;
  readonly matching: number | undefined;
}

/** The filters that are on, what they leave, and what is hidden without one. */
export const WorkOrderChips = ({ view, names, matching }: WorkOrderChipsProps) => (
  <FilterChips
    chips={chipsOf(view, {
      status: { label: 'Status', values: { ...WORK_ORDER_STATUS_LABELS, closed: 'closed', all: 'all' } },
      time: {
        label: 'Time',
        values: { overdue: 'overdue', today: 'planned for today', tomorrow: 'planned for tomorrow' },
      },
      type: { label: 'Type', values: WORK_ORDER_TYPE_LABELS },
      priority: { label: 'Priority', values: PRIORITY_LABELS },
      lead: { label: 'Lead', values: { [view.filter.lead ?? '']: names.lead } },
      customer: { label: 'Customer', values: { [view.filter.customer ?? '']: names.customer } },
      site: { label: 'Site', values: { [view.filter.site ?? '']: names.site } },
    })}
    noun="work orders"
    matching={matching}
    total={useWorkOrderTotal()}
    onClearAll={view.clear}
    note={view.filter.status === undefined && <ClosedHidden />}
  />
);

/** Closed orders are hidden until asked for; never without saying so. */
function ClosedHidden() {
  const closed = useClosedTotal();
  if (!closed) return null;
  return (
    <span>
      {closed === 1 ? '1 closed order is hidden.' : `${closed} closed orders are hidden.`}{' '}
      <TextLink to="?status=closed">Show</TextLink>
    </span>
  );
}
