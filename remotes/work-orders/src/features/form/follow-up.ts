import { type Attachment, photosOfItem } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import type { Given } from './given';

const MAX_TITLE = 140;

/**
 * A new order for what was found on `order`: same place, same assets, the checklist item and its remark as the work to do. `files`
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
      assetRefs: [...(order.assetRefs ?? [])],
      timezone: order.timezone,
    },
    links: { [order.id]: { kind: 'followUpOf', name } },
    itemId: item && itemId,
    photos: item ? files && photosOfItem(files, itemId ?? '') : [],
  };
}
