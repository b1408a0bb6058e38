import type { Actor, Stored } from '../record';
import type { UndoTransition } from '../transitions';
import { hasSuccessor, type WorkOrderTransitionInput } from './transition-order';
import type { WorkOrder, WorkOrderStatus } from './work-order';
import { workOrderFacts, workOrderTransitions } from './work-order-transitions';

const NOTE = 'Undone';

/** Transitions that lead back to how an order was, with what the order says of them. */
const WAYS_BACK: Partial<
  Record<
    `${WorkOrderStatus}>${WorkOrderStatus}`,
    (before: Stored<WorkOrder>) => WorkOrderTransitionInput | undefined
  >
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
 * The transition that takes an order back to what it was before it became `to` by `input`; undefined where no allowed
 * one leads there, where a new order came of it, or where `actor` may not make it.
 */
export function undoWorkOrder(
  before: Stored<WorkOrder>,
  to: WorkOrderStatus,
  input: WorkOrderTransitionInput,
  actor: Actor,
): readonly UndoTransition<WorkOrderStatus, WorkOrderTransitionInput>[] | undefined {
  if (hasSuccessor(input)) return undefined;
  // A completed occurrence may have moved the next one of its plan, which no transition of the order takes back.
  if (to === 'completed' && before.occurrenceId !== undefined) return undefined;
  const allowed = workOrderTransitions.next(to, workOrderFacts(before, actor));
  if (!allowed.some((transition) => transition.to === before.status)) return undefined;
  const back = WAYS_BACK[`${before.status}>${to}`]?.(before);
  return back && [{ to: before.status, input: back }];
}

const heldAgain = ({ waiting }: WorkOrder): WorkOrderTransitionInput | undefined =>
  waiting && {
    waitingReason: waiting.reason,
    ...(waiting.until && { waitingUntil: waiting.until }),
    note: NOTE,
  };
