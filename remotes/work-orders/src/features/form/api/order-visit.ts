import { findVisit, giveVisitOrder, passVisits, takesOrder, type Unit } from '@fm/data';
import { maintenancePlans, type Occurrence, occurrencesOf, orderFromPlan } from '@fm/domain/maintenance';
import type { WorkOrder } from '@fm/domain/work-order';
import type { GivenVisit } from '../given';

/** What the order of a visit knows of it, which no form asks for. */
export function wayBackTo({ plan, scheduled }: GivenVisit): Partial<WorkOrder> {
  const { origin, planRef, occurrenceId } = orderFromPlan(plan, scheduled);
  return { origin, planRef, occurrenceId };
}

/**
 * Gives the visit the order that is created in the same commit, and takes the plan on. Refuses where somebody else was
 * faster: a visit has one order.
 */
export async function orderVisit(
  unit: Unit,
  { plan, scheduled }: GivenVisit,
  orderId: string,
): Promise<void> {
  const known = await findVisit(unit, plan.id, scheduled);
  if (known?.workOrderId === orderId) return;
  if (known && !takesOrder(known))
    await unit.change(occurrencesOf(plan.id), known.id, (visit) => ({ ok: false, message: whyNot(visit) }));
  const current = await unit.find(maintenancePlans, plan.id);
  await giveVisitOrder(unit, plan, scheduled, orderId);
  await passVisits(unit, current ?? plan, [scheduled], '1 work order created');
}

/** Why a visit takes no order any more. */
const whyNot = ({ workOrderId, skippedReason }: Occurrence): string =>
  workOrderId === undefined
    ? `Nothing was saved: this visit was called off. ${skippedReason ?? ''}`.trim()
    : 'Nothing was saved: this visit got its order meanwhile. Open that one instead.';
