import type { ListCounts } from '@fm/data';
import { PRIORITY_LABELS } from '@fm/domain/task';
import { WORK_ORDER_STATUS_LABELS, WORK_ORDER_TYPE_LABELS } from '@fm/domain/work-order';
import { chipsOf, FilterChips, HiddenNote, TextLink } from '@fm/ui';
import type { useFilterNames } from './api/filter-names';
import type { WorkOrderView } from './work-order-view';

interface WorkOrderChipsProps {
  readonly view: WorkOrderView;
  readonly names: ReturnType<typeof useFilterNames>;
  readonly counts: ListCounts;
}

/** The filters that are on, what they leave, and what is hidden without one. */
export const WorkOrderChips = ({ view, names, counts }: WorkOrderChipsProps) => (
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
    matching={counts.matching}
    total={counts.total}
    onClearAll={view.clear}
    note={
      view.filter.status === undefined && (
        // Closed orders are hidden until asked for; never without saying so.
        <HiddenNote hidden={counts.hidden} one="closed order" many="closed orders" all="Closed orders">
          <TextLink to="?status=closed">Show</TextLink>
        </HiddenNote>
      )
    }
  />
);
