import { type Outcome, run } from '@fm/data';
import type { PlannedTime } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';

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
  order: Stored<WorkOrder>,
  plan: OrderPlan,
  reason: string,
): Promise<Outcome<null>> =>
  run('workOrders.replan', {
    id: order.id,
    seen: sent(order),
    plan: sent(plan),
    ...(reason && { note: reason }),
  });

/** Plans an order as it was before, unless somebody planned it anew since. */
export const planBack = (before: Stored<WorkOrder>, plan: OrderPlan): Promise<Outcome<null>> =>
  run('workOrders.replan', {
    id: before.id,
    seen: sent(plan),
    plan: sent(before),
    exact: true,
    note: 'Undone',
  });

const sent = ({ plannedStart, plannedEnd, leadId, crewRefs }: OrderPlan) => ({
  plannedStart,
  plannedEnd,
  leadId,
  crewRefs: [...crewRefs],
});

export const samePlan = (one: OrderPlan, other: OrderPlan): boolean =>
  one.plannedStart?.getTime() === other.plannedStart?.getTime() &&
  one.plannedEnd?.getTime() === other.plannedEnd?.getTime() &&
  one.leadId === other.leadId &&
  one.crewIds.join() === other.crewIds.join();
