import type { SavedViews } from '@fm/data';
import type { FilterNames } from './api/filter-names';
import type { PlanAddress } from './plan-address';
import type { WorkOrderView } from './work-order-view';

/** What table, board and calendar share: the filters, the saved views, and where in the calendar one is. */
export interface ShownOrders {
  readonly view: WorkOrderView;
  readonly views: SavedViews;
  readonly names: FilterNames;
  readonly address: PlanAddress;
}
