import {
  addAttachment,
  commitTogether,
  type NewAttachment,
  type Outcome,
  useAttachments,
  useGrowingAttachments,
  useLiveRows,
} from '@fm/data';
import { type Attachment, attachments, fileOwner, MOST_ATTACHMENTS } from '@fm/domain/attachment';
import type { Actor, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** The files of an order, live, the newest first. Every part of the screen that shows some shares one listener. */
export const useOrderFiles = (orderId: string | undefined, size?: number) =>
  useAttachments(orderId === undefined ? undefined : { type: workOrders.type, id: orderId }, size);

/** The same, and more of them at each press. */
export const useAllOrderFiles = (orderId: string) =>
  useGrowingAttachments({ type: workOrders.type, id: orderId });

/** Ids that one query asks for at most. */
const MOST_ASKED = 30;

/** These files of an order, live: those that are read anyway, and the older ones by their ids. Trashed ones are left out. */
export function useOrderFilesById(orderId: string, ids: readonly string[]): readonly Stored<Attachment>[] {
  const files = useOrderFiles(orderId);
  const newest = files.rows.filter(({ id }) => ids.includes(id));
  const missing =
    files.status === 'ready' && files.rows.length === MOST_ATTACHMENTS
      ? ids.filter((id) => !newest.some((file) => file.id === id)).slice(0, MOST_ASKED)
      : [];
  const older = useLiveRows(
    missing.length > 0 ? attachments : undefined,
    (spec) => spec.where('__name__', 'in', missing),
    MOST_ASKED,
  );
  return [...newest, ...older.rows.filter(({ trashed }) => !trashed)];
}

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
  addAttachment(actor, id, { ...file, ...fileOwner(workOrders, order) }, (unit) => {
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
    await unit.trash(attachments, file.id, { note: file.name });
  });

/** Takes a file out of the trash; a checklist item that is open since is filled by it again. */
export const restoreOrderFile = (
  actor: Actor,
  order: Stored<WorkOrder>,
  file: Stored<Attachment>,
): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    await unit.restore(attachments, file.id, { note: file.name });
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
