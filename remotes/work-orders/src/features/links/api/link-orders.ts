import { commitTogether, type Outcome, recordOptions, type Unit } from '@fm/data';
import type { Actor } from '@fm/domain/record';
import {
  OPPOSITE_LINK,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrderLink,
  withLink,
  withoutLink,
  workOrders,
} from '@fm/domain/work-order';

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

/** Says on an order how it stands to another, which has to be stored, or be created in the same commit. */
async function linkOneWay(
  unit: Unit,
  id: string,
  kind: WorkOrderLink,
  other: Parameters<typeof withLink>[2],
  itemId?: string,
): Promise<void> {
  await unit.change(workOrders, id, (order) => {
    const linked = withLink(order, kind, other, itemId);
    return 'problem' in linked
      ? { ok: false, message: linked.problem }
      : { ok: true, patch: { links: linked.links } };
  });
}

/**
 * Says on the order `id` that `fresh`, which is created in the same commit, follows it up, or its checklist item
 * `itemId`. Where that order is in the trash by now or names enough others, only the new one tells of it: that is no
 * reason not to create it.
 */
export async function noteFollowUp(
  unit: Unit,
  id: string,
  fresh: Parameters<typeof withLink>[2],
  itemId: string | undefined,
): Promise<void> {
  const order = await unit.find(workOrders, id);
  if (!order || order.trashed || 'problem' in withLink(order, 'followedBy', fresh)) return;
  await linkOneWay(unit, id, 'followedBy', fresh, itemId);
}

/** Links two orders, so that each names the other; `itemId` is the item of the first one's checklist it is about. */
export const linkOrders = (
  actor: Actor,
  id: string,
  kind: WorkOrderLink,
  otherId: string,
  itemId?: string,
): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    const [order, other] = [await unit.find(workOrders, id), await unit.find(workOrders, otherId)];
    if (!order || !other) return;
    await linkOneWay(unit, id, kind, other, itemId);
    await linkOneWay(unit, otherId, OPPOSITE_LINK[kind], order);
  });

/** Takes a link away on both ends; the other order may be gone by now. */
export const unlinkOrders = (actor: Actor, id: string, otherId: string): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    for (const [one, other] of [
      [id, otherId],
      [otherId, id],
    ] as const) {
      const order = await unit.find(workOrders, one);
      if (!order || order.trashed || !(other in (order.links ?? {}))) continue;
      await unit.change(workOrders, one, (current) => ({
        ok: true,
        patch: { links: withoutLink(current, other) },
      }));
    }
  });
