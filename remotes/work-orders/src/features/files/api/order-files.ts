import { addAttachment, commitTogether, type NewAttachment, type Outcome, useAttachments } from '@fm/data';
import { type Attachment, attachments } from '@fm/domain/attachment';
import type { Actor, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** How a file names the order it belongs to. */
export const entityOf = (order: Stored<WorkOrder>): NewAttachment['entity'] => ({
  type: workOrders.type,
  id: order.id,
  label: workOrders.label(order),
});

/** The files of an order, live, the newest first. Every part of the screen that shows some shares one listener. */
export const useOrderFiles = (orderId: string | undefined, size?: number) =>
  useAttachments(orderId === undefined ? undefined : { type: workOrders.type, id: orderId }, size);

const photoItem = ({ checklist, statusGroup }: WorkOrder, itemId: string | undefined) => {
  const item = itemId === undefined ? undefined : checklist[itemId];
  return item?.kind === 'photo' && statusGroup !== 'closed' ? item : undefined;
};

/** Stores a file; the first photo of a checklist item that asks for one fills the item in the same commit. */
export const storeOrderFile = (
  actor: Actor,
  order: Stored<WorkOrder>,
  id: string,
  file: NewAttachment,
): Promise<Outcome<void>> =>
  // It may be long on its way: it names the order as it is now, a new one with its number.
  addAttachment(actor, id, { ...file, entity: entityOf(order), customerId: order.customerRef.id }, (unit) => {
    const item = photoItem(order, file.itemId);
    if (item && item.value === undefined) {
      unit.fill(workOrders, order, 'checklist', file.itemId ?? '', { value: id }, { note: item.label });
    }
  });

/** Moves a file to the trash. A checklist item it filled is filled by another photo, or open again. */
export const removeOrderFile = (
  actor: Actor,
  order: Stored<WorkOrder>,
  file: Stored<Attachment>,
  all: readonly Stored<Attachment>[],
): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    const item = photoItem(order, file.itemId);
    if (item?.value === file.id) {
      const other = all.find(({ id, itemId }) => itemId === file.itemId && id !== file.id);
      unit.fill(
        workOrders,
        order,
        'checklist',
        file.itemId ?? '',
        { value: other?.id },
        { note: item.label },
      );
    }
    await unit.trash(attachments, file.id);
  });

/** Takes a file out of the trash; a checklist item that is open since is filled by it again. */
export const restoreOrderFile = (
  actor: Actor,
  order: Stored<WorkOrder>,
  file: Stored<Attachment>,
): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    await unit.restore(attachments, file.id);
    const current = await unit.find(workOrders, order.id);
    const item = current && photoItem(current, file.itemId);
    if (current && item && item.value === undefined) {
      unit.fill(
        workOrders,
        current,
        'checklist',
        file.itemId ?? '',
        { value: file.id },
        { note: item.label },
      );
    }
  });
