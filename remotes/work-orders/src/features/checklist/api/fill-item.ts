import { fillEntry, type Outcome } from '@fm/data';
import type { Actor, Stored } from '@fm/domain/record';
import { type ChecklistItem, type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Fills in one checklist item by its own field path: two people on two items never meet. */
export function fillItem(
  actor: Actor,
  order: Stored<WorkOrder>,
  item: ChecklistItem & { readonly id: string },
  fields: {
    readonly value?: ChecklistItem['value'];
    readonly note?: string | undefined;
    readonly unit?: string;
  },
): Promise<Outcome<void>> {
  return fillEntry(workOrders, actor, order, 'checklist', item.id, fields, { note: item.label });
}
