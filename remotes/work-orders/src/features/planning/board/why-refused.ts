import type { Actor } from '@fm/domain/record';
import {
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  type WorkOrderStatus,
  workOrderFacts,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { whyNot } from '../../transitions/why-not';

/** Why an order cannot be put into another column, in sentences; undefined where it can. */
export function whyRefused(order: WorkOrder, to: WorkOrderStatus, actor: Actor): string | undefined {
  const facts = workOrderFacts(order, actor);
  const refusal = workOrderTransitions.refusal(order.status, to, facts, WORK_ORDER_STATUS_LABELS);
  if (refusal === undefined) return undefined;
  const reasons = whyNot(order, actor);
  // That somebody may not do it says less than why.
  if (workOrderTransitions.between(order.status, to) && reasons.length > 0) return reasons.join(' ');
  return [refusal, ...reasons, waysOn(order, actor)].filter(Boolean).join(' ');
}

function waysOn(order: WorkOrder, actor: Actor): string {
  const open = workOrderTransitions.next(order.status, workOrderFacts(order, actor));
  const names = [...new Set(open.map(({ to }) => `“${WORK_ORDER_STATUS_LABELS[to]}”`))];
  const last = names.pop();
  if (last === undefined) return '';
  return `From here it goes to ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}.`;
}
