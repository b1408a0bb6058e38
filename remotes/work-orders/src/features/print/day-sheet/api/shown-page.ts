import { useLivePage } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { askedOrders } from '../../../list/api/asked-orders';
import type { PlanAddress } from '../../../list/plan-address';
import type { WorkOrderView } from '../../../list/work-order-view';
import { MOST_SHOWN } from '../shown-address';
import { inOrder } from './orders-of-day';

/** The first orders of what table, board or calendar show, live, in the order in which they start. */
export function useShownPage(view: WorkOrderView, address: PlanAddress) {
  const { employeeId } = useSession();
  const { build, fits, asksTime } = askedOrders(view, address, employeeId);
  const page = useLivePage(workOrders, build, { search: view.search, size: MOST_SHOWN });
  return {
    page,
    rows: inOrder(page.rows.slice(0, MOST_SHOWN).filter(fits)),
    /** There are more than are on the paper; how many is known where `all` is. */
    isCut: page.next !== undefined || page.capped || page.rows.length > MOST_SHOWN,
    all: asksTime || page.total?.atLeast ? undefined : page.total?.count,
  };
}
