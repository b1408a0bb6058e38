import type { SavedViews } from '@fm/data';
import type { FilterNames } from '@fm/screens/list';
import type { PlanAddress } from './plan-address';
import type { WorkOrderFilter, WorkOrderView } from './work-order-view';

/** What table, board and calendar share: the filters, the saved views, and where in the calendar one is. */
export interface ShownOrders {
  readonly view: WorkOrderView;
  readonly views: SavedViews;
  readonly names: FilterNames<WorkOrderFilter>;
  readonly address: PlanAddress;
}
