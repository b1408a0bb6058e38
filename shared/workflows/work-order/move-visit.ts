import { maintenancePlans, occurrencesOf, planPatch, visitPatch } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { OrderMove, WorkOrder, WorkOrderStatus } from '@fm/domain/work-order';
import type { Unit } from '../unit';

interface MovedOrder {
  readonly to: WorkOrderStatus;
  readonly now: Date;
  readonly input: OrderMove;
  /** Id of the order that takes over; undefined for none. */
  readonly successor: string | undefined;
}

/** Lets the visit that an order was created for, and its plan, follow the order. */
export async function moveVisit(
  unit: Unit,
  order: Stored<WorkOrder>,
  { to, now, input, successor }: MovedOrder,
): Promise<void> {
  const { planRef, occurrenceId } = order;
  if (!planRef || occurrenceId === undefined) return;
  const visit = await unit.find(occurrencesOf(planRef.id), occurrenceId);
  if (!visit) return;
  const partly = input.carryRest === true;
  const patch = visitPatch(order, { to, now, partly, successor, reason: input.reason });
  if (!patch) return;
  const planId = visit.planRef.id;
  await unit.change(occurrencesOf(planId), visit.id, () => ({ ok: true, kind: 'status', patch }));
  const { completedOn } = patch;
  if (completedOn === undefined || !(await unit.find(maintenancePlans, planId))) return;
  await unit.change(maintenancePlans, planId, (plan) => ({
    ok: true,
    patch: planPatch(plan, visit, completedOn) ?? {},
    batchId: order.id,
  }));
}
