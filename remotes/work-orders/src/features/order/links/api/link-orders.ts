import { type Outcome, recordOptions, run } from '@fm/data';
import { WORK_ORDER_STATUS_LABELS, type WorkOrderLink, workOrders } from '@fm/domain/work-order';

/** Orders to choose from, those changed last first, without the one they are linked to. */
export const orderOptions = (id: string) => {
  const load = recordOptions({
    collection: workOrders,
    orderBy: 'updatedAt',
    direction: 'desc',
    detail: ({ customerRef, siteRef, status }) =>
      [customerRef.name, siteRef.name, WORK_ORDER_STATUS_LABELS[status]].join(' · '),
  });
  return async (query: string) => {
    const found = await load(query);
    return found.ok ? { ...found, value: found.value.filter((option) => option.id !== id) } : found;
  };
};

/** Links two orders, so that each names the other; `itemId` is the item of the first one's checklist it is about. */
export const linkOrders = (
  id: string,
  kind: WorkOrderLink,
  otherId: string,
  itemId?: string,
): Promise<Outcome<null>> =>
  run('workOrders.link', { id, kind, otherId, ...(itemId !== undefined && { itemId }) });

/** Takes a link away on both ends; the other order may be gone by now. */
export const unlinkOrders = (id: string, otherId: string): Promise<Outcome<null>> =>
  run('workOrders.unlink', { id, otherId });
