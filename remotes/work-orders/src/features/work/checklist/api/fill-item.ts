import { type Outcome, run } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { ChecklistItem, WorkOrder } from '@fm/domain/work-order';

/** Fills in one checklist item by its own field path: two people on two items never meet. */
export const fillItem = (
  order: Stored<WorkOrder>,
  item: ChecklistItem & { readonly id: string },
  fields: {
    readonly value?: ChecklistItem['value'];
    readonly note?: string | undefined;
    readonly unit?: string;
  },
): Promise<Outcome<null>> => run('workOrders.fillItem', { workOrderId: order.id, itemId: item.id, fields });
