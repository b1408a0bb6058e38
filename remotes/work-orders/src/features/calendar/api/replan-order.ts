import { changeRecord, type Outcome, updateRecord } from '@fm/data';
import type { PlannedTime } from '@fm/domain/planning';
import type { Actor, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Who does a job and when. */
export type OrderPlan = PlannedTime & Pick<WorkOrder, 'leadId' | 'leadName' | 'crewRefs' | 'crewIds'>;

export const planOf = (order: WorkOrder): OrderPlan => ({
  plannedStart: order.plannedStart,
  plannedEnd: order.plannedEnd,
  plannedDay: order.plannedDay,
  leadId: order.leadId,
  leadName: order.leadName,
  crewRefs: order.crewRefs,
  crewIds: order.crewIds,
});

/** Plans an order anew, with the reason where something spoke against it. What others changed meanwhile stays. */
export const replanOrder = (
  actor: Actor,
  order: Stored<WorkOrder>,
  plan: OrderPlan,
  reason: string,
): Promise<Outcome<void>> =>
  updateRecord(
    workOrders,
    actor,
    order,
    plan,
    reason ? { note: reason, kind: kindOf(order, plan) } : { kind: kindOf(order, plan) },
  );

/** Plans an order as it was before, unless somebody planned it anew since. */
export const planBack = (actor: Actor, before: Stored<WorkOrder>, plan: OrderPlan): Promise<Outcome<void>> =>
  changeRecord(workOrders, actor, before.id, (current) =>
    samePlan(current, plan)
      ? { ok: true, patch: planOf(before), kind: kindOf(current, before), note: 'Undone' }
      : { ok: false, message: `${current.updatedBy.name} planned it anew since.` },
  );

export const samePlan = (one: OrderPlan, other: OrderPlan): boolean =>
  one.plannedStart?.getTime() === other.plannedStart?.getTime() &&
  one.plannedEnd?.getTime() === other.plannedEnd?.getTime() &&
  one.leadId === other.leadId &&
  one.crewIds.join() === other.crewIds.join();

const kindOf = (one: { readonly leadId: string }, other: { readonly leadId: string }) =>
  one.leadId === other.leadId ? ('changed' as const) : ('assigned' as const);
