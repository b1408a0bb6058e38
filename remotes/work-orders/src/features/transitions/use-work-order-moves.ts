import { type DataFailure, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrderFacts, workOrderTransitions } from '@fm/domain/work-order';
import type { WorkOrderTransition } from './choices';
import { type AskedMove, useMover } from './use-mover';

/** Status changes of one order: what is open to this person, what is asked, what went wrong. */
export interface WorkOrderMoves {
  readonly order: Stored<WorkOrder>;
  readonly open: readonly WorkOrderTransition[];
  /** What an open dialog asks. */
  readonly move: AskedMove | undefined;
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  readonly said: string;
  /** Makes the change, or opens its dialog where it asks something first. */
  begin(transition: WorkOrderTransition): void;
}

export function useWorkOrderMoves(order: Stored<WorkOrder>): WorkOrderMoves {
  const actor = useActor();
  const mover = useMover();
  return {
    ...mover,
    order,
    // The dialog follows what others change meanwhile.
    move: mover.move && { ...mover.move, order },
    open: workOrderTransitions.next(order.status, workOrderFacts(order, actor)),
    begin: (transition) => mover.begin(order, transition),
  };
}
