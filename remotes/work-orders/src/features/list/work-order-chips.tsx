import type { ListCounts } from '@fm/data';
import type { Called } from '@fm/domain/record';
import { type WorkOrderStatus, workOrders } from '@fm/domain/work-order';
import type { FilterNames } from '@fm/screens/list';
import { type HiddenUntil, ListChips } from '@fm/ui';
import type { WorkOrderFilter, WorkOrderView } from './work-order-view';

interface WorkOrderChipsProps {
  readonly view: WorkOrderView;
  readonly names: FilterNames<WorkOrderFilter>;
  readonly counts: ListCounts;
  /** What is counted, where it is not all work orders. */
  readonly called?: Called;
  /** What is hidden while no status is chosen. */
  readonly hidden: Omit<HiddenUntil<WorkOrderFilter>, 'filter' | 'shownBy'>;
  /** The status that shows it. */
  readonly showHidden: WorkOrderStatus | 'closed' | 'all';
}

/** The filters that are on, what they leave, and what is hidden without one. */
export const WorkOrderChips = (props: WorkOrderChipsProps) => {
  const { view, names, counts, called = workOrders.called, hidden, showHidden } = props;
  return (
    <ListChips
      view={view}
      names={names.chips}
      called={called}
      counts={counts}
      hidden={{ ...hidden, filter: 'status', shownBy: showHidden }}
    />
  );
};
