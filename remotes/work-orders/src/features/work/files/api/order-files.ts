import { useLiveRows } from '@fm/data';
import { useAttachments, useGrowingAttachments } from '@fm/data/attachments';
import { type Attachment, attachments, MOST_ATTACHMENTS } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';

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
