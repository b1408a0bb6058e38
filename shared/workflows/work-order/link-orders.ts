import type { Stored } from '@fm/domain/record';
import {
  OPPOSITE_LINK,
  WORK_ORDER_LINKS,
  type WorkOrder,
  type WorkOrderLink,
  withLink,
  withoutLink,
  workOrders,
} from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, entryId, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';

/** Links two orders, so that each names the other. */
export const linkOrders = defineCommand({
  name: 'workOrders.link',
  permission: 'workOrders:edit',
  input: v.object({
    id: recordId,
    /** How the order stands to the other one. */
    kind: v.picklist(WORK_ORDER_LINKS),
    otherId: recordId,
    /** The item of the order's checklist that it is about. */
    itemId: v.optional(entryId),
  }),
  async run(unit, { id, kind, otherId, itemId }) {
    const [order, other] = [await present(unit, workOrders, id), await present(unit, workOrders, otherId)];
    if (itemId !== undefined && !order.checklist[itemId])
      throw new FailureSignal(invalid('This item is not on the checklist any more. Reload the page.'));
    await linkOneWay(unit, id, kind, other, itemId);
    await linkOneWay(unit, otherId, OPPOSITE_LINK[kind], order);
    return null;
  },
});

/** Takes a link away on both ends; the other order may be gone by now. */
export const unlinkOrders = defineCommand({
  name: 'workOrders.unlink',
  permission: 'workOrders:edit',
  input: v.object({ id: recordId, otherId: recordId }),
  async run(unit, { id, otherId }) {
    await unlinkOneWay(unit, id, otherId);
    await unlinkOneWay(unit, otherId, id);
    return null;
  },
});

async function unlinkOneWay(unit: Unit, id: string, otherId: string): Promise<void> {
  const order = await unit.find(workOrders, id);
  if (!order || order.trashed || !(otherId in (order.links ?? {}))) return;
  await unit.change(workOrders, id, (current) => ({
    ok: true,
    patch: { links: withoutLink(current, otherId) },
  }));
}

type Linked = Parameters<typeof withLink>[2];

/** Says on an order how it stands to another. */
async function linkOneWay(
  unit: Unit,
  id: string,
  kind: WorkOrderLink,
  other: Linked,
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
 * Says on the order `id` that `fresh`, which is created in the same unit, follows it up, or its checklist item
 * `itemId`. Where that order is in the trash by now or names enough others, only the new one tells of it: that is no
 * reason not to create it.
 */
export async function noteFollowUp(
  unit: Unit,
  id: string,
  fresh: WorkOrder & { readonly id: string },
  itemId: string | undefined,
): Promise<void> {
  const order: Stored<WorkOrder> | undefined = await unit.find(workOrders, id);
  if (!order || order.trashed || 'problem' in withLink(order, 'followedBy', fresh)) return;
  await linkOneWay(unit, id, 'followedBy', fresh, itemId);
}
