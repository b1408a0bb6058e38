import { type Attachment, isPhoto } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, type WorkOrderInput, workOrders } from '@fm/domain/work-order';

/** What a new order starts with besides what every one does. */
export interface Given {
  readonly values?: Partial<WorkOrderInput>;
  readonly links?: WorkOrder['links'];
  /** The checklist item of the linked order it is about. */
  readonly itemId?: string | undefined;
  /** What is copied to it once it is stored; undefined where that could not be read. */
  readonly photos?: readonly Stored<Attachment>[] | undefined;
}

const MAX_TITLE = 140;

/**
 * A new order for what was found on `order`: same place, the checklist item and its remark as the work to do. `files`
 * are those of that order, or undefined where they could not be read.
 */
export function followUpOf(
  order: Stored<WorkOrder>,
  itemId: string | undefined,
  files: readonly Stored<Attachment>[] | undefined,
): Given {
  const item = itemId === undefined ? undefined : order.checklist[itemId];
  const name = workOrders.label(order);
  return {
    values: {
      title: `Follow-up: ${item?.label ?? order.title}`.slice(0, MAX_TITLE),
      description: [`Found on ${name}.`, item?.note].filter(Boolean).join('\n'),
      priority: order.priority,
      customerRef: order.customerRef,
      siteRef: order.siteRef,
      contactRef: order.contactRef ?? null,
      timezone: order.timezone,
    },
    links: { [order.id]: { kind: 'followUpOf', name } },
    itemId: item && itemId,
    photos: item ? files?.filter((file) => file.itemId === itemId && isPhoto(file)).reverse() : [],
  };
}
