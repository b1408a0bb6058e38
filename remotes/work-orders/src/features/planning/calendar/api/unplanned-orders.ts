import { useLivePage } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { fitting, inTime } from '../../../list/api/filtered-orders';
import type { WorkOrderView } from '../../../list/work-order-view';

/** Drafts looked through at most. */
export const UNPLANNED_SIZE = 40;

/**
 * Drafts that no time is planned for yet, what is due first, live. At most 41 reads. No query asks for a field that is
 * absent, so drafts with a time are left out here.
 */
export function useUnplannedOrders(view: WorkOrderView) {
  const { employeeId } = useSession();
  const page = useLivePage(
    workOrders,
    (spec) =>
      spec
        .apply(fitting(view.filter, ['draft'], employeeId))
        .apply(inTime(view.filter, (by) => by.orderBy('dueSort'))),
    { search: view.search, size: UNPLANNED_SIZE },
  );
  return { page, orders: page.rows.filter(({ plannedStart }) => plannedStart === undefined) };
}
