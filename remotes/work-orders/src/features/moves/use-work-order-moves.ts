import { type DataFailure, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import {
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  type WorkOrderStatus,
  workOrderFacts,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { offerUndo } from '@fm/platform';
import { useState } from 'react';
import { stopTimersOn } from '../labour/api/timer';
import { moveWorkOrder } from './api/move-work-order';
import { asksFirst, type WorkOrderTransition } from './choices';
import type { MoveInput } from './move-input';
import { undoMove } from './undo-move';

/** Status changes of one order: what is open to this person, what is asked, what went wrong. */
export interface WorkOrderMoves {
  readonly order: Stored<WorkOrder>;
  readonly open: readonly WorkOrderTransition[];
  /** The change whose dialog is open. */
  readonly asked: WorkOrderTransition | undefined;
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  /** What the last change did where no undo bar says it, for screen readers: others see it at the title. */
  readonly said: string;
  /** Makes the change, or opens its dialog where it asks something first. */
  begin(transition: WorkOrderTransition): void;
  /** Makes the asked change. */
  confirm(input: MoveInput): void;
  cancel(): void;
}

export function useWorkOrderMoves(order: Stored<WorkOrder>): WorkOrderMoves {
  const actor = useActor();
  const [asked, setAsked] = useState<WorkOrderTransition>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const [said, setSaid] = useState('');

  const tell = (to: WorkOrderStatus, input: MoveInput) => {
    const name = order.number ?? order.title;
    const text = `${name} is now ${WORK_ORDER_STATUS_LABELS[to].toLowerCase()}.`;
    const back = undoMove(order, to, input, actor);
    if (!back) return setSaid(text);
    const { status } = order;
    offerUndo({
      text,
      undoneText: `${name} is again ${WORK_ORDER_STATUS_LABELS[status].toLowerCase()}.`,
      undo: () => moveWorkOrder(actor, order, status, back, to),
    });
  };

  const run = async (transition: WorkOrderTransition, input: MoveInput) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await moveWorkOrder(actor, order, transition.to, input);
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.failure);
    setAsked(undefined);
    tell(transition.to, input);
    if (transition.to === 'onHold' || transition.to === 'completed') await stopTimersOn(actor, order.id);
  };

  return {
    order,
    open: workOrderTransitions.next(order.status, workOrderFacts(order, actor)),
    asked,
    busy,
    failure,
    said,
    begin: (transition) => {
      setFailure(undefined);
      if (asksFirst(transition, order)) setAsked(transition);
      else void run(transition, {});
    },
    confirm: (input) => {
      if (asked) void run(asked, input);
    },
    cancel: () => {
      setAsked(undefined);
      setFailure(undefined);
    },
  };
}
