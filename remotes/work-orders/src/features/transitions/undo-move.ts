import type { Actor, Stored } from '@fm/domain/record';
import {
  hasSuccessor,
  type OrderMove,
  type WorkOrder,
  type WorkOrderStatus,
  workOrderFacts,
  workOrderTransitions,
} from '@fm/domain/work-order';

const NOTE = 'Undone';

/** Single steps that lead back to how an order was, with what the order says of them. */
const WAYS_BACK: Partial<
  Record<`${WorkOrderStatus}>${WorkOrderStatus}`, (before: Stored<WorkOrder>) => OrderMove | undefined>
> = {
  // Unscheduling takes the plan away: the way back where there was none.
  'draft>scheduled': ({ plannedStart }) => (plannedStart ? undefined : { note: NOTE }),
  'scheduled>onHold': () => ({ note: NOTE }),
  'inProgress>onHold': () => ({ note: NOTE }),
  'onHold>scheduled': (before) => heldAgain(before),
  'onHold>inProgress': (before) => heldAgain(before),
  'inProgress>completed': () => ({ reason: NOTE }),
};

/**
 * What takes an order back to what it was before it became `to` by `input`; undefined where no allowed step leads
 * there, where a new order came of it, or where `actor` may not take that step.
 */
export function undoMove(
  before: Stored<WorkOrder>,
  to: WorkOrderStatus,
  input: OrderMove,
  actor: Actor,
): OrderMove | undefined {
  if (hasSuccessor(input)) return undefined;
  // A completed visit may have moved the next one of its plan, which no step of the order takes back.
  if (to === 'completed' && before.occurrenceId !== undefined) return undefined;
  const allowed = workOrderTransitions.next(to, workOrderFacts(before, actor));
  if (!allowed.some((transition) => transition.to === before.status)) return undefined;
  return WAYS_BACK[`${before.status}>${to}`]?.(before);
}

const heldAgain = ({ waiting }: WorkOrder): OrderMove | undefined =>
  waiting && {
    waitingReason: waiting.reason,
    ...(waiting.until && { waitingUntil: waiting.until }),
    note: NOTE,
  };
