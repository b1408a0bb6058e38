import { type DataFailure, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import {
  type OrderMove,
  type OrderSchedule,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  type WorkOrderStatus,
} from '@fm/domain/work-order';
import { offerUndo } from '@fm/platform';
import { useState } from 'react';
import { transition } from './api/transition';
import { asksFirst, type WorkOrderTransition } from './choices';
import { undoMove } from './undo-move';

/** A change of status while it is asked for. */
export interface AskedMove {
  readonly order: Stored<WorkOrder>;
  readonly asked: WorkOrderTransition;
  /** What its dialog begins with, where somebody said by dragging who does the job and when. */
  readonly schedule: OrderSchedule | undefined;
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  /** Makes the asked change. */
  confirm(input: OrderMove): void;
  cancel(): void;
}

/** Changes the status of one order after another. */
export interface Mover {
  /** The order whose dialog is open, with what it asks. */
  readonly move: AskedMove | undefined;
  readonly busy: boolean;
  /** What went wrong with the last change. */
  readonly failure: DataFailure | undefined;
  /** What the last change did where no undo bar says it, for screen readers: others see it. */
  readonly said: string;
  /** Makes the change, or opens its dialog where it asks something first. */
  begin(order: Stored<WorkOrder>, transition: WorkOrderTransition, schedule?: OrderSchedule): void;
}

interface Asked {
  readonly order: Stored<WorkOrder>;
  readonly transition: WorkOrderTransition;
  readonly schedule: OrderSchedule | undefined;
}

/** The same steps, dialogs and undo wherever an order is moved on: its own screen, the board, the calendar. */
export function useMover(): Mover {
  const actor = useActor();
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const [said, setSaid] = useState('');

  const tell = (order: Stored<WorkOrder>, to: WorkOrderStatus, input: OrderMove) => {
    const name = order.number ?? order.title;
    const text = `${name} is now ${WORK_ORDER_STATUS_LABELS[to].toLowerCase()}.`;
    const back = undoMove(order, to, input, actor);
    if (!back) return setSaid(text);
    const { status } = order;
    offerUndo({
      text,
      undoneText: `${name} is again ${WORK_ORDER_STATUS_LABELS[status].toLowerCase()}.`,
      undo: () => transition(order.id, status, back, to),
    });
  };

  const run = async (order: Stored<WorkOrder>, { to }: WorkOrderTransition, input: OrderMove) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await transition(order.id, to, input);
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.failure);
    setAsked(undefined);
    tell(order, to, input);
  };

  return {
    move: asked && {
      order: asked.order,
      asked: asked.transition,
      schedule: asked.schedule,
      busy,
      failure,
      confirm: (input) => void run(asked.order, asked.transition, input),
      cancel: () => {
        setAsked(undefined);
        setFailure(undefined);
      },
    },
    busy,
    failure,
    said,
    begin: (order, transition, schedule) => {
      setFailure(undefined);
      if (asksFirst(transition, order)) setAsked({ order, transition, schedule });
      else void run(order, transition, {});
    },
  };
}
