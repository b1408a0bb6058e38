import { HEALTHY, maintenancePlans, occurrencePatch, occurrencesOf, planPatch } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder, WorkOrderStatus, WorkOrderTransitionInput } from '@fm/domain/work-order';
import type { Unit } from '../unit';

interface MovedOrder {
  readonly to: WorkOrderStatus;
  readonly now: Date;
  readonly input: WorkOrderTransitionInput;
  /** Id of the order that takes over; undefined for none. */
  readonly successor: string | undefined;
}

/** Lets the occurrence that an order was created for, and its plan, follow the order. */
export async function followOrder(
  unit: Unit,
  order: Stored<WorkOrder>,
  { to, now, input, successor }: MovedOrder,
): Promise<void> {
  const { planRef, occurrenceId } = order;
  if (!planRef || occurrenceId === undefined) return;
  const occurrence = await unit.find(occurrencesOf(planRef.id), occurrenceId);
  if (!occurrence) return;
  if (to === 'inProgress') await recover(unit, occurrence.planRef.id, order.id);
  const partly = input.carryRest === true;
  const patch = occurrencePatch(order, { to, now, partly, successor, reason: input.reason });
  if (!patch) return;
  const planId = occurrence.planRef.id;
  await unit.change(occurrencesOf(planId), occurrence.id, () => ({
    ok: true,
    follows: true,
    kind: 'status',
    patch,
  }));
  const { completedOn } = patch;
  if (completedOn === undefined || !(await unit.find(maintenancePlans, planId))) return;
  await unit.change(maintenancePlans, planId, (plan) => ({
    ok: true,
    follows: true,
    patch: planPatch(plan, occurrence, completedOn) ?? {},
    batchId: order.id,
  }));
}

/** A plan that said that nobody began its orders is well again as soon as somebody begins one. */
async function recover(unit: Unit, planId: string, batchId: string): Promise<void> {
  const plan = await unit.find(maintenancePlans, planId);
  if (plan?.health !== 'late' && plan?.health !== 'stalled') return;
  await unit.change(maintenancePlans, planId, () => ({
    ok: true,
    follows: true,
    patch: HEALTHY,
    batchId,
  }));
}
