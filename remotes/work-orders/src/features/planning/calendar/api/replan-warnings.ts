import type { AssignmentWarning } from '@fm/domain/assignment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { findWarnings } from '../../assignment/find-warnings';
import type { OrderPlan } from './replan-order';

/**
 * Whether something speaks against a new plan that did not speak against the one before: who drags an order is told of
 * what that brings, not of what was known. What cannot be read speaks against nothing.
 */
export async function bringsTrouble(order: Stored<WorkOrder>, plan: OrderPlan): Promise<boolean> {
  const after = await warningsOf(order, plan);
  if (after.length === 0) return false;
  const before = await warningsOf(order, order);
  return after.some((warning) => !before.some((known) => isSame(known, warning)));
}

async function warningsOf(order: Stored<WorkOrder>, plan: OrderPlan): Promise<readonly AssignmentWarning[]> {
  const found = await findWarnings({
    job: { ...order, ...plan },
    siteId: order.siteRef.id,
    lead: plan.leadId === '' ? null : { id: plan.leadId, name: plan.leadName ?? '' },
    crew: plan.crewRefs,
  });
  return found.ok ? found.value : [];
}

const isSame = (one: AssignmentWarning, other: AssignmentWarning) =>
  one.kind === other.kind && one.employeeId === other.employeeId && one.orderId === other.orderId;
