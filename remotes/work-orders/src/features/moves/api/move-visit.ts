import { findRecord, type Outcome, type Unit } from '@fm/data';
import { maintenancePlans, type Occurrence, occurrencesOf } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder, WorkOrderStatus } from '@fm/domain/work-order';
import { hasSuccessor, type MoveInput } from '../move-input';
import { planPatch, visitPatch } from '../visit';

/** The visit of a plan that an order was created for; undefined where there is none, or none any more. */
export async function findVisit({
  planRef,
  occurrenceId,
}: WorkOrder): Promise<Outcome<Stored<Occurrence> | undefined>> {
  if (!planRef || occurrenceId === undefined) return { ok: true, value: undefined };
  return findRecord(occurrencesOf(planRef.id), occurrenceId);
}

/** Lets a visit and its plan follow the order, in the same commit. */
export async function moveVisit(
  unit: Unit,
  order: Stored<WorkOrder>,
  visit: Stored<Occurrence>,
  to: WorkOrderStatus,
  input: MoveInput,
  now: Date,
  successor: string,
): Promise<void> {
  const patch = visitPatch(order, {
    to,
    now,
    partly: input.carryRest === true,
    successor: hasSuccessor(input) ? successor : undefined,
    reason: input.reason,
  });
  if (!patch) return;
  const planId = visit.planRef.id;
  await unit.change(occurrencesOf(planId), visit.id, () => ({ ok: true, kind: 'status', patch }));
  const { completedOn } = patch;
  if (completedOn === undefined) return;
  await unit.change(maintenancePlans, planId, (plan) => ({
    ok: true,
    patch: planPatch(plan, visit, completedOn) ?? {},
    // Lets the rules see which completed order moved the plan's next date.
    batchId: order.id,
  }));
}
